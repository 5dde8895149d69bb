import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { SpinnerRing } from '#ui/feedback/Spinner'
import { Link, type LinkProps } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './Button.module.css'

type Look = {
  /** Visual weight and meaning; one `primary` per region of a view. @default 'outline' */
  tone?: 'primary' | 'outline' | 'quiet' | 'danger'
  /** Height of 36, 44 or 52 pixels; at least 44 on touch. @default 'm' */
  size?: 's' | 'm' | 'l'
  /** Icon before the text. */
  icon?: IconName
}

type Press = ComponentProps<'button'> & {
  href?: never
  /** Does nothing when pressed; stays in the tab order. @default false */
  disabled?: boolean
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Shows a spinner during the action, and keeps the width and the focus. @default false */
  loading?: boolean
}

type Go = LinkProps & { loading?: never; disabled?: never }

export type ButtonProps = Look & (Press | Go)

/** A button, or a link if there is an `href`. */
export function Button({
  tone = 'outline',
  size = 'm',
  icon,
  loading = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = { className: clsx(styles.button, className), 'data-tone': tone, 'data-size': size }

  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...look}>
        <Content icon={icon}>{children}</Content>
      </Link>
    )
  }

  const { disabled = false, onClick, type = 'button', ...native } = rest
  const inactive = disabled || loading

  return (
    <button
      {...native}
      {...look}
      type={type}
      data-inactive={disabled || undefined}
      aria-disabled={inactive || undefined}
      aria-busy={loading || undefined}
      onClick={inactive ? (event) => event.preventDefault() : onClick}
    >
      {loading && (
        <span className={styles.wait}>
          <SpinnerRing />
        </span>
      )}
      <Content icon={icon}>{children}</Content>
    </button>
  )
}

function Content({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
