import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { GridShape } from './gridMath.ts'

/** The shape, and how far below the page's top the list begins. */
export type MeasuredGrid = GridShape & { top: number }

const equal = (a: MeasuredGrid, b: MeasuredGrid) =>
  (Object.keys(b) as (keyof MeasuredGrid)[]).every((key) => Math.abs(a[key] - b[key]) < 0.01)

/** Columns and gaps are those of the style sheet, so that server, style sheet and script never disagree. */
function measure(
  list: HTMLElement,
  rowHeight: ((tile: number) => number) | undefined,
): MeasuredGrid | undefined {
  const style = getComputedStyle(list)
  const tracks = style.gridTemplateColumns.split(' ').map(Number.parseFloat)
  const tile = tracks[0] ?? 0
  if (!(tile > 0)) return undefined
  const drawn = list.firstElementChild?.getBoundingClientRect().height ?? 0
  return {
    columns: tracks.length,
    tile,
    row: rowHeight?.(tile) ?? drawn,
    columnGap: Number.parseFloat(style.columnGap) || 0,
    rowGap: Number.parseFloat(style.rowGap) || 0,
    top: list.getBoundingClientRect().top + window.scrollY,
  }
}

/** Measures the grid when it is there and whenever the page changes its size; the server knows nothing yet. */
export function useGridShape(
  list: RefObject<HTMLElement | null>,
  rowHeight: ((tile: number) => number) | undefined,
): MeasuredGrid | undefined {
  const [shape, setShape] = useState<MeasuredGrid>()

  const update = useCallback(() => {
    const measured = list.current && measure(list.current, rowHeight)
    if (measured) setShape((known) => (known && equal(known, measured) ? known : measured))
  }, [list, rowHeight])

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the width changed, the height of a row follows it
  useLayoutEffect(update, [update, shape])

  useEffect(() => {
    const observer = new ResizeObserver(update)
    if (list.current) observer.observe(list.current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, update])

  return shape
}
