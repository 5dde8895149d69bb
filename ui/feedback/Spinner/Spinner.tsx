import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Spinner.module.css'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Accessible text: what is loading. */
  label: string
}

/** A wait of unknown length, announced once. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span {...rest} className={clsx(styles.spinner, className)} role="status">
      <SpinnerRing />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** The ring alone, for controls with their own `aria-busy`. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />
}
