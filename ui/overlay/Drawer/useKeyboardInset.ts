import { type RefObject, useEffect } from 'react'

/** Lifts a layer above the keyboard of a phone: sets `--keyboard` on its parent to what the keyboard covers. */
export function useKeyboardInset(open: boolean, sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    const layer = sheet.current?.parentElement
    if (!open || !viewport || !layer) return
    const lift = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop
      layer.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    viewport.addEventListener('resize', lift)
    viewport.addEventListener('scroll', lift)
    return () => {
      viewport.removeEventListener('resize', lift)
      viewport.removeEventListener('scroll', lift)
    }
  }, [open, sheet])
}
