import { createHandover } from '../handover.ts'
import { endOf, type Visit } from '../visit.ts'

/** Highest number of errors that wait for the client of error reports; later ones are dropped. */
const MAX_WAITING = 20

/** Errors of a visit: kept until the client that reports them has loaded (ERR-05). */
export const createErrorLog = () => createHandover<unknown>(MAX_WAITING)

/** Notes errors that nothing has caught. */
export function watchErrors(visit: Visit, { note }: Pick<ReturnType<typeof createErrorLog>, 'note'>): void {
  const options = { signal: endOf(visit) }
  window.addEventListener('error', ({ error }) => error !== undefined && note(error), options)
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), options)
}
