import { useQuery } from '@tanstack/react-query'
import { isSelfExcluded } from '#app/domain/selfExclusion.ts'
import { useAuth } from '#app/session/auth.ts'
import { overviewQuery } from './playerQueries.ts'

/** Whether the player who is here has excluded themselves; `undefined` until it is known, `false` for visitors (AUT-14). */
export function useSelfExcluded(): boolean | undefined {
  const { player } = useAuth()
  const { data, isError } = useQuery({ ...overviewQuery, enabled: false })
  if (!player) return false
  // What cannot be known must not keep everybody from their account; the gateway refuses the game itself.
  return data ? isSelfExcluded(data) : isError ? false : undefined
}
