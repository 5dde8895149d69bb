import type { UnsavedRecord } from '#app/api/contract/cmsMessages.ts'
import { createExternalStore, type ExternalStore } from '#app/domain/externalStore.ts'

/** No unsaved records: the saved page is shown. */
export const saved: readonly UnsavedRecord[] = []

/** Records that an editor is writing and has not saved; the page is drawn from them until another page is shown. */
export const createUnsaved = () => createExternalStore(saved)

/** Whether the page shows the newest of these records: not yet, or the site's server has failed to draw them. */
export const createDrawing = () => createExternalStore<'drawn' | 'pending' | 'failed'>('drawn')

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Calls `draw` after the store has changed: with the newest value only, after the one before has been drawn, and at most
 * once a frame. The returned function stops it.
 */
export function followChanges<T>(
  { subscribe, getSnapshot }: Pick<ExternalStore<T>, 'subscribe' | 'getSnapshot'>,
  draw: () => Promise<void>,
): () => void {
  let busy = false
  let stopped = false
  async function follow(): Promise<void> {
    if (busy) return
    busy = true
    for (let last: T | undefined; last !== getSnapshot() && !stopped; ) {
      await nextFrame()
      last = getSnapshot()
      await draw()
    }
    busy = false
  }
  const unsubscribe = subscribe(() => void follow())
  return () => {
    stopped = true
    unsubscribe()
  }
}
