import type { CDPSession } from 'playwright'

/** The browser's metrics of a page. */
export async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}

/** Share of the time during `work` in which the page's main thread was busy, from 0 to 1. */
export async function busyDuring(devtools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await metricsOf(devtools)
  await work()
  const after = await metricsOf(devtools)
  const grown = (name: string) => after(name) - before(name)
  return grown('TaskDuration') / grown('Timestamp')
}
