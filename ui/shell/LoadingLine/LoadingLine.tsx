import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './LoadingLine.module.css'

export type LoadingLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Text for screen readers; missing until it takes long. */
  text?: string
}

/** A thin line at the top edge while the next page loads, without layout shift. */
export function LoadingLine({ text, className, ...rest }: LoadingLineProps) {
  return (
    <div {...rest} className={clsx(styles.line, className)} role="status">
      <span className="visually-hidden">{text}</span>
    </div>
  )
}
