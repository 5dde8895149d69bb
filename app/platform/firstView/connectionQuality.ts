/** What the browser says of the connection; missing outside Chromium. */
type Connection = { rtt: number; downlink: number; effectiveType?: string; saveData: boolean }

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection

/** A connection is fast below this round trip time in milliseconds and above this bandwidth. */
const FAST_RTT_MS = 150
const FAST_MBITS = 2

/** Whether the connection is fast, so that a delay would save nothing; judged by the response time without an estimate. */
export function isFastConnection(): boolean {
  const known = connection()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!known) return (navigation?.responseStart ?? Number.POSITIVE_INFINITY) < FAST_RTT_MS
  return known.rtt < FAST_RTT_MS && known.downlink > FAST_MBITS && !known.saveData
}

/** Whether the visitor does not save data, and the connection is none of the `slow` ones. */
function allows(slow: RegExp): boolean {
  const known = connection()
  return !known?.saveData && !slow.test(known?.effectiveType ?? '')
}

/** Whether prefetching is worth its bytes on this connection. */
export const mayPrefetch = (): boolean => allows(/2g$/)

/** Whether the connection is fast enough to download a megabyte in the background. */
export const mayDownload = (): boolean => allows(/[23]g$/)
