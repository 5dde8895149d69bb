import type { PlayerMessage } from '#app/api/contract/player/platform.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { occasionOf } from '#app/domain/playerMessages.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { messagesQuery } from '../data/messages.ts'

/** Messages that are shown after the logout, when the player's data is gone already (MSG-01). */
export const createAfterLogoutMessages = () => createExternalStore<readonly PlayerMessage[]>([])

/** Keeps the messages of a player who is leaving for after the logout; called before their data is removed. */
export function storeAfterLogoutMessages(visit: Visit): void {
  const messages = visit.getQueryData(messagesQuery.queryKey)
  if (messages)
    storeOf(visit, createAfterLogoutMessages).set(
      messages.filter((one) => occasionOf(one) === 'after-logout'),
    )
}

/** Drops the messages of the last logout, at the next login. */
export const dropAfterLogoutMessages = (visit: Visit): void =>
  storeOf(visit, createAfterLogoutMessages).set([])
