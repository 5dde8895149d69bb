import { clsx } from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Link } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './MenuStrip.module.css'

export type MenuStripItem = {
  id: string
  label: string
  href: string
  icon?: IconName
  /** The page that is open. */
  current?: boolean
}

export type MenuStripProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Accessible name of the landmark. */
  label: string
  /** Entries in order; the line scrolls sideways when they do not fit. */
  items: MenuStripItem[]
}

/** A page's menu: a row of pills that scrolls sideways. */
export function MenuStrip({ label, items, className, ...rest }: MenuStripProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = items.find((item) => item.current)?.id

  useLayoutEffect(() => {
    const line = list.current
    const link = current && line?.querySelector<HTMLElement>('[aria-current]')
    if (line && link) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
  }, [current])

  return (
    <nav {...rest} className={clsx(styles.strip, className)} aria-label={label}>
      <ul className={clsx('page-grid', styles.list)} ref={list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Link className={styles.link} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
