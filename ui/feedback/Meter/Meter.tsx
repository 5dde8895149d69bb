import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Meter.module.css'

export type MeterProps = Omit<ComponentProps<'span'>, 'children' | 'role'> & {
  /** Accessible name: what is measured. */
  label: string
  /** Number of filled steps out of five. */
  value: 1 | 2 | 3 | 4 | 5
  /** The value as a visible and announced word: „mare”. */
  word: string
}

const steps = [1, 2, 3, 4, 5]

/** A measure in five steps, such as a game's volatility, with a word. */
export function Meter({ label, value, word, className, ...rest }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn in steps
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
