import * as v from 'valibot'
import { ChatScript, UnreadCount } from '#app/api/contract/chat.ts'
import { pause } from '#app/api/pause.ts'
import { seconds } from '#app/domain/durations.ts'
import { loadScript } from '#app/platform/loadScript.ts'

/** Milliseconds in which the assistant has to load and open, and to answer. */
export const CHAT_TIMEOUT_MS = seconds(15)

declare global {
  interface Window {
    /** The global that the assistant's script defines. */
    ChatAssistant?: unknown
  }
}

const isAssistant = (global: unknown): global is ChatScript => v.is(ChatScript, global)

/** Loads the assistant's script, unless it is loaded; rejects if it is blocked, late or defines something else. */
export async function loadAssistant(address: string): Promise<ChatScript> {
  if (!isAssistant(window.ChatAssistant)) await loadScript(address, CHAT_TIMEOUT_MS)
  if (!isAssistant(window.ChatAssistant))
    throw new Error('loadAssistant: the script has not defined an assistant')
  return window.ChatAssistant
}

/** Number of messages that wait for the visitor; rejects if the assistant cannot say it in time. */
export async function unreadOf(assistant: ChatScript, signal: AbortSignal): Promise<number> {
  const late = pause(CHAT_TIMEOUT_MS, signal).then(() => {
    throw new Error('unreadOf: no answer in time')
  })
  return v.parse(UnreadCount, await Promise.race([assistant.unread(), late]))
}
