import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { createUnread } from '#app/platform/interruptions/unread.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useStored } from '#app/platform/visit.ts'
import { InboxButton } from '#ui/shell/InboxButton'
import styles from './HeaderInbox.module.css'

/** The button of wide headers; phones have it in their menu. */
export function HeaderInbox() {
  const unread = useStored(createUnread) ?? 0
  const { open, show } = useModalEntry('notifications')
  return (
    <MoreMessages>
      <InboxButton className={styles.inbox} unread={unread} expanded={open} onPress={show} />
    </MoreMessages>
  )
}
