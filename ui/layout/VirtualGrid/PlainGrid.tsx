import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './VirtualGrid.module.css'

export type PlainGridProps<Item> = Omit<ComponentProps<'ul'>, 'children'> & {
  /** Accessible name of the list. */
  label: string
  /** All of them are drawn. */
  items: readonly Item[]
  renderItem: (item: Item, index: number) => ReactNode
  /** What an item is known by. */
  getKey: (item: Item, index: number) => string
  /** How many there are in all, where these are only the first. @default those given */
  total?: number
}

/** The same grid for a few tiles, and for the first of many: it needs no scripts and measures nothing. */
export function PlainGrid<Item>(props: PlainGridProps<Item>) {
  const { label, items, renderItem, getKey, total = items.length, className, ...rest } = props
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from lists without marks
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
