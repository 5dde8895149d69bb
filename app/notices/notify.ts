import { createExternalStore } from '#app/lib/externalStore.ts'
import { pause } from '#app/lib/pause.ts'
import type { SnackbarRequest } from '#ui/feedback/Snackbars'

/** Milliseconds for screen readers to notice a live region before something is said in it. */
const SETTLE = 150

/** Whether somebody had something to say; the regions for it come with the first notice. */
export const noticesWanted = createExternalStore(false)

/** Shows a short notice. */
export async function notify(request: SnackbarRequest): Promise<void> {
  const first = !noticesWanted.getSnapshot()
  noticesWanted.set(true)
  const { notices } = await import('./notices.ts')
  if (first) await pause(SETTLE)
  notices.push(request)
}

/** Takes back the notice `id`, if it is still there. */
export async function takeBack(id: string): Promise<void> {
  if (!noticesWanted.getSnapshot()) return
  const { notices } = await import('./notices.ts')
  notices.close(id)
}
