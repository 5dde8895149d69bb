import { change, MB, signed } from '../numbers.ts'
import type { Row, Section } from '../report.ts'
import { type Held, SHARE, type Soak } from './soak.ts'

/** In percent. */
const MOST_HEAP = 10
const MOST_COUNTS = 1

function growthRow(what: string, name: keyof Held, held: readonly Held[], most: number): Row {
  const [first, last] = [held[0]?.[name] ?? Number.NaN, held.at(-1)?.[name] ?? Number.NaN]
  const show = name === 'heap' ? MB : String
  const grown = change(last, first)
  return {
    what: `${what} at the end (limit: after a minute)`,
    ours: show(last),
    limit: show(first),
    compared: signed(grown, (percent) => `${percent.toFixed(1)} %`),
    target: `≤ +${most} %`,
    met: grown <= most,
  }
}

const none = (what: string, found: readonly unknown[]): Row => ({
  what,
  ours: String(found.length),
  target: '0',
  met: found.length === 0,
})

/** The table of a long visit to the tables. */
export const liveSoakSection = ({ minutes, inView, held, errors, warnings, wrong }: Soak): Section => ({
  title: `500 updates/s with ${SHARE * 100} % garbage for ${minutes} minutes, ${inView} tables in view`,
  rows: [
    growthRow('heap', 'heap', held, MOST_HEAP),
    growthRow('listeners', 'listeners', held, MOST_COUNTS),
    growthRow('nodes', 'nodes', held, MOST_COUNTS),
    none('errors in the console', errors),
    {
      what: 'warnings, of which one a kind and minute is due',
      ours: String(warnings.length),
      compared: `in ${minutes} minutes`,
    },
    none('tables in view that say something else than the hub, 500 ms after the last update', wrong),
  ],
  notes: [
    `After each minute: ${held.map(({ heap, listeners, nodes }) => `${MB(heap)}, ${listeners}, ${nodes}`).join('; ')}`,
    ...wrong.map(({ code, shown, said }) => `${code} shows ${shown}; the hub says ${said}`),
    ...[...new Set([...errors, ...warnings.map((text) => text.replace(/\d+/g, 'n'))])].slice(0, 10),
  ],
})
