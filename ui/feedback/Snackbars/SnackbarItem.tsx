import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { IconButton } from '#ui/controls/IconButton'
import styles from './Snackbars.module.css'
import type { Snackbar } from './snackbarQueue.ts'
import { useSwipeAway } from './useSwipeAway.ts'

type SnackbarItemProps = Snackbar & { onClose: () => void }

/** One snackbar: a message, at most one action, and a close button. */
export function SnackbarItem({ id, type, title, text, actionText, action, onClose }: SnackbarItemProps) {
  const { formatMessage } = useIntl()
  const item = useRef<HTMLLIElement>(null)
  const swipe = useSwipeAway(item, onClose)

  function act() {
    action?.()
    onClose()
  }

  return (
    <li {...swipe} ref={item} className={styles.snackbar} data-type={type} data-id={id}>
      <div className={styles.words}>
        <p className={styles.title}>
          <span className="visually-hidden">{formatMessage({ id: `ui.snackbars.${type}` })} </span>
          {title}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actionText && (
        <Button className={styles.action} tone="quiet" size="s" onClick={act}>
          {actionText}
        </Button>
      )}
      <IconButton
        icon="x-bold"
        size="s"
        label={formatMessage({ id: 'ui.snackbars.close' }, { title })}
        onClick={onClose}
      />
    </li>
  )
}
