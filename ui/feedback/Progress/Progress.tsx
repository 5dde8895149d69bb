import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import styles from './Progress.module.css'

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is under way; visible, and the accessible name. */
  label: string
  /** Keeps the name and leaves the words out. @default false */
  hideLabel?: boolean
  /** How much of it is done, 0 to 1; without it nobody knows. */
  value?: number
  /** How far it has come, in words: „14 din 20 de rotiri”. */
  text?: string
}

/** How far something has come. The line is the browser's own element, so its width needs no style attribute. */
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
