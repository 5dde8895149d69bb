import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#ui/foundation/Link'
import styles from './SkipLink.module.css'

export type SkipLinkProps = LinkProps

/** The first tab stop: skips the navigation to the target of `href`. Visible on focus. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <Link {...rest} className={clsx(styles.link, className)} />
}

/** A button among the skip links. Visible on focus. */
export function SkipButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} className={clsx(styles.link, className)} type="button" />
}
