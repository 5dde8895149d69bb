import type { Browser } from 'playwright'
import { rest, slowDown, withPage } from './browser.ts'
import { median, ms, percentile, signed, times } from './numbers.ts'
import type { Row, Section } from './report.ts'

/** What the browser notes of one visit; times in milliseconds since navigation. */
export type Visit = {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  /** What the largest paint was. */
  largest: string
  /** Elements that moved. */
  moved: string[]
  /** Tasks above 50 ms: start and duration. */
  longTasks: [start: number, duration: number][]
}

type Notes = Omit<Visit, 'tbt'>

/** Milliseconds after the first paint in which long tasks count. */
const WATCHED = 8000
const LONG_TASK = 50
/** Milliseconds a visit lasts from then on: the hero has turned once, which paints and may move. */
const STAY = 10_000

/** Time that long tasks block beyond 50 ms each, from the first paint on. */
export const blockingTime = (tasks: Visit['longTasks'], fcp: number): number =>
  tasks
    .filter(([start, duration]) => start + duration > fcp && start < fcp + WATCHED)
    .reduce((sum, [start, duration]) => {
      const within = Math.min(start + duration, fcp + WATCHED) - Math.max(start, fcp)
      return sum + Math.max(within - LONG_TASK, 0)
    }, 0)

/** Runs in the page before everything else; the notes stand in `window.benchNotes`. */
function takeNotes(): void {
  type Shift = PerformanceEntry & {
    value: number
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  type Largest = PerformanceEntry & { element?: Element; url: string }
  const notes: Notes = { fcp: 0, lcp: 0, cls: 0, largest: '', moved: [], longTasks: [] }
  Object.assign(window, { benchNotes: notes })
  const nameOf = (node?: Node) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class') ?? ''}`
      : (node?.nodeName ?? '?')
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })

  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime
  })
  on('largest-contentful-paint', (entry) => {
    const { element, url } = entry as Largest
    notes.lcp = entry.startTime
    notes.largest = `${nameOf(element)} ${url}`.trim()
  })
  on('layout-shift', (entry) => {
    const { value, sources } = entry as Shift
    notes.cls += value
    const at = ({ x, y, width, height }: DOMRect) => `${x} ${y} ${width} ${height}`
    for (const { node, previousRect, currentRect } of sources) {
      notes.moved.push(`${nameOf(node)} (${at(previousRect)} to ${at(currentRect)})`)
    }
  })
  on('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]))
}

/** One cold visit of a cheap phone on slow 4G. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  return withPage(browser, 'phone', async (page, devtools) => {
    await page.addInitScript(takeNotes)
    await slowDown(devtools)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    const read = () => page.evaluate(() => (window as unknown as { benchNotes: Notes }).benchNotes)
    await page.waitForFunction(() => (window as unknown as { benchNotes?: Notes }).benchNotes?.fcp)
    await rest(STAY)
    const notes = await read()
    if (!notes.fcp || !notes.lcp) throw new Error(`${url} painted nothing`)
    return { ...notes, tbt: blockingTime(notes.longTasks, notes.fcp) }
  })
}

/** Visits of ours and of the static page, in turn, so that noise of the machine meets both. */
export type Paints = { ours: Visit[]; limit: Visit[] }

/** Visits both pages `runs` times. */
export async function measurePaints(
  browser: Browser,
  urls: { ours: string; limit: string },
  runs: number,
  say: (text: string) => void,
): Promise<Paints> {
  const paints: Paints = { ours: [], limit: [] }
  for (let run = 1; run <= runs; run += 1) {
    for (const side of ['ours', 'limit'] as const) paints[side].push(await visit(browser, urls[side]))
    const last = (side: keyof Paints) => {
      const { fcp, lcp, tbt } = paints[side].at(-1) as Visit
      return [fcp, lcp, tbt].map(Math.round).join(' / ')
    }
    say(`visit ${run} of ${runs}: FCP / LCP / TBT ${last('ours')}, static ${last('limit')}`)
  }
  return paints
}

type Timing = 'fcp' | 'lcp' | 'tbt'

/** Most that LCP may be of the static page's, and that TBT may be above it. */
const LCP_RATIO = 1.2
const TBT_MARGIN = 60

function judged(timing: Timing, own: number, other: number): Pick<Row, 'compared' | 'target' | 'met'> {
  if (timing !== 'tbt') {
    const met = own <= other * LCP_RATIO
    return { compared: times(own, other), ...(timing === 'lcp' && { target: `≤ ${LCP_RATIO}x`, met }) }
  }
  const met = own <= other + TBT_MARGIN
  return { compared: signed(own - other, ms), target: `≤ +${TBT_MARGIN} ms`, met }
}

const views: [name: string, view: (values: number[]) => number][] = [
  ['median', median],
  ['p95', (values) => percentile(values, 0.95)],
  // The visit that the machine's other work disturbed least.
  ['best', (values) => Math.min(...values)],
]

/** Median, p95 and best of one timing; the target is the median's. */
function timingRows({ ours, limit }: Paints, timing: Timing): Row[] {
  return views.map(([name, view]) => {
    const [own, other] = [view(ours.map((visit) => visit[timing])), view(limit.map((visit) => visit[timing]))]
    const { compared, ...verdict } = judged(timing, own, other)
    const what = `  ${timing.toUpperCase()}, ${name}`
    return { what, ours: ms(own), limit: ms(other), compared, ...(view === median && verdict) }
  })
}

function shiftRow({ ours, limit }: Paints): Row {
  const worst = (visits: Visit[]) => Math.max(...visits.map(({ cls }) => cls))
  const met = worst(ours) === 0
  return {
    what: '  CLS, worst',
    ours: worst(ours).toFixed(4),
    limit: worst(limit).toFixed(4),
    target: '0',
    met,
  }
}

/** The table of both pages' paints. */
export function paintSection(paints: Paints): Section {
  const moved = new Set(paints.ours.flatMap((visit) => visit.moved))
  const largest = [...new Set(paints.ours.map((visit) => visit.largest))]
  return {
    title: `Phone, 4x slower, slow 4G, cold, ${paints.ours.length} visits (limit: static page)`,
    rows: [
      shiftRow(paints),
      ...(['fcp', 'lcp', 'tbt'] as const).flatMap((timing) => timingRows(paints, timing)),
    ],
    notes: [
      `largest paint: ${largest.join(', ')}`,
      ...[...moved].slice(0, 8).map((name) => `moved: ${name}`),
    ],
  }
}
