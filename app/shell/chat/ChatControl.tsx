import { useServices } from '#app/platform/useServices.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { ChatToggle, type ChatToggleProps } from '#ui/shell/ChatToggle'
import { createChat } from './chat.ts'

type ChatControlProps = Pick<ChatToggleProps, 'id' | 'shape'> & {
  /** Called before the chat opens or closes. */
  onPress?: () => void
}

/** The toggle of the chat assistant (MNU-07); renders nothing if the site has no chat. */
export function ChatControl({ onPress, ...look }: ChatControlProps) {
  const { chat: address } = useServices()
  const { press } = useStore(createChat)
  const { visibility, unread } = useStored(createChat)
  function toggle() {
    onPress?.()
    press()
  }
  return address && <ChatToggle {...look} state={visibility} unread={unread} onToggle={toggle} />
}
