import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { IconButton, type IconButtonProps } from '#ui/controls/IconButton'
import { Badge } from '#ui/feedback/Badge'
import styles from './InboxButton.module.css'

export type InboxButtonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Number of new notifications, at most „9+” in its badge. */
  unread: number
  /** Whether the list is open. */
  expanded: boolean
  /** Size of its icon button. @default 'm' */
  size?: IconButtonProps['size']
  /** Called to open the list. */
  onPress: () => void
}

/** Opens the list of notifications; its accessible name has the number of new ones. */
export function InboxButton({ unread, expanded, size = 'm', onPress, className, ...rest }: InboxButtonProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'ui.inboxButton.name' })
  const count = unread > 0 && formatMessage({ id: 'ui.inboxButton.unread' }, { count: unread })
  return (
    <span {...rest} className={clsx(styles.inbox, className)} data-size={size}>
      <IconButton
        icon="bell"
        size={size}
        label={[name, count].filter(Boolean).join(', ')}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onPress}
      />
      <Badge className={styles.badge} count={unread} aria-hidden="true" />
    </span>
  )
}
