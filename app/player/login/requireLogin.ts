import { frameDrawn } from '#app/api/yieldToMain.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { auth, authKnown } from '../session/auth.ts'
import type { Player } from '../session/results.ts'

/** The action that needs the login; the dialog explains it. */
export type LoginReason = 'favourite' | 'play' | 'bonus' | 'page'

/** Only the positive answer has a player, so callers must check for a refusal. */
export type LoginAnswer = { loggedIn: true; player: Player } | { loggedIn: false }

export type LoginQuestion = {
  reason?: LoginReason
  /** The dialog was closed. */
  onClose: () => void
}

/** The request that the login dialog answers; `undefined` while there is none. */
export const loginQuestion = createExternalStore<LoginQuestion | undefined>(undefined)

let asked: Promise<LoginAnswer> | undefined

function ask(reason: LoginReason | undefined): Promise<LoginAnswer> {
  return new Promise((resolve) => {
    function settle(answer: LoginAnswer) {
      stop()
      asked = undefined
      loginQuestion.set(undefined)
      resolve(answer)
    }
    const stop = auth.subscribe(() => {
      const { player } = auth.getSnapshot()
      // The header is updated first; the dialog over it closes one frame later.
      if (player) void frameDrawn().then(() => settle({ loggedIn: true, player }))
    })
    loginQuestion.set({ reason, onClose: () => settle({ loggedIn: false }) })
  })
}

/**
 * Resolves to whether a player is logged in, once the login state is known; a guest sees the login dialog first
 * (AUT-05). Concurrent calls share one dialog. An aborted `signal` withdraws the call and closes the dialog.
 */
export async function requireLogin(reason?: LoginReason, signal?: AbortSignal): Promise<LoginAnswer> {
  const { player } = await authKnown()
  if (player) return { loggedIn: true, player }
  if (signal?.aborted) return { loggedIn: false }
  asked ??= ask(reason)
  const mine = asked
  signal?.addEventListener('abort', () => mine === asked && loginQuestion.getSnapshot()?.onClose())
  return mine
}
