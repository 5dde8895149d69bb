import type { PlayerMessage } from '#app/api/contract/player/platform.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { occasionOf } from '#app/domain/playerMessages.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { messagesQuery } from '../data/messages.ts'
import { logOut } from '../session/logOut.ts'

/** The message that holds the player's logout. */
export const createLogoutHold = () => createExternalStore<PlayerMessage | undefined>(undefined)

/** Logs out; a message for this occasion is shown first, and its dialog goes on (MSG-01). */
export function requestLogout(visit: Visit): void {
  const messages = visit.getQueryData(messagesQuery.queryKey)
  const held = messages?.find((one) => occasionOf(one) === 'before-logout')
  if (held) storeOf(visit, createLogoutHold).set(held)
  else logOut(visit)
}
