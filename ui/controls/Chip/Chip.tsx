import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ariaCurrent, type Current } from '#ui/foundation/ariaCurrent.ts'
import { Link, type LinkProps } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './Chip.module.css'

type Look = {
  /** Whether it is active: the pressed filter, the current page, or the page's `section`. @default false */
  selected?: Current
  /** Icon before the text. */
  icon?: IconName
}

type Press = Omit<ComponentProps<'button'>, 'onClick'> & {
  href?: never
  /** Called to toggle it. */
  onPress: () => void
  /** Whether it is one of several exclusive choices: pressing the active one has no effect. @default false */
  choice?: boolean
}

type Go = LinkProps & { onPress?: never; choice?: never }

export type ChipProps = Look & (Press | Go)

/** A pill for a quick choice. */
export function Chip({ selected = false, icon, className, children, ...rest }: ChipProps) {
  const on = selected !== false
  const look = { className: clsx(styles.chip, className), 'data-selected': on || undefined }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )

  if (rest.href !== undefined) {
    const { onPress: _, choice: __, ...link } = rest
    return (
      <Link {...link} {...look} aria-current={ariaCurrent(selected)}>
        {content}
      </Link>
    )
  }

  const { onPress, choice = false, href: _, type = 'button', ...native } = rest
  const state = choice ? { 'aria-current': on || undefined } : { 'aria-pressed': on }
  return (
    <button {...native} {...look} {...state} type={type} onClick={onPress}>
      {content}
    </button>
  )
}
