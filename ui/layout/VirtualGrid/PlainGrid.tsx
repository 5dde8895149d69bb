import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './VirtualGrid.module.css'

export type PlainGridProps<Item> = Omit<ComponentProps<'ul'>, 'children'> & {
  /** Accessible name of the list. */
  label: string
  /** All of them are rendered. */
  items: readonly Item[]
  renderItem: (item: Item, index: number) => ReactNode
  /** Unique key of an item. */
  getKey: (item: Item, index: number) => string
  /** Total number, if these are only the first items. @default their number */
  total?: number
}

/** The same grid for a few tiles, and for the first of many: it needs no scripts and no measuring. */
export function PlainGrid<Item>(props: PlainGridProps<Item>) {
  const { label, items, renderItem, getKey, total = items.length, className, ...rest } = props
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of lists without markers
    <ul {...rest} role="list" className={clsx(styles.grid, className)} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={getKey(item, index)}
          className={styles.item}
          data-index={index}
          aria-setsize={total}
          aria-posinset={index + 1}
        >
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  )
}
