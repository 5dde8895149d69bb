import { clsx } from 'clsx'
import { type ComponentProps, useRef } from 'react'
import { useIntl } from 'react-intl'
import { ariaCurrent } from '#ui/foundation/ariaCurrent.ts'
import { Link } from '#ui/foundation/Link'
import { MoreLinks, useFitting } from '#ui/shell/OverflowNav'
import { EntryContent, type SubMenuEntry, targetOf } from './EntryContent.tsx'
import styles from './SubMenu.module.css'

export type SubMenuProps = ComponentProps<'nav'> & {
  /** Accessible name of the landmark. */
  label: string
  /** Entries in order of importance; the last ones go into „Mai mult” first, the current one never. */
  items: SubMenuEntry[]
}

/**
 * The bar under the header; its children (theme, chat) are at the end. Narrow screens have the tab bar instead. As in an
 * `OverflowNav` every entry stays in the line, to be measured, and before hydration the line shows its first row only.
 */
export function SubMenu({ label, items, className, children, ...rest }: SubMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  const { formatMessage } = useIntl()
  const keep = items.findIndex(({ current }) => current)
  const labels = items.map((item) => item.label).join('\n')
  const count = useFitting(list, { count: items.length, labels, keep })
  const isFolded = (index: number) => index >= count && index !== keep
  const folded = items.filter((_, index) => isFolded(index))

  return (
    <nav {...rest} className={clsx(styles.menu, className)} aria-label={label}>
      <div className={clsx('page-grid', styles.bar)}>
        <ul className={styles.list} ref={list}>
          {items.map((entry, index) => (
            <li
              key={entry.id}
              className={styles.item}
              data-only={entry.only}
              data-folded={isFolded(index) || undefined}
            >
              <Entry entry={entry} />
            </li>
          ))}
          <li className={styles.item} data-folded={folded.length === 0 || undefined}>
            <MoreLinks
              className={styles.link}
              label={formatMessage({ id: 'ui.overflowNav.more' })}
              current={false}
            >
              {folded.map((entry) => (
                <li key={entry.id} className={styles.row} data-only={entry.only}>
                  <Entry entry={entry} />
                </li>
              ))}
            </MoreLinks>
          </li>
        </ul>
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </nav>
  )
}

function Entry({ entry }: { entry: SubMenuEntry }) {
  return (
    <Link
      {...targetOf(entry)}
      className={styles.link}
      href={entry.href}
      aria-current={ariaCurrent(entry.current)}
    >
      <EntryContent {...entry} badgeClass={styles.badge} />
    </Link>
  )
}
