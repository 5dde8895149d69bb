import type { Row } from './report.ts'

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
