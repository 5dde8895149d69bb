import { lobbyAddresses } from '#app/domain/addresses.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { type Opened, parseTrace, type Trace, withOpened } from '#app/domain/resume.ts'
import { browserPagePath, entriesBefore } from '#app/navigation/historyEntries.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'

const kept = storageEntry('device', 'arama.resume')
/** Marks a tab that has begun its visit. */
const visitMarker = storageEntry('tab', 'arama.resume')

export const readTrace = (): Trace | undefined => parseTrace(kept.readJson())

/** Stores an opened item. */
export function storeOpened(owner: string, opened: Opened): void {
  const trace = readTrace()
  const next = withOpened(trace, owner, opened, Date.now())
  if (next !== trace) kept.writeJson(next)
}

/** Stores the time of the last activity, if there is a trace. */
export function storeActivity(): void {
  const trace = readTrace()
  if (trace) kept.writeJson({ ...trace, activeAt: Date.now() } satisfies Trace)
}

/** Whether this document begins a visit of its tab, at a lobby. */
function isStartOfVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const first = visitMarker.read() === undefined && entriesBefore() === 0 && entry?.type === 'navigate'
  visitMarker.write('yes')
  return first && lobbyAddresses.has(browserPagePath())
}

/** The trace of the previous visit; undefined unless this document begins a visit at a lobby. */
export const createPreviousTrace = () => createExternalStore(isStartOfVisit() ? readTrace() : undefined)

/** Deletes the trace and its offer. */
export function forgetTrace(visit: Visit): void {
  kept.remove()
  storeOf(visit, createPreviousTrace).set(undefined)
}
