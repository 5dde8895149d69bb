import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './KeyHint.module.css'

export type KeyHintProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The key as it is written on the keyboard. */
  sign: string
}

/** The key that does the same as the control it stands in. Seen only under `data-keys`, where a key was used. */
export function KeyHint({ sign, className, ...rest }: KeyHintProps) {
  return (
    <span {...rest} className={clsx(styles.hint, className)} aria-hidden="true">
      {sign}
    </span>
  )
}
