import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type GridPosition, offsetOf, placeOf, positionAt } from './gridMath.ts'
import type { GridFocus } from './useGridFocus.ts'
import type { MeasuredGrid } from './useGridShape.ts'

export type VirtualGridHandle = {
  /** Scrolls tile `index` to the top of the view. */
  scrollToIndex: (index: number) => void
} & Pick<GridFocus, 'focusIndex' | 'targetOf'>

type PositionOptions = {
  count: number
  shape: MeasuredGrid | undefined
  restore: GridPosition | undefined
  onPosition: ((position: GridPosition) => void) | undefined
  handle: Ref<VirtualGridHandle> | undefined
} & Pick<GridFocus, 'focusIndex' | 'targetOf'>

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Restores the position of the list, keeps it when the width changes, and reports it. */
export function useGridPosition(options: PositionOptions): void {
  const { count, shape, restore, onPosition, handle, focusIndex, targetOf } = options
  const position = useRef(restore)
  const restored = useRef(restore === undefined)

  // The list has its height by now, so the page can be scrolled before paint.
  useLayoutEffect(() => {
    if (!shape || !position.current) return
    const offset = shape.top + offsetOf(position.current, shape)
    if (restored.current && position.current.index === 0) return
    restored.current = true
    if (Math.abs(offset - window.scrollY) >= 1) scrollTo(offset)
  }, [shape])

  const report = useEffectEvent(() => {
    if (!shape || !restored.current) return
    position.current = positionAt(window.scrollY - shape.top, count, shape)
    onPosition?.(position.current)
  })

  useEffect(() => {
    let frame = 0
    // Once a frame, before any change: reading the position then forces no layout.
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(report)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  useImperativeHandle(handle, () => ({
    scrollToIndex: (index) => shape && scrollTo(shape.top + placeOf(index, shape).top),
    focusIndex,
    targetOf,
  }))
}
