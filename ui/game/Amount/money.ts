/** Format of an amount. */
export type MoneyForm = 'full' | 'short' | 'compact' | 'digits'

/** Scale word that replaces three, six or nine digits. */
export type MoneyScale = 'one' | 'thousand' | 'million' | 'billion'

export type Money = { figure: number; decimals: 0 | 2; scale: MoneyScale }

/** From this amount on the compact form leaves out digits (KIT-09, S2 9). */
export const COMPACT_FROM = 1000

const TEN_THOUSAND = 10_000
const MILLION = 1_000_000
const steps: readonly (readonly [MoneyScale, number])[] = [
  ['billion', 1e9],
  ['million', MILLION],
  ['thousand', 1e3],
]

/** Rounded down, so that no amount is shown as larger than it is. */
const cut = (value: number, unit: number): number => Math.trunc((value * 100) / unit) / 100

const written = (value: number): Money => ({ figure: value, decimals: 2, scale: 'one' })
const digitsOf = (value: number): Money => ({ figure: Math.trunc(value), decimals: 0, scale: 'one' })

function short(value: number): Money {
  if (Math.abs(value) >= MILLION) return { figure: cut(value, MILLION), decimals: 2, scale: 'million' }
  return Math.abs(value) >= TEN_THOUSAND ? digitsOf(value) : written(value)
}

function compact(value: number): Money {
  const [scale, unit] = steps.find(([, size]) => Math.abs(value) >= size) ?? ['one', 1]
  return { figure: cut(value, unit), decimals: 2, scale }
}

/**
 * The formatted parts of an amount: two decimals, or none in the form `digits`. Below the threshold the compact form
 * shows all digits; from it on it uses thousands, millions and milliards.
 */
export function moneyOf(value: number, form: MoneyForm, threshold = COMPACT_FROM): Money {
  if (form === 'digits') return digitsOf(value)
  if (form === 'short') return short(value)
  return form === 'compact' && Math.abs(value) >= threshold ? compact(value) : written(value)
}

/** A limit, such as a bet: whole amounts have no decimals. */
export const limitOf = (value: number): Money => ({
  figure: value,
  decimals: Number.isInteger(value) ? 0 : 2,
  scale: 'one',
})
