import { queryOptions, useQuery } from '@tanstack/react-query'
import type { GamingBonus } from '#app/api/contract/player/bonuses.ts'
import { type Known, mapKnown } from '#app/domain/known.ts'
import { isCurrent } from '#app/domain/own/bonusGames.ts'
import { connection } from '#app/session/connection.ts'
import { type PlayerFact, useFact } from './fact.ts'
import { bonusesQuery, gamingBonusesQuery, messagesQuery, PLAYER } from './playerQueries.ts'

/** How many bonuses the player who is here has (BON-01). */
export const useBonusCount = (): Known<number> =>
  mapKnown(useFact(bonusesQuery).fact, ({ bonuses }) => bonuses.filter(isCurrent).length)

export type OwnBonus = GamingBonus & { title?: string }

/** Active bonuses that are played in games, with the names that the other list has for them, where it is known (BON-02). */
export function useOwnBonuses(): PlayerFact<OwnBonus[]> {
  const names = useFact(bonusesQuery).fact
  const gaming = useFact(gamingBonusesQuery)
  const titleOf = (own: GamingBonus) =>
    names.state === 'known'
      ? names.value.bonuses.find(({ bonusId }) => bonusId === own.bonusId)?.title
      : undefined
  const fact = mapKnown(gaming.fact, ({ bonuses }) =>
    bonuses
      .filter(({ bonusStatus }) => bonusStatus.toLowerCase() === 'active')
      .map((bonus) => {
        const title = titleOf(bonus)
        return title === undefined ? bonus : { ...bonus, title }
      }),
  )
  return { ...gaming, fact }
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

/** Bonus of the first message that has come and offers one; later ones wait for their turn. */
export function useOfferedBonus(): string | undefined {
  const { data } = useQuery({ ...messagesQuery, enabled: false })
  return data?.find(({ type, bonusId }) => type.startsWith('bonus') && bonusId !== undefined)?.bonusId
}
