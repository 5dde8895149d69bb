const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY
const MONTH = YEAR / 12

/** Smallest first. */
const units = [
  ['minute', MINUTE],
  ['hour', HOUR],
  ['day', DAY],
  ['month', MONTH],
  ['year', YEAR],
] as const

export type Ago = { value: number; unit: (typeof units)[number][0] }

/**
 * How long before `now` `at` was (milliseconds since 1970), in the largest unit that fits; `undefined` means just now,
 * or a future time.
 */
export function agoOf(at: number, now: number): Ago | undefined {
  const past = now - at
  const fitting = units.findLast(([, length]) => past >= length)
  return fitting && { value: Math.floor(past / fitting[1]), unit: fitting[0] }
}
