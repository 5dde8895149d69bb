import { createExternalStore } from '#app/domain/externalStore.ts'
import { endOf, type Visit } from '../visit.ts'

/** Highest number of errors that wait for the client of error reports; later ones are dropped. */
const MAX_WAITING = 20

type Report = (error: unknown) => void

/** Errors of a visit: kept until the client that reports them has loaded (ERR-05). */
export function createErrorLog() {
  const waiting = createExternalStore<readonly unknown[]>([])
  let report: Report = (error) => waiting.set([...waiting.getSnapshot(), error].slice(0, MAX_WAITING))
  return {
    waiting,
    note: (error: unknown): void => report(error),
    /** Hands over the waiting errors, and every later one at once. */
    connect(next: Report): void {
      report = next
      for (const error of waiting.getSnapshot()) next(error)
      waiting.set([])
    },
  }
}

/** Notes errors that nothing has caught. */
export function watchErrors(visit: Visit, { note }: Pick<ReturnType<typeof createErrorLog>, 'note'>): void {
  const options = { signal: endOf(visit) }
  window.addEventListener('error', ({ error }) => error !== undefined && note(error), options)
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), options)
}
