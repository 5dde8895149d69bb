import { pause } from '#app/api/pause.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import type { SnackbarRequest } from '#ui/feedback/Snackbars'
import { storeOf, type Visit } from '../visit.ts'

/** Milliseconds before the first notice: screen readers must notice the live region before it has text. */
const LIVE_REGION_DELAY_MS = 150

/** Whether a notice has been pushed; the live regions are rendered from the first one on. */
export const createNoticesWanted = () => createExternalStore(false)

/** Shows a short notice. */
export async function notify(visit: Visit, request: SnackbarRequest): Promise<void> {
  const wanted = storeOf(visit, createNoticesWanted)
  const first = !wanted.getSnapshot()
  wanted.set(true)
  const { createNotices } = await import('./notices.ts')
  if (first) await pause(LIVE_REGION_DELAY_MS)
  storeOf(visit, createNotices).push(request)
}

/** Removes the notice `id`, if it is still open. */
export async function dismissNotice(visit: Visit, id: string): Promise<void> {
  if (!storeOf(visit, createNoticesWanted).getSnapshot()) return
  const { createNotices } = await import('./notices.ts')
  storeOf(visit, createNotices).close(id)
}
