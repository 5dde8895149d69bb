import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#ui/foundation/Link'
import styles from './SkipLink.module.css'

export type SkipLinkProps = LinkProps

/** The first stop of the Tab key: past the navigation, to what `href` names. Seen only with focus. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <Link {...rest} className={clsx(styles.link, className)} />
}

/** A stop of the Tab key beside it that does something in place of leading somewhere. Seen only with focus. */
export function SkipButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} className={clsx(styles.link, className)} type="button" />
}
