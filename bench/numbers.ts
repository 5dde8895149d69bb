/** The value below which `share` (0 to 1) of `values` lie, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.max(Math.ceil(share * sorted.length), 1)
  return sorted[rank - 1] ?? Number.NaN
}

/** The median; for an even count the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

const grouped = (value: number, digits: number) =>
  value
    .toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replaceAll(',', ' ')

/** Bytes in kilobytes of 1000 bytes. */
export const kB = (bytes: number): string => `${grouped(bytes / 1000, 1)} kB`

/** Bytes in megabytes of 1000 kB. */
export const MB = (bytes: number): string => `${grouped(bytes / 1_000_000, 0)} MB`

/** Milliseconds; fractions below ten with two decimals. */
export const ms = (value: number): string =>
  `${grouped(value, Math.abs(value) < 10 && !Number.isInteger(value) ? 2 : 0)} ms`

/** `value` as a multiple of `limit`. */
export const times = (value: number, limit: number): string => `${grouped(value / limit, 2)}x`

/** Percent with one decimal. */
export const percent = (value: number): string => `${value.toFixed(1)} %`

/** Difference of `value` from `base` in percent; zero if both are zero. */
export const change = (value: number, base: number): number =>
  value === base ? 0 : ((value - base) / base) * 100

/** A difference with its sign. */
export const signed = (value: number, show: (value: number) => string): string =>
  value < 0 ? `-${show(-value)}` : `+${show(value)}`
