import { frameDrawn } from '#app/api/yieldToMain.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { authKnown, createAuth } from '../session/auth.ts'
import type { Player } from '../session/results.ts'

/** The action that needs the login; the dialog explains it. */
export type LoginReason = 'favourite' | 'play' | 'bonus' | 'page'

/** Only the positive answer has a player, so callers must check for a refusal. */
export type LoginAnswer = { loggedIn: true; player: Player } | { loggedIn: false }

export type LoginQuestion = {
  reason?: LoginReason
  /** The dialog was closed. */
  onClose: () => void
  /** Resolves when a player has logged in or the dialog was closed. */
  answer: Promise<LoginAnswer>
}

/** The request that the login dialog answers; `undefined` while there is none. */
export const createLoginQuestion = () => createExternalStore<LoginQuestion | undefined>(undefined)

/** Asks for a login; concurrent calls share one dialog. */
function ask(visit: Visit, reason: LoginReason | undefined): LoginQuestion {
  const question = storeOf(visit, createLoginQuestion)
  const asked = question.getSnapshot()
  if (asked) return asked
  const auth = storeOf(visit, createAuth)
  const { promise: answer, resolve } = Promise.withResolvers<LoginAnswer>()
  const mine: LoginQuestion = { reason, answer, onClose: () => settle({ loggedIn: false }) }
  function settle(given: LoginAnswer) {
    if (question.getSnapshot() !== mine) return
    stop()
    question.set(undefined)
    resolve(given)
  }
  const stop = auth.subscribe(() => {
    const { player } = auth.getSnapshot()
    // The header is updated first; the dialog over it closes one frame later.
    if (player) void frameDrawn().then(() => settle({ loggedIn: true, player }))
  })
  question.set(mine)
  return mine
}

/**
 * Resolves to whether a player is logged in, once the login state is known; a guest sees the login dialog first
 * (AUT-05). An aborted `signal` withdraws the call and closes the dialog.
 */
export async function requireLogin(
  visit: Visit,
  reason?: LoginReason,
  signal?: AbortSignal,
): Promise<LoginAnswer> {
  const { player } = await authKnown(visit)
  if (player) return { loggedIn: true, player }
  if (signal?.aborted) return { loggedIn: false }
  const { answer, onClose } = ask(visit, reason)
  signal?.addEventListener('abort', onClose)
  return answer
}
