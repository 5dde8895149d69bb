import { type ChatEvent, chatAfter, closedChat } from '#app/domain/chat.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'

/** Id of the toggle in the sub-menu. */
export const CHAT_TOGGLE = 'asistent'

/** Whether the chat is open, and what waits in it (CHT-01). */
export function createChat() {
  const { set, ...store } = createExternalStore(closedChat)
  return { ...store, dispatch: (event: ChatEvent): void => set(chatAfter(store.getSnapshot(), event)) }
}
