import { afterPaint } from '#ui/foundation/afterPaint.ts'
import type { Overlays } from './overlays.ts'
import { overlaysAhead } from './overlaysAhead.ts'

let stopWaiting: (() => void) | undefined

/**
 * Takes back what was opened and has no entry yet, for whoever goes elsewhere or closes it first.
 * Says whether there was something.
 */
export function takeBack(): boolean {
  if (!stopWaiting) return false
  stopWaiting()
  overlaysAhead.set(undefined)
  return true
}

/**
 * Shows `overlays` in the next frame and calls `enter` after it, which makes their entry of the history: on a cheap
 * phone the browser needs as long for an entry as for the picture.
 */
export function openAhead(overlays: Overlays, enter: () => void): void {
  takeBack()
  overlaysAhead.set(overlays)
  const forget = afterPaint(() => {
    stopWaiting?.()
    enter()
  })
  addEventListener('popstate', takeBack)
  stopWaiting = () => {
    forget()
    removeEventListener('popstate', takeBack)
    stopWaiting = undefined
  }
}
