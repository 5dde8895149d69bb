import { type ChatEvent, chatAfter } from '#app/domain/chat.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createChat } from './chat.ts'

/** Applies an event to the chat of a visit. */
export function dispatchToChat(visit: Visit, event: ChatEvent): void {
  const chat = storeOf(visit, createChat)
  chat.set(chatAfter(chat.getSnapshot(), event))
}
