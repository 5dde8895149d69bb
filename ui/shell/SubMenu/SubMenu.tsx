import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ariaCurrent } from '#ui/foundation/ariaCurrent.ts'
import { Link } from '#ui/foundation/Link'
import { EntryContent, type SubMenuEntry, targetOf } from './EntryContent.tsx'
import styles from './SubMenu.module.css'

export type SubMenuProps = ComponentProps<'nav'> & {
  /** Accessible name of the landmark. */
  label: string
  /** Entries in order; the line scrolls sideways when they do not fit. */
  items: SubMenuEntry[]
}

/** The bar under the header; its children (theme, chat) are at the end. Narrow screens have the tab bar instead. */
export function SubMenu({ label, items, className, children, ...rest }: SubMenuProps) {
  return (
    <nav {...rest} className={clsx(styles.menu, className)} aria-label={label}>
      <div className={clsx('page-grid', styles.bar)}>
        <ul className={styles.list}>
          {items.map((entry) => (
            <li key={entry.id} className={styles.item} data-only={entry.only}>
              <Link
                {...targetOf(entry)}
                className={styles.link}
                href={entry.href}
                aria-current={ariaCurrent(entry.current)}
              >
                <EntryContent {...entry} badgeClass={styles.badge} />
              </Link>
            </li>
          ))}
        </ul>
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </nav>
  )
}
