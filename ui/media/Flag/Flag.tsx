import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Flag.module.css'
import { type FlagCode, flags, isFlagCode } from './flags.ts'

export type FlagProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Language of the flag; an unknown one is shown as letters on a plate. */
  code: FlagCode | (string & {})
  /** Diameter of 16, 20 or 28 pixels. @default 'm' */
  size?: 's' | 'm' | 'l'
  /** Accessible name; without it the flag is decorative. */
  label?: string
}

/** A language as a round flag. */
export function Flag({ code, size = 'm', label, className, ...rest }: FlagProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span {...rest} {...spoken} className={clsx(styles.flag, className)} data-size={size}>
      {isFlagCode(code) ? (
        <img className={styles.picture} src={flags[code]} alt="" width={28} height={28} decoding="async" />
      ) : (
        code.slice(0, 3).toUpperCase()
      )}
    </span>
  )
}
