import { seconds } from '#app/domain/durations.ts'
import { mayPrefetch } from '#app/platform/connection.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'

/** Shortest time between two updates of tables for visitors who want less motion or data. */
const CALM_UPDATE_INTERVAL = seconds(1)

/** Runs `tell` in the next frame; in a hidden page that is when the page is shown again. */
export function atNextFrame(tell: () => void): void {
  const inFrame = () => requestAnimationFrame(tell)
  if (prefersStill() || !mayPrefetch()) setTimeout(inFrame, CALM_UPDATE_INTERVAL)
  else inFrame()
}
