import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './RankNumeral.module.css'

export type RankNumeralProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 1 to 10. */
  rank: number
}

/** A rank as a metal numeral. Decorative: the item has it as text. */
export function RankNumeral({ rank, className, ...rest }: RankNumeralProps) {
  return (
    <span {...rest} className={clsx(styles.numeral, className)} data-wide={rank > 9} aria-hidden="true">
      {rank}
    </span>
  )
}
