import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from '#ui/foundation/Link'
import type { IconName } from '#ui/media/Icon'
import { EntryContent, targetOf } from './EntryContent.tsx'
import styles from './SubMenu.module.css'

export type SubMenuEntry = {
  id: string
  label: string
  href: string
  icon?: IconName
  /** The page that is open. */
  current?: boolean
  /** Number after the label; zero shows nothing. */
  badge?: number
  /** What the number counts, read after the label: „4 disponibile”. */
  badgeLabel?: string
  /** Opens in another tab, and says so. */
  external?: boolean
  /** Leaves the entry out on wide (`mobile`) or on narrow (`desktop`) screens. */
  only?: 'mobile' | 'desktop'
}

export type SubMenuProps = ComponentProps<'nav'> & {
  /** Accessible name of the landmark. */
  label: string
  /** Entries in order; the line scrolls sideways when they do not fit. */
  items: SubMenuEntry[]
}

/** The bar under the header; its children (theme, chat) stand at the end. Narrow screens have the tab bar instead. */
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
                aria-current={entry.current ? 'page' : undefined}
              >
                <EntryContent {...entry} />
              </Link>
            </li>
          ))}
        </ul>
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </nav>
  )
}
