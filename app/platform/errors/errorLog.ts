import { createDeferredQueue } from '../deferredQueue.ts'
import { takeEarlyErrors } from '../firstView/earlyErrors.ts'
import { endOf, type Visit } from '../visit.ts'

/** Highest number of errors that wait for the client of error reports; later ones are dropped. */
const MAX_WAITING = 20

/** Log of the visit's errors; it queues them until the client of error reports has loaded (ERR-05). */
export const createErrorLog = () => createDeferredQueue<unknown>(MAX_WAITING)

/** Logs uncaught errors and unhandled rejections, from those before this code ran until the visit ends. */
export function watchErrors(visit: Visit, { note }: Pick<ReturnType<typeof createErrorLog>, 'note'>): void {
  for (const error of takeEarlyErrors()) note(error)
  const options = { signal: endOf(visit) }
  window.addEventListener('error', ({ error }) => error !== undefined && note(error), options)
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), options)
}
