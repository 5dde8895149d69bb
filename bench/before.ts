import type { Browser } from 'playwright'
import { startSite } from '../e2e/support/processes.ts'
import { warmUp } from './browser.ts'
import { scriptBytes, type Visit, visit } from './firstView/visit.ts'
import { kB, median, ms, signed } from './numbers.ts'
import type { Row, Section } from './report.ts'

/** First views of this build and of an earlier one, alternating, so that noise of the machine affects both. */
export type Before = { ours: Visit[]; earlier: Visit[] }

/** Allowed growth of a guest's first view: bytes of script, and milliseconds of noise. */
const MOST_SCRIPT = 2048
const NOISE = 50

/** Visits the lobby of `site`, and of the build in the folder `dir`, `runs` times each. */
export async function measureBefore(
  browser: Browser,
  { site, dir, runs }: { site: string; dir: string; runs: number },
): Promise<Before> {
  const settings = { PAGE_FRESH_SECONDS: '3600', CONTENT_FRESH_SECONDS: '3600', SANDBOX_GAMES: '10000' }
  const other = await startSite(settings, dir)
  try {
    const visits: Before = { ours: [], earlier: [] }
    const pages = { ours: `${site}/`, earlier: `${other.url}/` } as const
    for (const url of Object.values(pages)) await warmUp(browser, 'phone', url)
    for (let run = 0; run < runs; run += 1)
      for (const side of ['ours', 'earlier'] as const) visits[side].push(await visit(browser, pages[side]))
    return visits
  } finally {
    await other.stop()
  }
}

type Measure = { what: string; of: (visit: Visit) => number; show: (value: number) => string; most: number }

const measures: Measure[] = [
  { what: 'JavaScript until the page is hydrated', of: scriptBytes, show: kB, most: MOST_SCRIPT },
  { what: 'LCP', of: ({ lcp }) => lcp, show: ms, most: NOISE },
  { what: 'TBT', of: ({ tbt }) => tbt, show: ms, most: NOISE },
]

function rowOf({ what, of, show, most }: Measure, { ours, earlier }: Before): Row {
  const [own, other] = [median(ours.map(of)), median(earlier.map(of))]
  return {
    what,
    ours: show(own),
    limit: show(other),
    compared: signed(own - other, show),
    target: `≤ ${signed(most, show)}`,
    met: own - other <= most,
  }
}

/** The table of a guest's first view, compared with the earlier build. */
export const beforeSection = (visits: Before): Section => ({
  title: `First view of / beside an earlier build (limit), median of ${visits.ours.length}`,
  rows: measures.map((measure) => rowOf(measure, visits)),
})
