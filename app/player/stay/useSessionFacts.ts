import type { Known } from '#app/domain/known.ts'
import { useNow } from '#app/platform/useNow.ts'
import { useStored } from '#app/platform/visit.ts'
import type { SafePlaySheetProps } from '#ui/player/SafePlaySheet'
import { useBalance, useBalanceHidden, useVisibilitySettled } from '../data/balance.ts'
import { createPlayerSession } from './playerSession.ts'
import { createRunningStay } from './stay.ts'

/** Milliseconds between two updates of the clock. */
const UPDATE_INTERVAL_MS = 15_000

type Facts = NonNullable<SafePlaySheetProps['session']>

/** Both balances, or why they are not shown; a balance whose refresh failed is not the present one. */
function moneyOf(entry: number | undefined, now: Known<number>): Facts['money'] {
  if (now.state !== 'known') return now.state
  return entry === undefined || now.outdated ? 'failed' : { entry, now: now.value }
}

/**
 * Time and money of the game for money that runs (CPL-05), else of the player's session (CPL-03). Hidden money stays
 * hidden (UXP-19), also while it is not known whether it is; a guest has no facts.
 */
export function useSessionFacts(): Facts | undefined {
  const stay = useStored(createRunningStay)
  const session = useStored(createPlayerSession)
  const now = useNow(UPDATE_INTERVAL_MS)
  const { fact } = useBalance()
  const hidden = useBalanceHidden()
  const settled = useVisibilitySettled()
  const shown = stay ?? session
  if (!shown) return undefined
  const { startedAt, entry } = shown
  const money = !settled ? 'pending' : hidden ? 'hidden' : moneyOf(entry, fact)
  return { startedAt, now: Math.max(now, startedAt), inGame: stay !== undefined, money }
}
