import type { PlayerToken } from '#app/domain/launch/url.ts'
import type { Visit } from '#app/platform/visit.ts'
import { sessionServices } from '../session/sessionServices.ts'
import { infoQuery } from './playerQueries.ts'

/** The token that identifies the player to a provider (LCH-03, LCH-04); rejects as the gateway does. */
export async function playerToken(visit: Visit): Promise<PlayerToken> {
  const [{ userId }, token] = await Promise.all([
    visit.fetchQuery(infoQuery),
    sessionServices(visit).gateway.call('providerToken', {}),
  ])
  const tempToken = token.sessionToken?.sessionToken
  return { playerId: userId, errorCode: token.errorCode, ...(tempToken && { tempToken }) }
}
