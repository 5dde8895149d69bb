import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ariaCurrent } from '#ui/foundation/ariaCurrent.ts'
import { Link } from '#ui/foundation/Link'
import { EntryContent, type SubMenuEntry, targetOf } from '#ui/shell/SubMenu'
import styles from './MenuList.module.css'

export type MenuListProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Accessible name of the landmark. */
  label: string
  /** Entries in order; some are for wide or for narrow screens only. */
  items: SubMenuEntry[]
  /** Called when an entry is followed, so that the sheet around it can close. */
  onFollow?: () => void
}

/** Rows of the mobile menu. */
export function MenuList({ label, items, onFollow, className, ...rest }: MenuListProps) {
  return (
    <nav {...rest} className={clsx(styles.menu, className)} aria-label={label}>
      <ul>
        {items.map((entry) => (
          <li key={entry.id} className={styles.item} data-only={entry.only}>
            <Link
              {...targetOf(entry)}
              className={styles.link}
              href={entry.href}
              aria-current={ariaCurrent(entry.current)}
              onClick={onFollow}
            >
              <EntryContent {...entry} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
