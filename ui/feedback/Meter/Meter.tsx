import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Meter.module.css'

export type MeterProps = Omit<ComponentProps<'span'>, 'children' | 'role'> & {
  /** What is measured; the accessible name. */
  label: string
  /** How many of the five steps are full. */
  value: 1 | 2 | 3 | 4 | 5
  /** The value in a word, drawn and spoken: „mare”. */
  word: string
}

const steps = [1, 2, 3, 4, 5]

/** A measure on a scale of five, such as a game's volatility, in steps and in a word. */
export function Meter({ label, value, word, className, ...rest }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own meter is one line and cannot be drawn in steps
    <span
      {...rest}
      className={clsx(styles.meter, className)}
      role="meter"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={5}
      aria-valuenow={value}
      aria-valuetext={word}
    >
      <span className={styles.steps}>
        {steps.map((step) => (
          <span key={step} className={styles.step} data-full={step <= value || undefined} />
        ))}
      </span>
      <span className={styles.word}>{word}</span>
    </span>
  )
}
