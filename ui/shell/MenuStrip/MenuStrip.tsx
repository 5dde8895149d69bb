import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Chip } from '#ui/controls/Chip'
import type { Current } from '#ui/foundation/ariaCurrent.ts'
import { placeAfter } from '#ui/foundation/lineKeys.ts'
import type { IconName } from '#ui/media/Icon'
import styles from './MenuStrip.module.css'

export type MenuStripItem = {
  id: string
  label: string
  href: string
  icon?: IconName
  /** Whether it is the current page, or its section. */
  current?: Current
  /**
   * For players only: hidden from others (`data-player` of the root element says whether a player is logged in).
   * @default false
   */
  personal?: boolean
}

export type MenuStripProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Accessible name of the landmark. */
  label: string
  /** Entries in order; the line scrolls sideways when they do not fit. */
  items: MenuStripItem[]
}

/** Arrow keys move the focus along the line. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')].filter((link) => link.checkVisibility())
  const next = placeAfter(event, links.indexOf(event.target as HTMLAnchorElement), links.length - 1)
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

/**
 * A page's menu: a row of pills that scrolls sideways. It is a single tab stop, so that the page after it is near: the
 * entry that was focused last, else the current one, else the first.
 */
export function MenuStrip({ label, items, className, ...rest }: MenuStripProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = items.find((item) => item.current)?.id

  const [last, setLast] = useState<string>()
  const stop =
    items.find(({ id }) => id === (last ?? current))?.id ?? items.find(({ personal }) => !personal)?.id

  useLayoutEffect(() => {
    const line = list.current
    const link = current && line?.querySelector<HTMLElement>('[aria-current]')
    if (line && link) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
  }, [current])

  return (
    <nav {...rest} className={clsx(styles.strip, className)} aria-label={label}>
      <ul className={clsx('page-grid', styles.list)} ref={list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id} className={styles.item} data-personal={item.personal || undefined}>
            <Chip
              className={styles.pill}
              href={item.href}
              icon={item.icon}
              selected={item.current}
              tabIndex={item.id === stop ? undefined : -1}
              onFocus={() => setLast(item.id)}
            >
              {item.label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
