import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { Id } from '#app/api/contract/common.ts'
import { PlayerMessage } from '#app/api/contract/player/platform.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'
import { sessionServices } from '../session/sessionServices.ts'
import { NEVER_STALE, PLAYER } from './playerQueries.ts'

const StoredMessages = v.object({
  username: v.string(),
  messages: v.array(PlayerMessage),
  /** Ids of the messages that the player has put away. */
  dismissed: v.array(Id),
})
type StoredMessages = v.InferOutput<typeof StoredMessages>

const storage = storageEntry('tab', 'player-messages')

const nameOf = (visit: Visit): string | undefined => storeOf(visit, createAuth).getSnapshot().player?.username

/** The messages that this tab has stored for the current player; those of another player are ignored. */
function storedMessagesOf(visit: Visit): StoredMessages | undefined {
  const kept = v.safeParse(StoredMessages, storage.readJson())
  return kept.success && kept.output.username === nameOf(visit) ? kept.output : undefined
}

function keep(visit: Visit, change: Partial<StoredMessages>): void {
  const username = nameOf(visit)
  if (username !== undefined)
    storage.writeJson({ username, messages: [], dismissed: [], ...storedMessagesOf(visit), ...change })
}

/**
 * Messages of the platform for the player. The platform returns each message once per session, so the tab keeps them: a
 * reload would lose those that still wait (UXP-11).
 */
export const messagesQuery = queryOptions({
  queryKey: [PLAYER, 'messages'],
  queryFn: async ({ client, queryKey }) => {
    const { messages } = await sessionServices(client).platform.waitingMessages()
    const before = client.getQueryData<PlayerMessage[]>(queryKey) ?? storedMessagesOf(client)?.messages ?? []
    const all = [...before, ...messages.filter(({ id }) => before.every((own) => own.id !== id))]
    keep(client, { messages: all })
    return all
  },
  ...NEVER_STALE,
})

/** Loads new messages; a request in progress is awaited first, so that its messages are not lost. */
export async function refreshMessages(client: QueryClient): Promise<void> {
  await client.fetchQuery(messagesQuery)
  await client.fetchQuery({ ...messagesQuery, staleTime: 0 })
}

/** Removes the messages that the player has answered. */
export function removeMessages(visit: Visit, isAnswered: (message: PlayerMessage) => boolean): void {
  const left = visit.getQueryData(messagesQuery.queryKey)?.filter((message) => !isAnswered(message))
  if (!left) return
  visit.setQueryData(messagesQuery.queryKey, left)
  keep(visit, { messages: left })
}

/** Ids of the messages that the player put away before a reload. */
export const dismissedBefore = (visit: Visit): readonly string[] => storedMessagesOf(visit)?.dismissed ?? []

/** Stores that the player has dismissed a message, so that a reload does not reopen it. */
export const keepDismissed = (visit: Visit, id: string): void =>
  keep(visit, { dismissed: [...new Set([...dismissedBefore(visit), id])] })

/** Removes the stored messages, after a logout. */
export const forgetMessages = storage.remove
