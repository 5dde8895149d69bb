import type { CalendarDay } from './month.ts'

/** A value of each day from 0 to 1, the share of the greatest; nothing for a day without one. */
export type Shares = { greatest: number; shares: (number | undefined)[] }

/** Shares from zero on: an axis that began elsewhere would make small changes look large. */
function sharesOf(values: readonly (number | undefined)[]): Shares {
  const greatest = Math.max(0, ...values.filter((value) => value !== undefined))
  return {
    greatest,
    shares: values.map((value) => (value === undefined || greatest === 0 ? value : value / greatest)),
  }
}

export const playedShares = (days: readonly CalendarDay[]): Shares =>
  sharesOf(days.map(({ seen }) => seen?.played))

export const balanceShares = (days: readonly CalendarDay[]): Shares =>
  sharesOf(days.map(({ seen }) => seen?.last))

/** Four decimals are finer than a pixel. */
const short = (value: number) => Number(value.toFixed(4))

/** Path of a column for each day, in a box of one unit a day and a height of 1. */
export const columnsPath = ({ shares }: Shares): string =>
  shares.flatMap((share, place) => (share ? [`M${place + 0.2} 1V${short(1 - share)}h.6V1z`] : [])).join('')

/** Path of the feet of the columns: a day that was seen has one, also without a column. */
export const seenPath = ({ shares }: Shares): string =>
  shares.flatMap((share, place) => (share === undefined ? [] : [`M${place + 0.2} 1h.6`])).join('')

const pointAt = (place: number, share: number) => `${place + 0.5} ${short(1 - share)}`

/** Path of a line in the same box; a day without a value interrupts it. */
export const linePath = ({ shares }: Shares): string =>
  shares
    .flatMap((share, place) =>
      share === undefined ? [] : [`${shares[place - 1] === undefined ? 'M' : 'L'}${pointAt(place, share)}`],
    )
    .join('')

/** Path of a point for each day with a value, for a stroke with round ends. */
export const pointsPath = ({ shares }: Shares): string =>
  shares.flatMap((share, place) => (share === undefined ? [] : [`M${pointAt(place, share)}h0`])).join('')
