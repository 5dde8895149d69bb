import { useEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { modalHistory } from './modalHistory.ts'

/** A modal that went with the page before is closing. */
const isClosing = (focused: Element): boolean =>
  focused.closest('[aria-modal]') !== null && modalHistory.getSnapshot().length === 0

/** Whether the focus stays where it is: in the content of a list, a running game or an open modal. */
const isKept = (focused: Element | null): boolean =>
  focused?.closest('main, iframe, [role="dialog"]') != null &&
  !focused.matches('main a, [inert] *') &&
  !isClosing(focused)

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
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type === 'POP' || hash || isKept(document.activeElement)) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (heading) focusOn(heading)
  }, [pathname, hash, type])
}
