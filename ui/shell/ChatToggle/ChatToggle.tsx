import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Badge } from '#ui/feedback/Badge'
import { Icon } from '#ui/media/Icon'
import styles from './ChatToggle.module.css'

export type ChatToggleProps = Omit<ComponentProps<'button'>, 'children' | 'onToggle'> & {
  /** Whether the chat is closed, loading, or open. */
  state: 'hidden' | 'loading' | 'visible'
  /** Number of unread messages; none while the chat is open. @default 0 */
  unread?: number
  /** The icon alone, or a row with the name for menus. @default 'icon' */
  shape?: 'icon' | 'row'
  /** Called to open or close the chat, or to stop its loading. */
  onToggle: () => void
}

/** Opens and closes the chat; its accessible name has the number of unread messages. */
export function ChatToggle({
  state,
  unread = 0,
  shape = 'icon',
  onToggle,
  className,
  ...rest
}: ChatToggleProps) {
  const { formatMessage } = useIntl()
  const loading = state === 'loading'
  const open = state === 'visible'
  const waiting = open ? 0 : unread
  const name = formatMessage({ id: 'ui.chatToggle.name' })
  const count = waiting > 0 && formatMessage({ id: 'ui.chatToggle.unread' }, { count: waiting })

  return (
    <button
      {...rest}
      className={clsx(styles.toggle, className)}
      type="button"
      data-shape={shape}
      aria-pressed={open}
      aria-busy={loading || undefined}
      onClick={onToggle}
    >
      {loading ? <span className={styles.ring} /> : <Icon name={open ? 'chat-circle-fill' : 'chat-circle'} />}
      {shape === 'row' && <span aria-hidden="true">{name}</span>}
      <span className="visually-hidden">{[name, count].filter(Boolean).join(', ')}</span>
      <Badge className={styles.badge} count={waiting} aria-hidden="true" />
    </button>
  )
}
