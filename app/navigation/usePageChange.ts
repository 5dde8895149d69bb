import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tokens } from '#tokens/dist/tokens.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { usePendingPath } from './usePageNavigation.ts'

/** Opacity to which the old page fades and from which the new one comes: the view is never empty. */
const FAINT = 0.6
const DISTANCE = '0 6px'

const curve = (name: keyof typeof tokens.ease): string => `cubic-bezier(${tokens.ease[name].join()})`

function move(frames: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions): Animation | undefined {
  const main = document.querySelector('main')
  return main && !prefersStill() ? main.animate(frames, timing) : undefined
}

/** Until the page is left or nothing leads away any more. */
const fadeOut = () =>
  move(
    { opacity: [1, FAINT] },
    { duration: tokens.duration['page-out'], easing: curve('exit'), fill: 'forwards' },
  )

const moveIn = () =>
  move(
    { opacity: [FAINT, 1], translate: [DISTANCE, 'none'] },
    { duration: tokens.duration['page-in'], easing: curve('enter') },
  )

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
    const fade = fadeOut()
    return () => fade?.cancel()
  }, [leaves])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isBack) return
    const motion = moveIn()
    // The next page must not be measured 6 px off.
    return () => motion?.cancel()
  }, [pathname, isBack])
}
