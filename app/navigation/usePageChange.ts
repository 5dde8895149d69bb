import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { fadeOut, moveIn } from './pageMotion.ts'
import { usePendingPath } from './usePageNavigation.ts'

const mainContent = () => document.querySelector('main')

/**
 * Moves the main content on the way to another page: from the press the old page fades, and the new one moves in. Back and
 * Forward change at once. Not a view transition, which shows no frame until the new page has rendered, and which the
 * router repeats for Back.
 */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const pending = usePendingPath()
  const leaves = pending !== undefined && pending !== pathname
  const shown = useRef(pathname)

  useLayoutEffect(() => {
    if (!leaves) return
    const fade = fadeOut(mainContent())
    return () => fade?.cancel()
  }, [leaves])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isBack) return
    const motion = moveIn(mainContent())
    // The next page must not be measured 6 px off.
    return () => motion?.cancel()
  }, [pathname, isBack])
}
