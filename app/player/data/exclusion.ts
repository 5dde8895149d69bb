import { flatMapKnown, type Known, known } from '#app/domain/known.ts'
import { exclusionEndOf, selfExclusionOf } from '#app/domain/selfExclusion.ts'
import { visitView } from '#app/platform/visitView.ts'
import { useAuth } from '../session/auth.ts'
import { type PlayerFact, useFact } from './fact.ts'
import { overviewQuery } from './playerQueries.ts'

/** A guest has not; an editor may see the pages as a player who has. */
const ofGuest = known(visitView.audience === 'excluded')

/** Whether the player has excluded themselves (AUT-14); a guest has not. */
export function useSelfExcluded(): PlayerFact<boolean> {
  const { player } = useAuth()
  const overview = useFact(overviewQuery)
  return { ...overview, fact: player ? flatMapKnown(overview.fact, selfExclusionOf) : ofGuest }
}

/** The last day of the player's exclusion, if the platform says it (CPL-04). */
export function useExclusionEnd(): Known<string> {
  const { fact } = useFact(overviewQuery)
  return flatMapKnown(fact, (overview) => exclusionEndOf(overview, new Date().toISOString().slice(0, 10)))
}
