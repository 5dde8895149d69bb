/**
 * Milliseconds by which a device may differ before its clock counts as wrong: headers have whole seconds, and are
 * cached.
 */
const TOLERANCE_MS = 60_000

/** How far the server's clock is ahead of this device's, in milliseconds, if known. */
let offset: number | undefined

/** Updates the offset from the headers of a response of the server, received at `at` by this device's clock. */
export function setServerTimeFrom(headers: Headers, at: number): void {
  const date = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0) * 1000
  if (Number.isNaN(date) || Number.isNaN(age)) return
  // A cached response gives too early a time, so the latest time is the best.
  offset = Math.max(offset ?? Number.NEGATIVE_INFINITY, date + age - at)
}

/** The server's time for a device whose clock says `at`, both in milliseconds since 1970. */
export const serverTimeAt = (at: number): number =>
  offset !== undefined && Math.abs(offset) > TOLERANCE_MS ? at + offset : at

/** Clears the known offset, for tests. */
export function forgetServerTime(): void {
  offset = undefined
}
