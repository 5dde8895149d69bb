import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { InboxButton, type InboxButtonProps } from '#ui/shell/InboxButton'
import styles from './HeaderInbox.module.css'

/** The button of wide headers; phones have it in their menu. */
export const HeaderInbox = (props: InboxButtonProps) => (
  <MoreMessages>
    <InboxButton {...props} className={styles.inbox} />
  </MoreMessages>
)
