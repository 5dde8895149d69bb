import { type RefObject, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import styles from './SearchPanel.module.css'

export type MoreButtonProps = {
  /** Shows more; undefined when all are shown. */
  onMore: (() => void) | undefined
  field: RefObject<HTMLInputElement | null>
}

/** Lengthens a list and keeps the focus; once all are shown the button disappears, and the field gets the focus. */
export function MoreButton({ onMore, field }: MoreButtonProps) {
  const pressed = useRef(false)
  const done = onMore === undefined

  useEffect(() => {
    if (done && pressed.current) field.current?.focus()
    pressed.current = false
  }, [done, field])

  if (!onMore) return null
  return (
    <Button
      className={styles.more}
      onClick={() => {
        pressed.current = true
        onMore()
      }}
    >
      <FormattedMessage id="ui.searchPanel.more" />
    </Button>
  )
}
