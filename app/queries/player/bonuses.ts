import { queryOptions, useQuery } from '@tanstack/react-query'
import type { GamingBonus } from '#app/api/contract/player/bonuses.ts'
import { isCurrent } from '#app/domain/own/bonusGames.ts'
import { connection } from '#app/session/connection.ts'
import { bonusesQuery, gamingBonusesQuery, messagesQuery, PLAYER } from './playerQueries.ts'

const read = { enabled: false } as const

/** How many bonuses the player who is here has (BON-01); none for visitors. */
export const useBonusCount = (): number =>
  useQuery({ ...bonusesQuery, ...read }).data?.bonuses.filter(isCurrent).length ?? 0

export type OwnBonus = GamingBonus & { title?: string }

/** Active bonuses that are played in games, with the names that the other list has for them (BON-02). */
export function useOwnBonuses(): OwnBonus[] {
  const titles = useQuery({ ...bonusesQuery, ...read }).data?.bonuses ?? []
  const bonuses = useQuery({ ...gamingBonusesQuery, ...read }).data?.bonuses ?? []
  return bonuses
    .filter(({ bonusStatus }) => bonusStatus.toLowerCase() === 'active')
    .map((bonus) => {
      const title = titles.find(({ bonusId }) => bonusId === bonus.bonusId)?.title
      return title === undefined ? bonus : { ...bonus, title }
    })
}

/** What is known of one bonus that is offered. */
export const bonusDetailsQuery = (bonusId: string) =>
  queryOptions({
    queryKey: [PLAYER, 'bonusDetails', bonusId],
    queryFn: async ({ signal }) => {
      const query = { bonusId, returnBonusTemplateDetails: 'true', returnGamingContexts: 'true' } as const
      return (await connection().gateway.call('bonusDetails', { query, signal })).bonus
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Answers an offer; then bonuses are asked for anew, and its message has been answered (BON-03). */
export async function confirmBonus(bonusId: string, accept: boolean): Promise<void> {
  const { client, platform } = connection()
  const { errorCode } = await platform.confirmBonus({ bonusId, accept })
  if (errorCode !== 0) throw new Error(`confirmBonus: errorCode ${errorCode}`)
  client.setQueryData(messagesQuery.queryKey, (before) => before?.filter((own) => own.bonusId !== bonusId))
  await Promise.all([
    client.fetchQuery({ ...bonusesQuery, staleTime: 0 }).catch(() => undefined),
    client.fetchQuery({ ...gamingBonusesQuery, staleTime: 0 }).catch(() => undefined),
  ])
}

/** Bonus of the first message that offers one; later ones wait for their turn. */
export function useOfferedBonus(): string | undefined {
  const messages = useQuery({ ...messagesQuery, ...read }).data ?? []
  return messages.find(({ type, bonusId }) => type.startsWith('bonus') && bonusId !== undefined)?.bonusId
}
