import { type PointerEvent, type RefObject, useRef } from 'react'

/** Distance in pixels after which a swipe closes a snackbar. */
const MIN_SWIPE_DISTANCE = 80

/** Closes the element by a sideways swipe. */
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
      if (Math.abs(moved) > MIN_SWIPE_DISTANCE) onAway()
      else place(0)
    },
    onPointerCancel() {
      start.current = undefined
      place(0)
    },
  }
}
