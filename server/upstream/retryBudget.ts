/** Second tries per call. */
const SHARE = 0.1

/** Second tries that are saved up at most, and at the start. */
const MOST = 20

/** Second tries for at most a tenth of all calls: when everything fails, they would only double the load. */
export function createRetryBudget() {
  let saved = MOST
  return {
    /** A call was made. */
    earn(): void {
      saved = Math.min(MOST, saved + SHARE)
    },
    /** Takes a second try out of the budget; `false` when there is none left. */
    spend(): boolean {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
