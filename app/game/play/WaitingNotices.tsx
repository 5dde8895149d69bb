import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { createUnread } from '#app/platform/interruptions/unread.ts'
import { useStored } from '#app/platform/visit.ts'
import { InboxButton } from '#ui/shell/InboxButton'

/** Says in the play bar that messages wait, since none opens over a running game (UXP-11); a press lists them. */
export function WaitingNotices() {
  const unread = useStored(createUnread)
  const { open, show } = useModalEntry('notifications')
  return unread === undefined ? null : <InboxButton size="s" unread={unread} expanded={open} onPress={show} />
}
