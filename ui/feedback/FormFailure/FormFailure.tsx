import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from '#ui/foundation/Link'
import styles from './FormFailure.module.css'

export type Failure = {
  /** What happened, in one sentence. */
  title: string
  /** What still works and what to do. */
  text?: string
  /** A link that helps. */
  action?: { label: string; href: string }
}

export type FormFailureProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Why the form was not accepted; announced at once. */
  failure?: Failure
}

/** Why a form was not accepted. Rendered from the start, so that screen readers announce its changes. */
export function FormFailure({ failure, className, ...rest }: FormFailureProps) {
  return (
    <div {...rest} className={clsx(styles.region, className)} role="alert">
      {failure && (
        <div className={styles.failure}>
          {/* The spaces separate the parts for screen readers. */}
          <p className={styles.title}>{failure.title}</p>{' '}
          {failure.text && <p className={styles.more}>{failure.text}</p>}{' '}
          {failure.action && (
            <p className={styles.action}>
              <Link className={styles.link} href={failure.action.href}>
                {failure.action.label}
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
