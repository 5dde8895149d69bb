import { useEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { useStore } from '#app/platform/visit.ts'
import { createModalHistory } from './modalHistory.ts'

/**
 * Whether the focus stays where it is: in the content of a list, a running game or an open modal. If none is open, one that
 * went with the page before is closing.
 */
const isKept = (focused: Element | null, hasModals: boolean): boolean =>
  focused?.closest('main, iframe, [role="dialog"]') != null &&
  !focused.matches('main a, [inert] *') &&
  (hasModals || !focused.closest('[aria-modal]'))

/** Focuses the heading; while a closing modal makes it inert, the modal focuses it when it has closed. */
function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1
  if (heading.closest('[inert]')) heading.dataset.focusNext = ''
  else heading.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading of a page that a link has opened, which screen readers then read. Back returns to the link
 * (`useReturnFocus`).
 */
export function usePageFocus({ pathname, hash }: Location): void {
  const type = useNavigationType()
  const modals = useStore(createModalHistory)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type === 'POP' || hash || isKept(document.activeElement, modals.getSnapshot().length > 0)) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (heading) focusOn(heading)
  }, [pathname, hash, type, modals])
}
