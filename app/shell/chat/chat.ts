import { chatAfterPress, closedChat } from '#app/domain/chatPress.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'

/** Id of the toggle in the sub-menu. */
export const CHAT_TOGGLE = 'asistent'

/** Whether the chat is open, and its unread messages (CHT-01). The chat's own code dispatches all events but the press. */
export function createChat() {
  const store = createExternalStore(closedChat)
  return { ...store, press: (): void => store.set(chatAfterPress(store.getSnapshot())) }
}
