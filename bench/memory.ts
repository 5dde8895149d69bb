import type { CDPSession } from 'playwright'
import { metricsOf } from './live/metrics.ts'
import { change, MB, signed } from './numbers.ts'
import type { Row } from './report.ts'

/** What a page holds. */
export type Held = { heap: number; listeners: number; nodes: number }

/** What a page holds after a garbage collection. */
export async function heldBy(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const metric = await metricsOf(devtools)
  return { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
}

/** A count of a page at the end beside the same at first, which it may exceed by `most` percent. */
export function heldRow(
  what: string,
  name: keyof Held,
  { first, last, most }: { first: Held | undefined; last: Held | undefined; most: number },
): Row {
  const [early, late] = [first?.[name] ?? Number.NaN, last?.[name] ?? Number.NaN]
  const show = name === 'heap' ? MB : String
  const grown = change(late, early)
  return {
    what,
    ours: show(late),
    limit: show(early),
    compared: signed(grown, (percent) => `${percent.toFixed(1)} %`),
    target: `≤ +${most} %`,
    met: grown <= most,
  }
}

/** Megabytes of a site's process, by its own metrics. */
export async function memoryOf(site: string): Promise<number> {
  const metrics = await (await fetch(`${site}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1] ?? Number.NaN) / 1024 / 1024
}

/** Megabytes by which the last steps may exceed the first: noise of the garbage collector. */
const GROWTH = 30

/**
 * Memory of a process at the end of its steps compared with the beginning; the lowest of several values, since garbage
 * varies.
 */
export function growthRow(memory: readonly number[]): Row {
  const early = Math.min(...memory.slice(0, 2))
  const late = Math.min(...memory.slice(-3))
  return {
    what: 'least memory of the last three steps, beside that of the first two',
    ours: `${Math.round(late)} MB`,
    limit: `${Math.round(early)} MB`,
    target: `≤ +${GROWTH} MB`,
    met: late - early <= GROWTH,
  }
}
