import { addressOf } from '#app/domain/addresses.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { type Opened, parseTrace, type Trace, withOpened } from '#app/domain/resume.ts'
import { browserPagePath, entriesBefore } from '#app/navigation/historyEntries.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'

const kept = storageEntry('device', 'arama.resume')
/** Marks a tab that has begun its visit. */
const begun = storageEntry('tab', 'arama.resume')

const lobbies: ReadonlySet<string> = new Set([addressOf('lobby'), addressOf('live-casino')])

export const readTrace = (): Trace | undefined => parseTrace(kept.readJson())

/** Keeps what was opened now. */
export function keepOpened(owner: string, opened: Opened): void {
  const trace = readTrace()
  const next = withOpened(trace, owner, opened, Date.now())
  if (next !== trace) kept.writeJson(next)
}

/** Keeps the time of the last activity, if there is something to resume. */
export function keepActivity(): void {
  const trace = readTrace()
  if (trace) kept.writeJson({ ...trace, activeAt: Date.now() } satisfies Trace)
}

/** Whether this document begins a visit of its tab, at a lobby. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const first = begun.read() === undefined && entriesBefore() === 0 && entry?.type === 'navigate'
  begun.write('yes')
  return first && lobbies.has(browserPagePath())
}

/** What the last visit has left, as it was before this one; nothing if this document does not begin a visit. */
export const createLeftBefore = () => createExternalStore(isArrival() ? readTrace() : undefined)

/** Forgets what this device has kept, and what is offered of it. */
export function forgetTrace(visit: Visit): void {
  kept.remove()
  storeOf(visit, createLeftBefore).set(undefined)
}
