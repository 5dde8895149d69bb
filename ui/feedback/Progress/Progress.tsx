import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import styles from './Progress.module.css'

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Visible label and accessible name. */
  label: string
  /** Hides the label visually. @default false */
  hideLabel?: boolean
  /** Completed share, 0 to 1; without it the progress is indeterminate. */
  value?: number
  /** The progress as text: „14 din 20 de rotiri”. */
  text?: string
}

/** A progress bar with a label. It is the native element, so its width needs no style attribute. */
export function Progress({ label, hideLabel = false, value, text, className, ...rest }: ProgressProps) {
  const id = useId()
  return (
    <div {...rest} className={clsx(styles.progress, className)}>
      <p className={hideLabel && !text ? 'visually-hidden' : styles.words}>
        <span id={`${id}label`} className={hideLabel ? 'visually-hidden' : undefined}>
          {label}
        </span>
        {text && <span className={styles.text}>{text}</span>}
      </p>
      <progress
        className={styles.line}
        aria-labelledby={`${id}label`}
        aria-valuetext={text}
        value={value === undefined ? undefined : Math.min(Math.max(value, 0), 1)}
        max={1}
      />
    </div>
  )
}
