import { useEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { useStore } from '#app/platform/visit.ts'
import { createModalHistory } from './modalHistory.ts'

/**
 * Whether the focused element keeps the focus: a control of the main content that is no link, a frame such as that of a
 * running game, or a part of an open modal. A dialog while no modal is open belongs to the previous page and is closing.
 */
const keepsFocus = (focused: Element | null, hasModals: boolean): boolean =>
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
    if (type === 'POP' || hash || keepsFocus(document.activeElement, modals.getSnapshot().length > 0)) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (heading) focusOn(heading)
  }, [pathname, hash, type, modals])
}
