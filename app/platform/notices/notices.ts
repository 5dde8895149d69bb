import { createSnackbarQueue, type SnackbarQueue } from '#ui/feedback/Snackbars/snackbarQueue.ts'
import { endOf, type Visit } from '../visit.ts'

/** Queue of short notices for the whole visit; any module may push one, `Notices` renders them. */
export function createNotices(visit: Visit): SnackbarQueue {
  const queue = createSnackbarQueue()
  endOf(visit).addEventListener('abort', () => queue.hold('visit has ended'))
  return queue
}
