import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Badge.module.css'

export type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The number; zero renders nothing. */
  count: number
  /** The largest number shown; larger ones get a plus. @default 9 */
  max?: number
}

/** A small number beside a word, whose accessible name must include it. */
export function Badge({ count, max = 9, className, ...rest }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span {...rest} className={clsx(styles.badge, className)}>
      {count > max ? `${max}+` : count}
    </span>
  )
}
