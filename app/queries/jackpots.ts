import * as v from 'valibot'
import { Jackpot } from '#app/api/contract/casino.ts'
import { request } from '#app/api/request.ts'
import { createJackpotShow } from '#app/domain/jackpots/show.ts'
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
  let asked = Number.NEGATIVE_INFINITY
  let failing = false

  function tick(): void {
    clearTimeout(timer)
    if (document.hidden) return
    const now = Date.now()
    const isDue = now - asked >= REFETCH
    if (isStill()) {
      // Amounts that stand still are there all the same.
      if (isDue && jackpotFeed.getSnapshot() === undefined) void ask()
      return
    }
    show.advance(now)
    if (isDue) void ask()
    const next = Math.min(show.nextAt(now) ?? Number.POSITIVE_INFINITY, asked + REFETCH)
    timer = setTimeout(tick, Math.max(0, next - now))
  }

  async function ask(): Promise<void> {
    asked = Date.now()
    try {
      show.report(await request('/api/jackpots', { schema: v.array(Jackpot) }), Date.now())
      failing = false
      tick()
    } catch {
      if (!failing) onFail()
      failing = true
    }
  }

  const stop = show.subscribe(() => jackpotFeed.set(show.getSnapshot()))
  document.addEventListener('visibilitychange', tick)
  const stopWatching = watchStill(tick)
  tick()
  return () => {
    clearTimeout(timer)
    stop()
    stopWatching()
    document.removeEventListener('visibilitychange', tick)
  }
}
