import { type Held, heldRow } from '../memory.ts'
import { MB } from '../numbers.ts'
import type { Row, Section } from '../report.ts'
import { SHARE, type Soak } from './soak.ts'

/** In percent. */
const MOST_HEAP = 10
const MOST_COUNTS = 1

const growthRow = (name: keyof Held, held: readonly Held[], most: number): Row =>
  heldRow(`${name} at the end (limit: after a minute)`, name, { first: held[0], last: held.at(-1), most })

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
    growthRow('heap', held, MOST_HEAP),
    growthRow('listeners', held, MOST_COUNTS),
    growthRow('nodes', held, MOST_COUNTS),
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
