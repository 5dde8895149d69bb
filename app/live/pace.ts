import { mayAskEarly } from '#app/lib/connection.ts'
import { seconds } from '#app/lib/durations.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'

/** Where less motion or less data is wanted, tables change once in so many milliseconds at most. */
const CALM = seconds(1)

/** Runs `tell` when the page next draws a frame; a hidden page draws none, so that there it waits until somebody looks. */
export function atNextFrame(tell: () => void): void {
  const inFrame = () => requestAnimationFrame(tell)
  if (prefersStill() || !mayAskEarly()) setTimeout(inFrame, CALM)
  else inFrame()
}
