import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { loadMotion } from '#ui/foundation/motion.ts'
import { createReflow } from './reflow.ts'
import type { Snackbar, SnackbarQueue } from './snackbarQueue.ts'

const none: readonly Snackbar[] = []

/** The open snackbars of `queue`; list changes are animated in `region`. */
export function useOpenSnackbars(
  queue: SnackbarQueue,
  region: RefObject<HTMLElement | null>,
): readonly Snackbar[] {
  const [reflow] = useState(() => createReflow(() => region.current))
  const subscribe = useCallback(
    (draw: () => void) =>
      queue.subscribe(() => {
        reflow.note()
        draw()
      }),
    [queue, reflow],
  )
  const snackbars = useSyncExternalStore(subscribe, queue.getSnapshot, () => none)
  useLayoutEffect(() => {
    if (snackbars.length > 0) void loadMotion()
    reflow.play()
  }, [snackbars, reflow])
  return snackbars
}
