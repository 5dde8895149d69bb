import * as v from 'valibot'
import { Jackpot } from '#app/api/contract/casino.ts'
import { request } from '#app/api/request.ts'
import { createJackpotShow } from '#app/domain/jackpots/show.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { seconds } from '#app/lib/durations.ts'
import { jackpotFeed } from './jackpotFeed.ts'

/** How often the casino is asked at most (JAC-03). */
const REFETCH = seconds(30)

export type JackpotPorts = {
  /** Hears of the first failed call, and of the next one only after one that worked. */
  onFail: () => void
  /** Whether amounts stand still, since less motion is wanted (JAC-04), and who says that this changed. */
  isStill: () => boolean
  watchStill: (listener: () => void) => () => void
}

/** Lets the jackpots grow while the page can be seen; returns what stops it. */
export function startJackpots({ onFail, isStill, watchStill }: JackpotPorts): () => void {
  const show = createJackpotShow({ seed: Math.floor(Math.random() * 2 ** 31) })
  let timer: ReturnType<typeof setTimeout> | undefined
  const budget = createRetryBudget('jackpots', Math.random)
  /** When the casino is to be asked again. */
  let due = 0
  let failing = false
  let over = false

  function tick(): void {
    clearTimeout(timer)
    if (over || document.hidden) return
    const now = Date.now()
    const still = isStill()
    // Amounts that stand still are there all the same.
    if (still && jackpotFeed.getSnapshot() !== undefined) return
    if (!still) show.advance(now)
    if (now >= due) void ask()
    const next = Math.min((!still && show.nextAt(now)) || Number.POSITIVE_INFINITY, due)
    timer = setTimeout(tick, Math.max(0, next - now))
  }

  async function ask(): Promise<void> {
    due = Date.now() + REFETCH
    budget.attempt(Date.now())
    try {
      show.report(await request('/api/jackpots', { schema: v.array(Jackpot) }), Date.now())
      if (failing) budget.up(Date.now())
      failing = false
      tick()
    } catch {
      due = Date.now() + budget.lost(Date.now())
      if (!failing) onFail()
      failing = true
      tick()
    }
  }

  const stop = show.subscribe(() => jackpotFeed.set(show.getSnapshot()))
  document.addEventListener('visibilitychange', tick)
  const stopWatching = watchStill(tick)
  tick()
  return () => {
    over = true
    clearTimeout(timer)
    stop()
    stopWatching()
    document.removeEventListener('visibilitychange', tick)
  }
}
