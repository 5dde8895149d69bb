import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './KeyHint.module.css'

export type KeyHintProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The key's label on the keyboard. */
  sign: string
}

/** Keyboard shortcut of the control around it. Visible under `data-keys`, after a key was used. */
export function KeyHint({ sign, className, ...rest }: KeyHintProps) {
  return (
    <span {...rest} className={clsx(styles.hint, className)} aria-hidden="true">
      {sign}
    </span>
  )
}
