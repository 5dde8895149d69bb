import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of the report. */
export type Row = {
  /** What was measured. */
  what: string
  ours: string
  /** The lower bound: the hand-written page, or the value named in `what`. */
  limit?: string
  /** Ours compared with the bound, as a ratio or a difference. */
  compared?: string
  target?: string
  /** Whether the target is met; missing without one. */
  met?: boolean
}

/** Related rows under one heading. */
export type Section = { title: string; rows: Row[]; notes?: string[] }

const heads = ['what', 'ours', 'limit', 'compared', 'target', '']

const mark = (met: boolean | undefined) => (met === undefined ? '' : met ? '✓' : '✗')

const cellsOf = ({ what, ours, limit = '', compared = '', target = '', met }: Row) => [
  what,
  ours,
  limit,
  compared,
  target,
  mark(met),
]

/** The sections as a plain text table: the first column left-aligned, numbers right-aligned. */
export function formatTable(sections: readonly Section[]): string {
  const all = [heads, ...sections.flatMap(({ rows }) => rows.map(cellsOf))]
  const widths = heads.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [
    line(heads),
    ...sections.flatMap(({ title, rows, notes = [] }) => [
      '',
      title,
      ...rows.map((row) => line(cellsOf(row))),
      ...notes.map((note) => `  ${note}`),
    ]),
  ].join('\n')
}

/** Number of met targets, and of all. */
export function tally(sections: readonly Section[]): { met: number; of: number } {
  const judged = sections.flatMap(({ rows }) => rows).filter(({ met }) => met !== undefined)
  return { met: judged.filter(({ met }) => met).length, of: judged.length }
}

/** Writes all figures of a run to `test-results/bench.json`. */
export function saveReport(report: unknown): void {
  const folder = join(import.meta.dirname, '..', 'test-results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`)
}
