import { seconds } from '#app/domain/durations.ts'
import { loadScript } from '../loadScript.ts'

/** Timeout of the script's load in milliseconds. */
const SCRIPT_TIMEOUT_MS = seconds(15)

/** Loads the script of the tag manager, once a visit: a second one would send every event twice. */
export function createTagManager() {
  let asked = false
  return {
    load(address: string): void {
      if (asked) return
      asked = true
      // A failure shows no error, since no visitor needs the script; events stay in `dataLayer`.
      loadScript(address, SCRIPT_TIMEOUT_MS).catch(() => undefined)
    },
  }
}
