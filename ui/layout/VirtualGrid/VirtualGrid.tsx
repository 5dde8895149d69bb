import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react'
import { type GridPosition, heightOf, placeOf, rowOf, rowsOf, withRow } from './gridMath.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useGridPosition, type VirtualGridHandle } from './useGridPosition.ts'
import { type MeasuredGrid, useGridShape } from './useGridShape.ts'
import styles from './VirtualGrid.module.css'

export type VirtualGridProps<Item> = Omit<ComponentProps<'ul'>, 'children' | 'ref'> & {
  /** Accessible name of the list. */
  label: string
  /** All items; only those near the view are rendered. */
  items: readonly Item[]
  /** Renders one item; a stable function avoids rendering items again. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Unique key of an item. */
  getKey: (item: Item, index: number) => string
  /** Height of a row from the width of a tile; default: the height of the first row. */
  rowHeight?: (tile: number) => number
  /** Stored position of the list; it is scrolled there once. */
  restore?: GridPosition
  /** Called with the current position, for a later restore. */
  onPosition?: (position: GridPosition) => void
  /** Handle to scroll tiles into view and to focus them. */
  handle?: Ref<VirtualGridHandle>
}

/**
 * Rows rendered ahead on either side: fast scrolling passes one in a tenth of a second, which a slow phone may need.
 */
const OVERSCAN_ROWS = 2

/**
 * A long list of tiles in rows; only those near the view are in the DOM. It starts with one tile, which is measured, and
 * the focused tile is never removed. The server renders a plain grid (`PlainGrid`).
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, renderItem, getKey, rowHeight, restore, onPosition, handle, className, ...rest } =
    props
  const list = useRef<HTMLUListElement>(null)
  const shape = useGridShape(list, rowHeight)
  const { focused, focusIndex, targetOf, handlers } = useGridFocus(list, items.length, shape)
  const rows = useRows(items.length, shape, focused)
  useGridPosition({ count: items.length, shape, restore, onPosition, handle, focusIndex, targetOf })
  const drawn =
    shape && rows
      ? rows.flatMap((row) => indicesOf(row, shape.columns, items.length))
      : indicesOf(0, 1, items.length)

  return (
    <ul
      {...rest}
      {...handlers}
      // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of lists without markers
      role="list"
      ref={list}
      className={clsx(styles.grid, className)}
      aria-label={label}
      data-counted=""
      style={roomOf(items.length, shape)}
    >
      {drawn.map((index) => {
        const item = items[index] as Item
        const key = getKey(item, index)
        return <Cell key={key} {...{ item, index, shape, renderItem }} count={items.length} />
      })}
    </ul>
  )
}

type CellProps = {
  item: unknown
  index: number
  count: number
  shape: MeasuredGrid | undefined
  renderItem: (item: never, index: number) => ReactNode
}

/** Memoised: scrolling only renders new rows. */
const Cell = memo(function Cell({ item, index, count, shape, renderItem }: CellProps) {
  return (
    <li
      className={styles.item}
      data-index={index}
      data-placed={shape !== undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={shape && styleOf(index, shape)}
    >
      {renderItem(item as never, index)}
    </li>
  )
})

const indicesOf = (row: number, columns: number, count: number) =>
  Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => row * columns + column)

/** The height of all rows: computed by the style sheet until it is measured. */
const roomOf = (count: number, shape: MeasuredGrid | undefined) =>
  ({
    '--grid-count': count,
    ...(shape && {
      '--grid-tile': `${shape.tile}px`,
      '--grid-pitch': `${shape.row + shape.rowGap}px`,
      blockSize: heightOf(count, shape),
    }),
  }) as CSSProperties

/** Set through the CSSOM after measuring; the server's markup has no styles. */
function styleOf(index: number, shape: MeasuredGrid) {
  const { top, left } = placeOf(index, shape)
  return { insetBlockStart: top, insetInlineStart: left, inlineSize: shape.tile }
}

/** The rows near the view, and the one with the focused tile. */
function useRows(count: number, shape: MeasuredGrid | undefined, focused: number | undefined) {
  const columns = shape?.columns ?? 1
  const pinned = focused === undefined ? undefined : rowOf(focused, columns)
  const virtualizer = useWindowVirtualizer({
    count: shape ? rowsOf(count, columns) : 0,
    estimateSize: () => shape?.row ?? 0,
    gap: shape?.rowGap,
    scrollMargin: shape?.top,
    overscan: OVERSCAN_ROWS,
    // React schedules the render: a synchronous one would force a layout during scrolling.
    useFlushSync: false,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), pinned),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes the measurements
  useEffect(() => virtualizer.measure(), [virtualizer, shape?.row])

  const rows = virtualizer.getVirtualItems().map(({ index }) => index)
  return rows.length > 0 ? rows : undefined
}
