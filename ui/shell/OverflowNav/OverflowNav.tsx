import { clsx } from 'clsx'
import { type ComponentProps, useRef } from 'react'
import { useIntl } from 'react-intl'
import { ariaCurrent, type Current } from '#ui/foundation/ariaCurrent.ts'
import { Link } from '#ui/foundation/Link'
import { MoreLinks } from './MoreLinks.tsx'
import styles from './OverflowNav.module.css'
import { useFitting } from './useFitting.ts'

export type OverflowNavItem = {
  id: string
  label: string
  href: string
  /** Shows „Nou” after the label. */
  isNew?: boolean
  /** Whether it is the current page, or its section. */
  current?: Current
}

export type OverflowNavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Accessible name of the landmark. */
  label: string
  /** Links in order of importance; the last ones go into „Mai mult” first. */
  items: OverflowNavItem[]
}

/**
 * A line of links; those without space move into a disclosure. Every link stays in the list, so that its width can be
 * measured at any time. Before hydration the line wraps and shows its first row only: whole links, and no later shift.
 */
export function OverflowNav({ label, items, className, ...rest }: OverflowNavProps) {
  const list = useRef<HTMLUListElement>(null)
  const labels = items.map(({ label, isNew }) => `${label} ${isNew ?? ''}`).join('\n')
  const count = useFitting(list, { count: items.length, labels })
  const { formatMessage } = useIntl()

  return (
    <nav {...rest} className={clsx(styles.nav, className)} aria-label={label}>
      <ul className={styles.list} ref={list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item} data-folded={index >= count || undefined}>
            <NavLink item={item} />
          </li>
        ))}
        <li className={styles.item} data-folded={count >= items.length || undefined}>
          <MoreLinks
            label={formatMessage({ id: 'ui.overflowNav.more' })}
            current={items.slice(count).some((item) => item.current)}
          >
            {items.slice(count).map((item) => (
              <li key={item.id}>
                <NavLink item={item} />
              </li>
            ))}
          </MoreLinks>
        </li>
      </ul>
    </nav>
  )
}

function NavLink({ item: { label, href, isNew, current } }: { item: OverflowNavItem }) {
  const { formatMessage } = useIntl()
  return (
    <Link className={styles.link} href={href} aria-current={ariaCurrent(current)}>
      {label}
      {isNew && <span className={styles.fresh}>{formatMessage({ id: 'ui.overflowNav.new' })}</span>}
    </Link>
  )
}
