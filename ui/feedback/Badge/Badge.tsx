import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Badge.module.css'

export type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** How many; nothing is drawn for zero. */
  count: number
  /** The largest number that is written out. @default 9 */
  max?: number
}

/** A small number beside a word; the word's own name has to carry the meaning. */
export function Badge({ count, max = 9, className, ...rest }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span {...rest} className={clsx(styles.badge, className)}>
      {count > max ? `${max}+` : count}
    </span>
  )
}
