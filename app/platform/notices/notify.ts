import { pause } from '#app/api/pause.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import type { SnackbarRequest } from '#ui/feedback/Snackbars'

/** Milliseconds before the first notice: screen readers must notice the live region before it has text. */
const LIVE_REGION_DELAY_MS = 150

/** Whether a notice has been pushed; the live regions are rendered from the first one on. */
export const noticesWanted = createExternalStore(false)

/** Shows a short notice. */
export async function notify(request: SnackbarRequest): Promise<void> {
  const first = !noticesWanted.getSnapshot()
  noticesWanted.set(true)
  const { notices } = await import('./notices.ts')
  if (first) await pause(LIVE_REGION_DELAY_MS)
  notices.push(request)
}

/** Removes the notice `id`, if it is still open. */
export async function takeBack(id: string): Promise<void> {
  if (!noticesWanted.getSnapshot()) return
  const { notices } = await import('./notices.ts')
  notices.close(id)
}
