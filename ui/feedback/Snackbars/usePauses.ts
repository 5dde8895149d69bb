import { useEffect } from 'react'
import { tokens } from '#tokens/dist/tokens.ts'
import type { SnackbarQueue } from './snackbarQueue.ts'

/** Pauses the timers while the tab is hidden and while a modal opens or closes. */
export function usePauses(queue: SnackbarQueue) {
  useEffect(() => {
    let moving: ReturnType<typeof setTimeout> | undefined

    function followTab() {
      if (document.visibilityState === 'hidden') queue.hold('hidden')
      else queue.release('hidden')
    }

    function waitForModal() {
      queue.hold('modal')
      clearTimeout(moving)
      moving = setTimeout(() => queue.release('modal'), tokens.duration['sheet-in'])
    }

    const modals = new MutationObserver(waitForModal)
    modals.observe(document.documentElement, { attributeFilter: ['data-modal'] })
    document.addEventListener('visibilitychange', followTab)
    followTab()
    return () => {
      modals.disconnect()
      document.removeEventListener('visibilitychange', followTab)
      clearTimeout(moving)
      queue.release('modal')
      queue.release('hidden')
    }
  }, [queue])
}
