/** The longest delay of a browser timer; longer ones would end at once (KIT-10, S2 9). */
export const MAX_TIMER_MS = 2_147_483_647

export type Timer = { pause: () => void; resume: () => void; stop: () => void }

/** Calls `onEnd` once after `ms`, not counting pauses; after a pause at least `least` ms remain. */
export function createTimer(ms: number, onEnd: () => void, now: () => number, least = 1000): Timer {
  let left = Math.min(ms, MAX_TIMER_MS)
  let since = 0
  let handle: ReturnType<typeof setTimeout> | undefined

  function resume() {
    if (handle !== undefined) return
    since = now()
    handle = setTimeout(onEnd, left)
  }

  resume()
  return {
    resume,
    pause() {
      if (handle === undefined) return
      clearTimeout(handle)
      handle = undefined
      left = Math.max(left - (now() - since), Math.min(least, ms))
    },
    stop() {
      clearTimeout(handle)
      handle = undefined
    },
  }
}
