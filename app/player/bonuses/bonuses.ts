import { queryOptions } from '@tanstack/react-query'
import type { GamingBonus } from '#app/api/contract/player/bonuses.ts'
import { type Known, mapKnown } from '#app/domain/known.ts'
import { isCurrent } from '#app/domain/own/bonusGames.ts'
import type { Visit } from '#app/platform/visit.ts'
import { type PlayerFact, useFact } from '../data/fact.ts'
import { removeMessages } from '../data/messages.ts'
import { bonusesQuery, gamingBonusesQuery, PLAYER } from '../data/playerQueries.ts'
import { sessionServices } from '../session/sessionServices.ts'

/** Number of the player's bonuses (BON-01). */
export const useBonusCount = (): Known<number> =>
  mapKnown(useFact(bonusesQuery).fact, ({ bonuses }) => bonuses.filter(isCurrent).length)

export type OwnBonus = GamingBonus & { title?: string }

/** The player's active bonuses for games, with names from the list of details where it has them (BON-02). */
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

/** The details of one offered bonus. */
export const bonusDetailsQuery = (bonusId: string) =>
  queryOptions({
    queryKey: [PLAYER, 'bonusDetails', bonusId],
    queryFn: async ({ client, signal }) => {
      const query = { bonusId, returnBonusTemplateDetails: 'true', returnGamingContexts: 'true' } as const
      return (await sessionServices(client).gateway.call('bonusDetails', { query, signal })).bonus
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Accepts or refuses an offer, then reloads the bonuses and removes the message of the offer (BON-03). */
export async function confirmBonus(visit: Visit, bonusId: string, accept: boolean): Promise<void> {
  const { errorCode } = await sessionServices(visit).platform.confirmBonus({ bonusId, accept })
  if (errorCode !== 0) throw new Error(`confirmBonus: errorCode ${errorCode}`)
  removeMessages(visit, (own) => own.bonusId === bonusId)
  await Promise.all([
    visit.fetchQuery({ ...bonusesQuery, staleTime: 0 }).catch(() => undefined),
    visit.fetchQuery({ ...gamingBonusesQuery, staleTime: 0 }).catch(() => undefined),
  ])
}
