import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
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

type SkipPastProps = {
  /** Heading of what is skipped. */
  title: string
  /** The `id` of its `SkipEnd`. */
  end: string
  /** Sets its place. */
  className?: string | undefined
}

/** Skips a row or a section. Visible on focus. */
export function SkipPast({ title, end, className }: SkipPastProps) {
  const { formatMessage } = useIntl()
  return (
    <a
      className={clsx(styles.past, className)}
      href={`#${end}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(end)?.focus()
      }}
    >
      {formatMessage({ id: 'ui.rail.skip' }, { title })}
    </a>
  )
}

/** Where `SkipPast` leads. */
export const SkipEnd = ({ id }: Pick<ComponentProps<'span'>, 'id'>) => (
  <span className={styles.end} id={id} tabIndex={-1} />
)
