import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Select } from '#ui/controls/Select'
import styles from './SortMenu.module.css'

/** Sort orders of a list of games. */
export type SortOrder = 'recommended' | 'popular' | 'new' | 'name' | 'rtp' | 'provider'

export type SortMenuProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The current order. */
  value: SortOrder
  /** Called with another order. */
  onValueChange: (value: SortOrder) => void
  /** The available orders, in this order. @default all six */
  orders?: readonly SortOrder[]
  /** Other labels for orders with another meaning here. */
  names?: { readonly [Order in SortOrder]?: string }
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

/** The sort order of a list of games. A native select, because a phone's picker is better than any popover. */
export function SortMenu({ value, onValueChange, orders = all, names, className, ...rest }: SortMenuProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'ui.sortMenu.label' })
  const nameOf = (order: SortOrder) => names?.[order] ?? formatMessage({ id: words[order] })

  return (
    <div {...rest} className={clsx(styles.menu, className)}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <Select
        label={label}
        hideLabel
        value={value}
        onValueChange={onValueChange}
        options={orders.map((order) => ({ value: order, label: nameOf(order) }))}
      />
    </div>
  )
}
