const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago `at` was at `now` (milliseconds since 1970), in the largest unit that fits; a future time is now. */
export function agoOf(at: number, now: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const past = Math.max(0, now - at)
  if (past >= DAY) return { value: Math.floor(past / DAY), unit: 'day' }
  if (past >= HOUR) return { value: Math.floor(past / HOUR), unit: 'hour' }
  return { value: Math.floor(past / MINUTE), unit: 'minute' }
}
