import { useLayoutEffect } from 'react'

let left: string | undefined

/** The focus stays on the same link when one drawing of a list takes the place of another. */
export function useKeepFocus(): void {
  useLayoutEffect(() => {
    if (left && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`)?.focus({ preventScroll: true })
    }
    left = undefined
    return () => {
      left = document.activeElement?.getAttribute('href') ?? undefined
    }
  }, [])
}
