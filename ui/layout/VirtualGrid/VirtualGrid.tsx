import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { type ComponentProps, memo, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { type GridPosition, heightOf, placeOf, rowOf, rowsOf, withRow } from './gridMath.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useGridPosition, type VirtualGridHandle } from './useGridPosition.ts'
import { type MeasuredGrid, useGridShape } from './useGridShape.ts'
import styles from './VirtualGrid.module.css'

export type VirtualGridProps<Item> = Omit<ComponentProps<'ul'>, 'children' | 'ref'> & {
  /** Accessible name of the list. */
  label: string
  /** All of them; only those near the view are drawn. */
  items: readonly Item[]
  /** Draws one item; the same function each time spares drawing items anew. */
  renderItem: (item: Item, index: number) => ReactNode
  /** What an item is known by. */
  getKey: (item: Item, index: number) => string
  /** Height of a row from the width of a tile; without it rows are as high as the first one is drawn. */
  rowHeight?: (tile: number) => number
  /** Where the list was when it was left; it is scrolled there once. */
  restore?: GridPosition
  /** Says where the list is, so that it can be restored. */
  onPosition?: (position: GridPosition) => void
  /** Brings tiles into view from outside. */
  handle?: Ref<VirtualGridHandle>
}

/** Items that the server draws: whole rows of 3, 5, 6 and 10 columns. */
const FIRST = 30
/** Rows drawn ahead on either side: a fast finger passes one in a tenth of a second, which a slow phone may need. */
const OVERSCAN = 2

/**
 * A long list of tiles in rows, of which only those near the view are in the page. It begins as a plain grid, which
 * is what the server sends, and the tile that holds the focus is never taken away.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, renderItem, getKey, rowHeight, restore, onPosition, handle, className, ...rest } =
    props
  const list = useRef<HTMLUListElement>(null)
  const shape = useGridShape(list, rowHeight)
  const { focused, handlers } = useGridFocus(list, items.length, shape)
  const rows = useRows(items.length, shape, focused)
  useGridPosition({ count: items.length, shape, restore, onPosition, handle })
  const drawn =
    shape && rows ? rows.flatMap((row) => indicesOf(row, shape.columns, items.length)) : firstOnes(items)

  return (
    <ul
      {...rest}
      {...handlers}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from lists without marks
      role="list"
      ref={list}
      className={clsx(styles.grid, className)}
      aria-label={label}
      style={shape && { blockSize: heightOf(items.length, shape) }}
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

/** Drawn once while it stays in view: scrolling draws the rows that arrive and nothing else. */
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

const firstOnes = (items: readonly unknown[]) =>
  Array.from({ length: Math.min(FIRST, items.length) }, (_, at) => at)

const indicesOf = (row: number, columns: number, count: number) =>
  Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => row * columns + column)

/** Set through the object model once scripts have measured; the server's markup carries no styles. */
function styleOf(index: number, shape: MeasuredGrid) {
  const { top, left } = placeOf(index, shape)
  return { insetBlockStart: top, insetInlineStart: left, inlineSize: shape.tile }
}

/** The rows near the view, and the one that holds the focus. */
function useRows(count: number, shape: MeasuredGrid | undefined, focused: number | undefined) {
  const columns = shape?.columns ?? 1
  const pinned = focused === undefined ? undefined : rowOf(focused, columns)
  const virtualizer = useWindowVirtualizer({
    count: shape ? rowsOf(count, columns) : 0,
    estimateSize: () => shape?.row ?? 0,
    gap: shape?.rowGap,
    scrollMargin: shape?.top,
    overscan: OVERSCAN,
    // Rendered when React schedules it: at once would lay the page out in the middle of scrolling.
    useFlushSync: false,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), pinned),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is the cause
  useEffect(() => virtualizer.measure(), [virtualizer, shape?.row])

  const rows = virtualizer.getVirtualItems().map(({ index }) => index)
  return rows.length > 0 ? rows : undefined
}
