import { seconds } from '#app/domain/durations.ts'
import { mayPrefetch } from '#app/platform/connection.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'

/** Delay in milliseconds of an update for visitors who want less motion or data. */
const REDUCED_UPDATE_INTERVAL_MS = seconds(1)

/**
 * Runs `tell` in the next frame, or a second later for visitors who want less motion or data. In a hidden page it runs once
 * the page is shown.
 */
export function scheduleUpdate(tell: () => void): void {
  const inFrame = () => requestAnimationFrame(tell)
  if (prefersStill() || !mayPrefetch()) setTimeout(inFrame, REDUCED_UPDATE_INTERVAL_MS)
  else inFrame()
}
