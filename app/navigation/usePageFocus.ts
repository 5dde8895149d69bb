import { useEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { modalHistory } from './modalHistory.ts'

/** A modal that went with the page before is closing. */
const isClosing = (focused: Element): boolean =>
  focused.closest('[aria-modal]') !== null && modalHistory.getSnapshot().length === 0

/** The focus stays in a list whose filters stay, in a running game and in what stays open over the page. */
const isKept = (focused: Element | null): boolean =>
  focused?.closest('main, iframe, [role="dialog"]') != null &&
  !focused.matches('main a, [inert] *') &&
  !isClosing(focused)

/** A page takes no focus while something over it is closing; what closes gives it to who waits for it. */
function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1
  if (heading.closest('[inert]')) heading.dataset.focusNext = ''
  else heading.focus({ preventScroll: true })
}

/**
 * Whoever follows a link goes on from the heading of the page it leads to, which is read out once. Back is a way back to the link
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
