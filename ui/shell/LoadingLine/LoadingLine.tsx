import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './LoadingLine.module.css'

export type LoadingLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What screen readers hear; left out until it has taken long. */
  text?: string
}

/** A thin line along the upper edge while the next page is on its way; nothing moves for it. */
export function LoadingLine({ text, className, ...rest }: LoadingLineProps) {
  return (
    <div {...rest} className={clsx(styles.line, className)} role="status">
      <span className="visually-hidden">{text}</span>
    </div>
  )
}
