/**
 * Milliseconds by which a device may differ before its clock counts as wrong: headers have whole seconds, and are
 * cached.
 */
const TOLERANCE_MS = 60_000

/** How far the server's clock is ahead of this device's, in milliseconds, if known. */
let ahead: number | undefined

/** Learns the time from the headers of one of the server's responses, received at `at` by this device's clock. */
export function setServerTimeFrom(headers: Headers, at: number): void {
  const told = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0) * 1000
  if (Number.isNaN(told) || Number.isNaN(age)) return
  // A cached response gives too early a time, so the latest time is the best.
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, told + age - at)
}

/** The server's time for a device whose clock says `at`, both in milliseconds since 1970. */
export const serverTimeAt = (at: number): number =>
  ahead !== undefined && Math.abs(ahead) > TOLERANCE_MS ? at + ahead : at

/** Clears what was learnt, for tests. */
export function forgetServerTime(): void {
  ahead = undefined
}
