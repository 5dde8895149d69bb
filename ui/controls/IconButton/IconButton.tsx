import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './IconButton.module.css'

type Look = {
  /** The icon, without text. */
  icon: IconName
  /** Accessible name; with `pressed` it must stay the same in both states. */
  label: string
  /** Size of 32 or 40 pixels; 44 on touch. @default 'm' */
  size?: 's' | 'm'
  /** `plate` has its own surface, `media` is for use on pictures in any theme. @default 'plain' */
  tone?: 'plain' | 'plate' | 'media'
}

type Press = Omit<ComponentProps<'button'>, 'children'> & {
  href?: never
  /** Does nothing when pressed; stays in the tab order. @default false */
  disabled?: boolean
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Makes it a toggle button with this state. */
  pressed?: boolean
}

type Go = Omit<LinkProps, 'children'> & { pressed?: never; disabled?: never }

export type IconButtonProps = Look & (Press | Go)

/** A button with an icon, or a link if there is an `href`. */
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
