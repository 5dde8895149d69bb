import { chatAfterPress, closedChat } from '#app/domain/chatPress.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'

/** Id of the toggle in the sub-menu. */
export const CHAT_TOGGLE = 'asistent'

/** Whether the chat is open, and its unread messages (CHT-01). Other events than a press come with the chat's own code. */
export function createChat() {
  const store = createExternalStore(closedChat)
  return { ...store, press: (): void => store.set(chatAfterPress(store.getSnapshot())) }
}
