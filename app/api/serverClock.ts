/** Milliseconds by which a device may differ before its own clock counts as wrong; answers tell whole seconds, and caches keep them. */
const TOLERANCE = 60_000

/** By how much the server's clock is ahead of this device's, in milliseconds, as far as answers have told. */
let ahead: number | undefined

/** Learns the time from the head of one of the server's own answers, which came at `at` by this device's clock. */
export function noteServerTime(headers: Headers, at: number): void {
  const told = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0) * 1000
  if (Number.isNaN(told) || Number.isNaN(age)) return
  // An answer out of a cache tells an earlier time than it is: the latest one is the nearest.
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, told + age - at)
}

/** The server's present for a device whose clock says `at`, both in milliseconds since 1970. */
export const serverTimeAt = (at: number): number =>
  ahead !== undefined && Math.abs(ahead) > TOLERANCE ? at + ahead : at

/** Forgets what was learnt, so that a test begins anew. */
export function forgetServerTime(): void {
  ahead = undefined
}
