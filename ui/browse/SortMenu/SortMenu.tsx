import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Select } from '#ui/controls/Select'
import { Icon } from '#ui/media/Icon'
import styles from './SortMenu.module.css'

/** Sort orders of a list of games. */
export type SortOrder = 'recommended' | 'popular' | 'new' | 'name' | 'rtp' | 'provider'

export type SortMenuProps<Own extends string = never> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The current order. */
  value: SortOrder | Own
  /** Called with another order. */
  onValueChange: (value: SortOrder | Own) => void
  /** The available orders, in this order. @default all six */
  orders?: readonly SortOrder[]
  /** Other labels for orders with another meaning here. */
  names?: { readonly [Order in SortOrder]?: string }
  /** Orders that only this list has; they follow the first one. */
  own?: readonly { value: Own; label: string }[]
}

const all: readonly SortOrder[] = ['recommended', 'popular', 'new', 'name', 'rtp', 'provider']

const words = {
  recommended: 'ui.sortMenu.recommended',
  popular: 'ui.sortMenu.popular',
  new: 'ui.sortMenu.new',
  name: 'ui.sortMenu.name',
  rtp: 'ui.sortMenu.rtp',
  provider: 'ui.sortMenu.provider',
} as const

/**
 * The sort order of a list of games: an icon with the current order, on narrow pages the icon alone, which shows whether
 * the order is the first one. A native select, because a phone's picker is better than any popover.
 */
export function SortMenu<Own extends string = never>(props: SortMenuProps<Own>) {
  const { value, onValueChange, orders = all, names, own = [], className, ...rest } = props
  const { formatMessage } = useIntl()
  const nameOf = (order: SortOrder) => names?.[order] ?? formatMessage({ id: words[order] })
  const [first, ...others] = orders.map((order) => ({ value: order, label: nameOf(order) }))

  return (
    <div {...rest} className={clsx(styles.menu, className)} data-changed={value !== orders[0] || undefined}>
      <Icon className={styles.icon} name="sort-ascending" size={20} />
      <Select
        className={styles.select}
        label={formatMessage({ id: 'ui.sortMenu.label' })}
        hideLabel
        value={value}
        onValueChange={onValueChange}
        options={[...(first ? [first] : []), ...own, ...others]}
      />
    </div>
  )
}
