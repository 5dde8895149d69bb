import { pause } from '#app/lib/pause.ts'
import type { SnackbarRequest } from '#ui/feedback/Snackbars'

const listeners = new Set<() => void>()
let wanted = false

/** Milliseconds for screen readers to notice a live region before something is said in it. */
const SETTLE = 150

/** Whether somebody had something to say; the regions for it come with the first notice. */
export const noticesWanted = {
  getSnapshot: () => wanted,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Shows a short notice. */
export async function notify(request: SnackbarRequest): Promise<void> {
  const first = !wanted
  wanted = true
  for (const listener of listeners) listener()
  const { notices } = await import('./notices.ts')
  if (first) await pause(SETTLE)
  notices.push(request)
}
