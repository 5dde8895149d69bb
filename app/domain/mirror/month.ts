import { dayAt, type Mirror, type MirrorDay } from './mirror.ts'

/** A day of the calendar; without `seen` this device has no data of it. */
export type CalendarDay = { day: string; seen?: MirrorDay | undefined }

/** The moment in the middle of a day: formatting it gives the same day in the device's time zone. */
export function noonOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** Every day from `first` until that of `now`, seen or not. */
function calendar({ days }: Mirror, first: string, now: number): CalendarDay[] {
  const seen = new Map(days.map((each) => [each.day, each]))
  const last = dayAt(now)
  const all: CalendarDay[] = []
  const next = noonOf(first)
  for (let day = first; day <= last; day = dayAt(next.setDate(next.getDate() + 1)))
    all.push({ day, seen: seen.get(day) })
  return all
}

/** The days of the present month until today. */
export const monthOf = (mirror: Mirror, now: number): CalendarDay[] =>
  calendar(mirror, `${dayAt(now).slice(0, 8)}01`, now)

/** Every day from the first that is kept until today. */
export function everyDayOf(mirror: Mirror, now: number): CalendarDay[] {
  const [first] = mirror.days
  return first ? calendar(mirror, first.day, now) : []
}

type KnownBalance = { day: string; amount: number }

export type MonthSums = {
  /** Milliseconds in games for money. */
  played: number
  /** Number of days that were seen. */
  seen: number
  /** The first and the last balance that is known of these days. */
  entry?: KnownBalance | undefined
  last?: KnownBalance | undefined
  /** Their difference in lei, which includes deposits and withdrawals. */
  change?: number | undefined
}

/** Computed in bani, so that the difference has no rounding errors. */
const difference = (from: number, to: number) => (Math.round(to * 100) - Math.round(from * 100)) / 100

const balanceIn = (days: readonly MirrorDay[], which: 'first' | 'last'): KnownBalance | undefined => {
  const known = days.filter((each) => each[which] !== undefined)
  const day = which === 'first' ? known[0] : known.at(-1)
  return day && { day: day.day, amount: day[which] as number }
}

/** Sums over the days; days without data are skipped, not counted as zero. */
export function sumsOf(days: readonly CalendarDay[]): MonthSums {
  const seen = days.flatMap((each) => each.seen ?? [])
  const entry = balanceIn(seen, 'first')
  const last = balanceIn(seen, 'last')
  return {
    played: seen.reduce((sum, { played }) => sum + played, 0),
    seen: seen.length,
    entry,
    last,
    change: entry && last && difference(entry.amount, last.amount),
  }
}
