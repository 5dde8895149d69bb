import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './FloatingNote.module.css'

export type FloatingNoteProps = ComponentProps<'div'> & {
  /** The text; without it the note is empty and silent. */
  text: string | undefined
  /** An action for the note. */
  action?: { label: string; onPress: () => void } | undefined
  /** `list` is positioned in its list, `view` in the viewport. @default 'list' */
  place?: 'list' | 'view'
  /** Announced when it appears; not for frequent changes. @default false */
  announced?: boolean
}

/** A note over the start of a list, without layout shift: the data is old, or changes are available. */
export function FloatingNote(props: FloatingNoteProps) {
  const { text, action, place = 'list', announced = false, className, ...rest } = props
  return (
    <div
      {...rest}
      className={clsx(styles.anchor, className)}
      data-place={place}
      role={announced ? 'status' : undefined}
    >
      {text !== undefined && (
        <p className={styles.note}>
          <span className={styles.text}>{text}</span>
          {action && (
            <button type="button" className={styles.action} onClick={action.onPress}>
              {action.label}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
