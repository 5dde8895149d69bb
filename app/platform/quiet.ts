import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'
import { writeCookie } from './cookies.ts'

const QUIET = 'quiet'
const DAYS = 365

/** Stops what moves by itself, or lets it move, and keeps that for a year in this browser (UXP-14). */
export function setQuiet(on: boolean): void {
  // The boot script reads the cookie before the first paint.
  writeCookie('motion', on ? QUIET : 'full', DAYS)
  if (on) document.documentElement.dataset.motion = QUIET
  else delete document.documentElement.dataset.motion
}

/** Whether quiet mode is on, and whether the device asks for it. */
export function useQuiet(): { on: boolean; fromSystem: boolean } {
  const on = usePrefersStill()
  return { on, fromSystem: on && document.documentElement.dataset.motion !== QUIET }
}
