import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { targetOf } from './gridMath.ts'
import type { MeasuredGrid } from './useGridShape.ts'

const indexOf = (target: EventTarget): number | undefined => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return item ? Number(item.dataset.index) : undefined
}

/** A tile that will be focused, and where the view scrolls to show it. */
type Wanted = { index: number; block: ScrollLogicalPosition }

export type GridFocus = {
  /** The focused tile, which stays in the DOM at any scroll position. */
  focused: number | undefined
  /** Scrolls tile `index` into view, to its top unless `block` says otherwise, and focuses it. */
  focusIndex: (index: number, block?: ScrollLogicalPosition) => void
  /** The tile to which a key leads from tile `at`; undefined for other keys. */
  targetOf: (key: string, at: number) => number | undefined
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** Tracks the focused tile, and moves the focus with arrows, Home, End, Page Up and Page Down. */
export function useGridFocus(
  list: RefObject<HTMLElement | null>,
  count: number,
  shape: MeasuredGrid | undefined,
): GridFocus {
  const [focused, setFocused] = useState<number>()
  const wanted = useRef<Wanted>(undefined)

  const [, redraw] = useReducer((times: number) => times + 1, 0)

  // After the render that adds the tile, or brings another one to its place.
  useEffect(() => {
    if (wanted.current === undefined || wanted.current.index !== focused) return
    const { block } = wanted.current
    wanted.current = undefined
    const item = list.current?.querySelector<HTMLElement>(`[data-index="${focused}"]`)
    item?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    item?.scrollIntoView({ block })
  })

  function focus(next: Wanted): void {
    wanted.current = next
    setFocused(next.index)
    redraw()
  }

  function target(key: string, at: number): number | undefined {
    if (!shape) return undefined
    const page = Math.floor(window.innerHeight / (shape.row + shape.rowGap))
    return targetOf(key, at, count, shape.columns, page)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const at = indexOf(event.target)
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const to = target(event.key, at)
    if (to === undefined) return
    event.preventDefault()
    focus({ index: to, block: 'nearest' })
  }

  return {
    focused,
    focusIndex: (index, block = 'start') => focus({ index, block }),
    targetOf: target,
    handlers: {
      onFocus: ({ target }) => setFocused(indexOf(target)),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (wanted.current === undefined && !currentTarget.contains(relatedTarget)) setFocused(undefined)
      },
      onKeyDown,
    },
  }
}
