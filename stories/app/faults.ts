/**
 * A status, no response until `mend`, no connection, a missing file after an update, a late response, or none of them. The
 * gaming platform refuses with an error code; the other faults make it silent, unreachable, or missing.
 */
export type Fault = number | 'hang' | 'offline' | 'gone' | 'slow' | 'none'

/** Milliseconds before a slow response. */
const SLOW_MS = 3000

let faults: Record<string, Fault> = {}
let mended = Promise.withResolvers<void>()

/** Sets faults by the beginning of the call. */
export function setFaults(own: Record<string, Fault> = {}): void {
  faults = { ...own }
  mended = Promise.withResolvers()
}

/** Removes all faults; hanging calls are answered. */
export function mend(): void {
  faults = {}
  mended.resolve()
}

/** The fault whose key is the longest prefix of a call's name. */
export const faultOf = (name: string): Fault | undefined =>
  Object.entries(faults)
    .filter(([beginning]) => name.startsWith(beginning))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1]

const untilAborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

const delay = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Waits or throws by the fault of a call; resolves to its status, if it has one. */
export async function suffer(name: string, signal?: AbortSignal | null): Promise<number | undefined> {
  const fault = faultOf(name)
  if (fault === 'offline') throw new TypeError('Failed to fetch')
  if (fault === 'gone') throw new TypeError(`Failed to fetch dynamically imported module: ${name}`)
  if (fault === 'slow') await Promise.race([delay(SLOW_MS), untilAborted(signal)])
  if (fault === 'hang') await Promise.race([mended.promise, untilAborted(signal)])
  return typeof fault === 'number' ? fault : undefined
}
