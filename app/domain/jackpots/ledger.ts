import { baniOf, leiOf } from './money.ts'
import type { ShownJackpot } from './shown.ts'

/** An amount at the time of a report of the casino; the time in milliseconds since 1970. */
export type Report = { readonly at: number; readonly lei: number }

/** A jackpot since the page opened: what its top level showed at each report, and the last fall of any level. */
export type JackpotLedger = {
  /** Oldest first; after a fall of the top level they begin anew. */
  readonly reports: readonly Report[]
  /** The level that fell last, with its amount before. */
  readonly fall?: Report & { readonly level: string }
  /** Amounts of all levels in the last report, as the casino serves them. */
  readonly levels: readonly number[]
}

/** Reports for the line; beyond it every second one is dropped. */
export const MAX_REPORTS = 60

/** Half of the reports; the first and the last stay. */
const thinned = (reports: readonly Report[]): readonly Report[] =>
  reports.filter((_, place) => place % 2 === 0 || place === reports.length - 1)

/** The ledger with one more report. */
export function withReport(
  before: JackpotLedger | undefined,
  { levels }: Pick<ShownJackpot, 'levels'>,
  at: number,
): JackpotLedger {
  const amounts = levels.map(({ served }) => served)
  const place = amounts.findIndex((lei, level) => lei < (before?.levels[level] ?? 0))
  const fall =
    place === -1 ? before?.fall : { at, lei: before?.levels[place] ?? 0, level: levels[place]?.title ?? '' }
  const fell = (amounts[0] ?? 0) < (before?.levels[0] ?? 0)
  const reports = [...((!fell && before?.reports) || []), { at, lei: levels[0]?.amount ?? 0 }]
  return {
    reports: reports.length > MAX_REPORTS ? thinned(reports) : reports,
    levels: amounts,
    ...(fall && { fall }),
  }
}

/** How much the top level has grown, in lei, and since when; undefined with fewer than two reports. */
export function growthOf({ reports }: JackpotLedger): { lei: number; since: number } | undefined {
  const [first, last] = [reports[0], reports.at(-1)]
  if (!first || !last || first === last) return undefined
  return { lei: leiOf(baniOf(last.lei) - baniOf(first.lei)), since: first.at }
}

/** The reports as points of an SVG line in a box; the times and amounts fill it. */
export function pointsOf(reports: readonly Report[], width: number, height: number): string {
  const [first, last] = [reports[0], reports.at(-1)]
  if (!first || !last) return ''
  const time = Math.max(1, last.at - first.at)
  const rise = Math.max(0.01, last.lei - first.lei)
  return reports
    .map(({ at, lei }) => {
      const x = ((at - first.at) / time) * width
      const y = height - ((lei - first.lei) / rise) * height
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
