import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './IconButton.module.css'

type Look = {
  /** The sign; it carries no words. */
  icon: IconName
  /** Accessible name; with `pressed` it stays the same in both states. */
  label: string
  /** Edge of 32 or 40 pixels; 44 under a finger. @default 'm' */
  size?: 's' | 'm'
  /** `plate` has a surface of its own, `media` lies over pictures in any theme. @default 'plain' */
  tone?: 'plain' | 'plate' | 'media'
}

type Press = Omit<ComponentProps<'button'>, 'children'> & {
  href?: never
  /** Makes it a toggle, and says its state. */
  pressed?: boolean
}

type Go = Omit<LinkProps, 'children'> & { pressed?: never; disabled?: never }

export type IconButtonProps = Look & (Press | Go)

/** A sign that does something, or leads somewhere when there is an `href`. */
export function IconButton({
  icon,
  label,
  size = 'm',
  tone = 'plain',
  pressed,
  className,
  ...rest
}: IconButtonProps) {
  const look = {
    className: clsx(styles.button, className),
    'data-size': size,
    'data-tone': tone,
    'aria-label': label,
  }
  const sign = <Icon name={icon} />

  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...look}>
        {sign}
      </Link>
    )
  }

  const { disabled = false, onClick, type = 'button', ...native } = rest

  return (
    <button
      {...native}
      {...look}
      type={type}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    >
      {sign}
    </button>
  )
}
