/** Retries per call. */
const RETRIES_PER_CALL = 0.1

/** Highest number of saved retries, and the number at the start. */
const MAX_SAVED = 20

/** Retries for at most a tenth of all calls: during an outage they would only double the load. */
export function createRetryBudget() {
  let saved = MAX_SAVED
  return {
    /** Counts a call. */
    earn(): void {
      saved = Math.min(MAX_SAVED, saved + RETRIES_PER_CALL)
    },
    /** Takes a retry out of the budget; `false` if there is none left. */
    spend(): boolean {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
