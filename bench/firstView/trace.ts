import type { Browser } from 'playwright'
import { rest, slowDown, withPage } from '../browser.ts'

/** An event of Chromium's trace; times in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { data?: Record<string, unknown>; name?: string }
}

/** A long task of the page: start and duration in milliseconds, and its main causes. */
export type LongTask = { start: number; duration: number; causes: string[] }

const categories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'blink.user_timing',
]

/** Duration of the traced visit in milliseconds. */
const STAY = 10_000
const LONG = 50_000
const MOST_CAUSES = 4
/** Causes below this share of their task are left out. */
const LEAST_SHARE = 0.05

const isTask = ({ name }: TraceEvent) => name === 'RunTask'

/** Events that only wrap others. */
const wrappers = /^RunTask$|^V8\./

const shortened = (url: string) => url.replace(/^https?:\/\/[^/]+/, '').replace('/assets/', '')

/** Label of an event, with its script and function. */
function labelOf({ name, args }: TraceEvent): string {
  const { url, fileName, functionName, type } = (args?.data ?? {}) as Record<string, string | undefined>
  const place = shortened(url ?? fileName ?? '')
  const word = name === 'EventDispatch' ? type : functionName
  return [name, word, place].filter(Boolean).join(' ')
}

/** Own time of each label in `inner`, the nested events of one task in order. */
function ownTimes(inner: readonly TraceEvent[]): Map<string, number> {
  const times = new Map<string, number>()
  const open: { label: string; end: number }[] = []
  const add = (label: string, time: number) => times.set(label, (times.get(label) ?? 0) + time)
  for (const event of inner) {
    const { ts, dur = 0 } = event
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop()
    const around = open.at(-1)
    const label = labelOf(event)
    if (around) add(around.label, -dur)
    add(label, dur)
    open.push({ label, end: ts + dur })
  }
  return times
}

function causesOf(task: TraceEvent, events: readonly TraceEvent[]): string[] {
  const { ts, dur = 0 } = task
  const inner = events.filter(
    (event) => event.ts >= ts && event.ts + (event.dur ?? 0) <= ts + dur && !wrappers.test(event.name),
  )
  return [...ownTimes(inner)]
    .filter(([, time]) => time >= dur * LEAST_SHARE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_CAUSES)
    .map(([label, time]) => `${label} ${Math.round(time / 1000)} ms`)
}

/** Tasks above 50 ms of the page at `url`, in order, with their own time by label. */
export function longTasksOf(events: readonly TraceEvent[], url: string): LongTask[] {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`the trace knows no navigation to ${url}`)
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === start.pid && tid === start.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  return own
    .filter((event) => isTask(event) && (event.dur ?? 0) > LONG && event.ts >= start.ts)
    .map((task) => ({
      start: (task.ts - start.ts) / 1000,
      duration: (task.dur ?? 0) / 1000,
      causes: causesOf(task, own),
    }))
}

/** Visits `url` once more, equally slowly, and traces its main thread; tracing costs time itself. */
export async function traceVisit(browser: Browser, url: string): Promise<LongTask[]> {
  return withPage(browser, 'phone', async (page, devtools) => {
    await slowDown(devtools)
    await browser.startTracing(page, { categories, screenshots: false })
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await rest(STAY)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return longTasksOf(trace.traceEvents, url)
  })
}
