import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { GridShape } from './gridMath.ts'

/** The shape, and the distance from the page's top to the list. */
export type MeasuredGrid = GridShape & { top: number }

const equal = (a: MeasuredGrid, b: MeasuredGrid) =>
  (Object.keys(b) as (keyof MeasuredGrid)[]).every((key) => Math.abs(a[key] - b[key]) < 0.01)

/** Distance from the top of the page, without a motion in which the page may just be. */
function topOf(list: HTMLElement): number {
  let top = 0
  for (let at: Element | null = list; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop
  return top
}

/**
 * Columns and gaps are read from the stylesheet, so that server, CSS and script agree. Not the tracks: in a grid whose tiles
 * are all positioned, WebKit computes them without the gaps.
 */
function measure(
  list: HTMLElement,
  rowHeight: ((tile: number) => number) | undefined,
): MeasuredGrid | undefined {
  const style = getComputedStyle(list)
  const columns = Number(style.getPropertyValue('--columns'))
  const columnGap = Number.parseFloat(style.columnGap) || 0
  const tile = (Number.parseFloat(style.inlineSize) - (columns - 1) * columnGap) / columns
  if (!(tile > 0)) return undefined
  const drawn = list.firstElementChild?.getBoundingClientRect().height ?? 0
  return {
    columns,
    tile,
    row: rowHeight?.(tile) ?? drawn,
    columnGap,
    rowGap: Number.parseFloat(style.rowGap) || 0,
    top: topOf(list),
  }
}

/** Measures the grid after mount and at every resize; undefined on the server. */
export function useGridShape(
  list: RefObject<HTMLElement | null>,
  rowHeight: ((tile: number) => number) | undefined,
): MeasuredGrid | undefined {
  const [shape, setShape] = useState<MeasuredGrid>()

  const update = useCallback(() => {
    const measured = list.current && measure(list.current, rowHeight)
    if (measured) setShape((known) => (known && equal(known, measured) ? known : measured))
  }, [list, rowHeight])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row height depends on the width
  useLayoutEffect(update, [update, shape])

  useEffect(() => {
    const observer = new ResizeObserver(update)
    if (list.current) observer.observe(list.current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, update])

  return shape
}
