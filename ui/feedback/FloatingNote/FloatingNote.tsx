import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './FloatingNote.module.css'

export type FloatingNoteProps = ComponentProps<'div'> & {
  /** What it says; without it the note takes no room and is silent. */
  text: string | undefined
  /** What can be done about it. */
  action?: { label: string; onPress: () => void } | undefined
  /** `list` stays with the list that it stands in, `view` with the view. @default 'list' */
  place?: 'list' | 'view'
  /** Read out when it appears; what changes often is not. @default false */
  announced?: boolean
}

/** A quiet line over the start of a list that moves nothing under it: what is shown is old, or changes wait. */
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
