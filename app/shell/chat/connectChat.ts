import type { ChatEventName } from '#app/api/contract/chat.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { createProblemLog } from '#app/platform/problemLog.ts'
import { storeOf } from '#app/platform/visit.ts'
import { createAuth } from '#app/player/session/auth.ts'
import { createChat } from './chat.ts'
import { showChatFailure, showNoCount } from './chatNotices.ts'
import { dispatchToChat } from './dispatchToChat.ts'
import { listenToChat } from './listenToChat.ts'
import { type ChatPlace, createStarter } from './starter.ts'

const meanings = { 'bot-opened': 'opened', 'bot-closed': 'closed', message: 'arrived' } as const

/**
 * Runs the assistant: loads it when the chat first opens, opens and closes it with the chat, and restarts it after a login,
 * a logout or a change of player (CHT-01). The returned function ends it.
 */
export function connectChat(place: ChatPlace): () => void {
  const { visit, address, target } = place
  const chat = storeOf(visit, createChat)
  const auth = storeOf(visit, createAuth)
  const starter = createStarter(place)
  const shown = () => chat.getSnapshot().visibility
  const name = () => auth.getSnapshot().player?.username
  let visibility = 'hidden'
  let username = name()

  function retry(): void {
    if (shown() === 'hidden') chat.press()
  }

  const open = () =>
    starter.open((error) => {
      logFailure('chat', error)
      starter.discard()
      dispatchToChat(visit, { type: 'failed' })
      showChatFailure(visit, retry)
    })

  async function count(): Promise<void> {
    try {
      const unread = await starter.count()
      if (unread !== undefined) dispatchToChat(visit, { type: 'counted', unread })
    } catch (error) {
      logFailure('chat messages', error)
      showNoCount(visit)
    }
  }

  function followChat(): void {
    if (shown() === visibility) return
    visibility = shown()
    starter.settle()
    if (visibility === 'loading') open()
    else if (visibility === 'hidden') starter.close()
  }

  function followVisitor(): void {
    if (auth.getSnapshot().state === 'pending' || name() === username) return
    username = name()
    const wasReady = starter.isReady()
    const wasLoading = shown() === 'loading'
    starter.discard()
    dispatchToChat(visit, { type: 'switched' })
    if (wasLoading) open()
    else if (wasReady && shown() === 'hidden') void count()
  }

  function onEvent(event: ChatEventName): void {
    dispatchToChat(visit, { type: meanings[event] })
    // It has opened by itself, or after the visitor had cancelled.
    if (event === 'bot-opened' && shown() === 'hidden') starter.close()
  }

  const stops = [
    chat.subscribe(followChat),
    auth.subscribe(followVisitor),
    listenToChat({
      origin: new URL(address, location.href).origin,
      target,
      onEvent,
      note: createProblemLog((line) => console.warn(line)),
    }),
  ]
  followChat()
  return () => {
    for (const stop of stops) stop()
    starter.discard()
  }
}
