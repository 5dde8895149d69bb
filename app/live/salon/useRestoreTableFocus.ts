import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Moves the focus to the same table when a new arrangement of the floor has removed the focused one. */
export function useRestoreTableFocus(floor: RefObject<HTMLElement | null>, arrangement: unknown): void {
  const focused = useRef<string>(undefined)

  useEffect(() => {
    const part = floor.current
    if (!part) return
    const enter = ({ target }: FocusEvent) => {
      focused.current = (target as Element).getAttribute('href') ?? undefined
    }
    // Ignores the `focusout` of a removed element.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if ((target as Element).isConnected && document.activeElement === document.body)
          focused.current = undefined
      })
    part.addEventListener('focusin', enter)
    part.addEventListener('focusout', leave)
    return () => {
      part.removeEventListener('focusin', enter)
      part.removeEventListener('focusout', leave)
    }
  }, [floor])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new arrangement may have removed the focused table
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    floor.current
      ?.querySelector<HTMLElement>(`a[href="${CSS.escape(focused.current)}"]`)
      ?.focus({ preventScroll: true })
  }, [floor, arrangement])
}
