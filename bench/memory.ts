import type { Row } from './report.ts'

/** Megabytes that the process of a site holds, by its own figures. */
export async function memoryOf(site: string): Promise<number> {
  const metrics = await (await fetch(`${site}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1] ?? Number.NaN) / 1024 / 1024
}

/** Megabytes that the last steps may be above the first: rounding of the collector, no growth. */
const GROWTH = 30

/** What a process holds at the end of its steps beside the beginning; the least of several, since garbage comes and goes. */
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
