import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Badge } from '#ui/feedback/Badge'
import { ariaCurrent, type Current } from '#ui/foundation/ariaCurrent.ts'
import { Link } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './TabBar.module.css'

type Look = {
  id: string
  label: string
  /** Shown instead of a label that is too long for a tab of 64 px; screen readers get the label. */
  short?: string
  icon: IconName
  /** The icon of the current entry; usually the filled weight. @default icon */
  activeIcon?: IconName
  /** Whether it is the current page, or its section. */
  current?: Current
  /** Shows the entry as a copper disc, with its label for screen readers only. */
  prominent?: boolean
  /** Number over the icon, at most „9+”; zero is hidden. */
  badge?: number
  /** Accessible text of the number: „4 disponibile”. */
  badgeLabel?: string
}

type Go = { href: string; onPress?: never; expanded?: never; controls?: never }

type Press = {
  href?: never
  onPress: () => void
  /** Whether the controlled element is open. */
  expanded?: boolean
  /** Id of the controlled element. */
  controls?: string
}

export type TabBarItem = Look & (Go | Press)

export type TabBarProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Accessible name of the landmark. */
  label: string
  /** Three to five entries. */
  items: TabBarItem[]
}

/** The navigation bar at the bottom of narrow screens. The page must reserve space for it. */
export function TabBar({ label, items, className, ...rest }: TabBarProps) {
  return (
    <nav {...rest} className={clsx(styles.bar, className)} aria-label={label}>
      <ul className={styles.list} data-count={items.length}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Tab {...item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tab({
  label,
  short = label,
  icon,
  activeIcon = icon,
  current,
  prominent,
  badge = 0,
  badgeLabel,
  ...aim
}: TabBarItem) {
  const look = { className: styles.tab, 'data-current': current || undefined, 'data-prominent': prominent }
  const counted = badge > 0 && badgeLabel
  const spoken = [label, counted].filter(Boolean).join(', ')
  const silent = spoken !== short || undefined
  const content = (
    <>
      <Icon name={current ? activeIcon : icon} size={24} />
      <span className={prominent ? 'visually-hidden' : styles.label} aria-hidden={silent}>
        {short}
      </span>
      <Badge className={styles.badge} count={badge} aria-hidden={counted ? true : undefined} />
      {silent && <span className="visually-hidden">{spoken}</span>}
    </>
  )

  if (aim.href !== undefined) {
    return (
      <Link {...look} href={aim.href} aria-current={ariaCurrent(current)}>
        {content}
      </Link>
    )
  }
  return (
    <button
      {...look}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={aim.expanded}
      aria-controls={aim.controls}
      onClick={aim.onPress}
    >
      {content}
    </button>
  )
}
