import { type PointerEvent, type RefObject, useRef } from 'react'

/** Moved this far aside, a snackbar leaves (px). */
const FAR_ENOUGH = 80

/** Lets a finger push the element away sideways. */
export function useSwipeAway(item: RefObject<HTMLElement | null>, onAway: () => void) {
  const start = useRef<number>(undefined)

  function place(by: number) {
    item.current?.style.setProperty('translate', by === 0 ? '' : `${by}px`)
  }

  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      if (pointerType === 'touch') start.current = clientX
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (start.current !== undefined) place(clientX - start.current)
    },
    onPointerUp({ clientX }: PointerEvent) {
      if (start.current === undefined) return
      const moved = clientX - start.current
      start.current = undefined
      if (Math.abs(moved) > FAR_ENOUGH) onAway()
      else place(0)
    },
    onPointerCancel() {
      start.current = undefined
      place(0)
    },
  }
}
