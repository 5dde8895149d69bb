import * as v from 'valibot'
import { type ChatEventName, ChatPost } from '#app/api/contract/chat.ts'
import type { LogProblem } from '#app/platform/problemLog.ts'

export type ChatListener = {
  /** Origin of the assistant's frame. */
  origin: string
  /** Element with the assistant's frame. */
  target: HTMLElement
  onEvent: (name: ChatEventName) => void
  /** Logs a message that is ignored. */
  note: LogProblem
}

/** Whether a message of another window looks like an event of the assistant; other frames post their own messages. */
const isForged = (data: unknown): boolean => typeof data === 'string' && data.includes('event_code')

/** Listens to the events of the assistant's own frame and ignores all others; the returned function stops it. */
export function listenToChat({ origin, target, onEvent, note }: ChatListener): () => void {
  const isOwnFrame = (source: MessageEventSource | null): boolean =>
    [...target.querySelectorAll('iframe')].some(({ contentWindow }) => contentWindow === source)

  function onMessage({ origin: from, source, data }: MessageEvent<unknown>): void {
    if (from !== origin || !isOwnFrame(source)) {
      if (isForged(data)) note('message', `chat: an event of another window (${from}) is ignored`)
      return
    }
    const post = v.safeParse(ChatPost, data)
    if (post.success) onEvent(post.output.event_code)
    else note('record', 'chat: an unknown event is ignored')
  }

  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
