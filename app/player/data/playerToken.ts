import type { QueryClient } from '@tanstack/react-query'
import type { PlayerToken } from '#app/domain/launch/url.ts'
import { connection } from '../session/connection.ts'
import { infoQuery } from './playerQueries.ts'

/** The token that identifies the player to a provider (LCH-03, LCH-04); rejects as the gateway does. */
export async function playerToken(client: QueryClient): Promise<PlayerToken> {
  const [{ userId }, token] = await Promise.all([
    client.fetchQuery(infoQuery),
    connection().gateway.call('providerToken', {}),
  ])
  const tempToken = token.sessionToken?.sessionToken
  return { playerId: userId, errorCode: token.errorCode, ...(tempToken && { tempToken }) }
}
