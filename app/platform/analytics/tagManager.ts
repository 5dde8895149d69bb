import { seconds } from '#app/domain/durations.ts'
import { loadScript } from '../loadScript.ts'

/** Milliseconds after which a script without an answer counts as missing. */
const SCRIPT_TIMEOUT = seconds(15)

/** Loads the script of the tag manager, once a visit: a second one would send every event twice. */
export function createTagManager() {
  let asked = false
  return {
    load(address: string): void {
      if (asked) return
      asked = true
      // Blocked or silent, it is missed by no visitor: events stay in `dataLayer` and nothing is said.
      loadScript(address, SCRIPT_TIMEOUT).catch(() => undefined)
    },
  }
}
