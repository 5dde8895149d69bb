import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'
import { writeCookie } from './cookies.ts'

const QUIET_VALUE = 'quiet'
const COOKIE_DAYS = 365

/** Switches quiet mode, and stores that for a year in this browser (UXP-14). */
export function setQuietMode(on: boolean): void {
  // The boot script reads the cookie before the first paint.
  writeCookie('motion', on ? QUIET_VALUE : 'full', COOKIE_DAYS)
  if (on) document.documentElement.dataset.motion = QUIET_VALUE
  else delete document.documentElement.dataset.motion
}

/** Whether quiet mode is on, and whether the device asks for it. */
export function useQuietMode(): { on: boolean; fromSystem: boolean } {
  const on = usePrefersStill()
  return { on, fromSystem: on && document.documentElement.dataset.motion !== QUIET_VALUE }
}
