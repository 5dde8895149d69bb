import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from '#ui/foundation/Link'
import styles from './Section.module.css'

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Heading, and accessible name of the landmark. */
  title: string
  /** Total number of items, beside the heading. */
  count?: ReactNode
  /** Link to all items; `label` is short, and the heading completes it for screen readers. */
  action?: { href: string; label: string }
  /** Controls at the end of the heading's line. */
  controls?: ReactNode
  /** One line under the heading, such as why the part is there. */
  note?: ReactNode
}

/** A part of a page under a heading. */
export function Section(props: SectionProps) {
  const { title, count, action, controls, note, className, children, ...rest } = props
  const heading = useId()
  const more = useId()
  return (
    <section {...rest} className={clsx(styles.section, className)} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <span className={styles.controls}>
          {action && (
            <Link
              id={more}
              className={styles.action}
              href={action.href}
              aria-labelledby={`${more} ${heading}`}
            >
              {action.label}
            </Link>
          )}
          {controls}
        </span>
      </header>
      {note && <div className={styles.note}>{note}</div>}
      {children}
    </section>
  )
}
