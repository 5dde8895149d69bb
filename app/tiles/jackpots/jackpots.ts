import * as v from 'valibot'
import { Jackpot } from '#app/api/contract/casino.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/domain/durations.ts'
import { createJackpotShow } from '#app/domain/jackpots/show.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createJackpotFeed } from './jackpotFeed.ts'

/** Milliseconds between two requests (JAC-03). */
const REFETCH_INTERVAL_MS = seconds(30)

export type JackpotPorts = {
  /** Called for the first failed request, and for later ones only after a success. */
  onFail: () => void
  /** Whether reduced motion stops the amounts (JAC-04), with a subscription to changes. */
  isStill: () => boolean
  watchStill: (listener: () => void) => () => void
}

/** Updates the jackpots of the visit while the page is visible; the returned function stops it. */
export function startJackpots(visit: Visit, { onFail, isStill, watchStill }: JackpotPorts): () => void {
  const feed = storeOf(visit, createJackpotFeed)
  const show = createJackpotShow({ seed: Math.floor(Math.random() * 2 ** 31) })
  let timer: ReturnType<typeof setTimeout> | undefined
  const budget = createRetryBudget('jackpots', Math.random)
  /** Earliest time of the next request, in milliseconds since 1970. */
  let due = 0
  let failing = false
  let over = false

  function tick(): void {
    clearTimeout(timer)
    if (over || document.hidden) return
    const now = Date.now()
    const still = isStill()
    // With reduced motion the amounts do not change, so one request is enough.
    if (still && feed.getSnapshot() !== undefined) return
    if (!still) show.advance(now)
    if (now >= due) void ask()
    const next = Math.min((!still && show.nextAt(now)) || Number.POSITIVE_INFINITY, due)
    timer = setTimeout(tick, Math.max(0, next - now))
  }

  async function ask(): Promise<void> {
    due = Date.now() + REFETCH_INTERVAL_MS
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

  const stop = show.subscribe(() => feed.set(show.getSnapshot()))
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
