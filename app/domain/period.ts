import type { Promotion } from '#app/api/contract/casino.ts'
import type { Period } from '#app/api/contract/promotionSlices.ts'

type Dates = Pick<Promotion, 'start' | 'end'>

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest', dateStyle: 'short' })

/** The day in Romania at `now` (milliseconds since 1970): „2026-11-30”. */
export const dayAt = (now: number): string => calendar.format(now)

/** Whether a period includes the day `today`; first and last day are included (PRO-04). */
export const isRunning = ({ start, end }: Dates, today: string): boolean =>
  (start === undefined || start <= today) && (end === undefined || today <= end)

const yearOf = (day: string): string => day.slice(0, 4)
const monthOf = (day: string): string => day.slice(0, 7)

/** The parts of its dates to show on the day `today`: a shared month or year appears once. */
export function periodOf({ start, end }: Dates, today: string): Period | undefined {
  const far = [start, end].some((day) => day !== undefined && yearOf(day) !== yearOf(today))
  const whole = far ? 'year' : 'month'
  if (start === undefined) return end === undefined ? undefined : { form: 'until', to: { day: end, whole } }
  if (end === undefined) return { form: 'since', from: { day: start, whole } }
  if (start === end) return { form: 'on', from: { day: start, whole } }
  const to = { day: end, whole } as const
  if (monthOf(start) === monthOf(end)) return { form: 'within', from: { day: start, whole: 'day' }, to }
  const said = yearOf(start) === yearOf(end) ? 'month' : 'year'
  return { form: 'between', from: { day: start, whole: said }, to }
}
