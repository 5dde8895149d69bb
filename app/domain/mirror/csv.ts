import type { CalendarDay } from './month.ts'

/** Titles of the columns. */
export type CsvWords = { day: string; minutes: string; first: string; last: string }

const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** A text that a spreadsheet would run as a formula gets an apostrophe; separators and quotes are quoted. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Two decimals after a comma; nothing for an unknown sum. */
const sumCell = (sum: number | undefined) => sum?.toFixed(2).replace('.', ',') ?? ''

/**
 * The days as a file that Excel opens with Romanian settings: UTF-8 with its mark, semicolons, decimal commas. Days that were
 * not seen have empty cells. Hidden money is left out.
 */
export function csvOf(days: readonly CalendarDay[], words: CsvWords, { money }: { money: boolean }): string {
  const head = [words.day, words.minutes, ...(money ? [words.first, words.last] : [])].map(textCell)
  const rows = days.map(({ day, seen }) => [
    textCell(day),
    seen ? String(Math.floor(seen.played / 60_000)) : '',
    ...(money ? [sumCell(seen?.first), sumCell(seen?.last)] : []),
  ])
  return BOM + [head, ...rows].map((cells) => cells.join(';') + LINE_END).join('')
}
