import { type RefObject, useEffect } from 'react'
import type { SnackbarQueue } from './snackbarQueue.ts'

/** F6 moves the focus to the newest snackbar and back; Escape closes the focused one. */
export function useRegionKeys(region: RefObject<HTMLElement | null>, queue: SnackbarQueue) {
  useEffect(() => {
    const element = region.current
    if (!element) return
    let before: HTMLElement | undefined

    const newest = () => [...element.querySelectorAll<HTMLElement>('li')].at(-1)

    function leave() {
      if (before?.isConnected) before.focus()
      before = undefined
    }

    function enter() {
      if (document.activeElement instanceof HTMLElement) before = document.activeElement
      newest()?.querySelector('button')?.focus()
    }

    function onKeyDown(event: KeyboardEvent) {
      const inside = element?.contains(document.activeElement) ?? false
      if (event.key === 'F6' && newest()) {
        event.preventDefault()
        if (inside) leave()
        else enter()
      }
      if (event.key === 'Escape' && inside) {
        event.preventDefault()
        queue.close(document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? '')
      }
    }

    // Without this the focus would be lost with the removed snackbar.
    function keepFocus() {
      if (!element || document.activeElement !== document.body || !before) return
      if (newest()) newest()?.querySelector('button')?.focus()
      else leave()
      if (!element.contains(document.activeElement)) queue.release('focus')
    }

    function noteOrigin({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) before = relatedTarget
    }

    const changes = new MutationObserver(keepFocus)
    changes.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', noteOrigin)
    // Captured at the window: modals close on the same key, and Radix listens at the document.
    window.addEventListener('keydown', onKeyDown, true)
    return () => {
      changes.disconnect()
      element.removeEventListener('focusin', noteOrigin)
      window.removeEventListener('keydown', onKeyDown, true)
    }
  }, [region, queue])
}
