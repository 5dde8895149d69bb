/**
 * A status, no answer until `mend`, no connection, or a part of the site that an update has taken away. The gaming
 * platform refuses with a number, and with the others it is silent, unreachable, or not there at all.
 */
export type Fault = number | 'hang' | 'offline' | 'gone'

let faults: Record<string, Fault> = {}
let mended = Promise.withResolvers<void>()

/** What goes wrong from now on, by the beginning of the call. */
export function setFaults(own: Record<string, Fault> = {}): void {
  faults = { ...own }
  mended = Promise.withResolvers()
}

/** Ends all faults; calls that hang are answered. */
export function mend(): void {
  faults = {}
  mended.resolve()
}

/** The fault of a call whose name begins most like it. */
export const faultOf = (name: string): Fault | undefined =>
  Object.entries(faults)
    .filter(([beginning]) => name.startsWith(beginning))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1]

const untilAborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

/** Waits or throws as the fault of a call wants it; answers with its status, where it has one. */
export async function suffer(name: string, signal?: AbortSignal | null): Promise<number | undefined> {
  const fault = faultOf(name)
  if (fault === 'offline') throw new TypeError('Failed to fetch')
  if (fault === 'gone') throw new TypeError(`Failed to fetch dynamically imported module: ${name}`)
  if (fault === 'hang') await Promise.race([mended.promise, untilAborted(signal)])
  return typeof fault === 'number' ? fault : undefined
}
