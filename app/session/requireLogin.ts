import { createExternalStore } from '#app/lib/externalStore.ts'
import { frameDrawn } from '#app/lib/yieldToMain.ts'
import { auth, authKnown } from './auth.ts'
import type { Player } from './results.ts'

/** What somebody wanted when they were asked to log in; the dialog says it. */
export type LoginReason = 'favourite' | 'play' | 'bonus' | 'page'

/** Whoever asks has to look at the no: there is a player only in the yes. */
export type LoginAnswer = { loggedIn: true; player: Player } | { loggedIn: false }

export type LoginQuestion = {
  reason?: LoginReason
  /** The dialog was closed. */
  onClose: () => void
}

/** The question that the login dialog stands for; `undefined` while nobody asks. */
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
      // The header becomes a player's first; the dialog over it can go a frame later.
      if (player) void frameDrawn().then(() => settle({ loggedIn: true, player }))
    })
    loginQuestion.set({ reason, onClose: () => settle({ loggedIn: false }) })
  })
}

/**
 * Whether somebody is logged in; who is not is asked to (AUT-05). Waits until that is known. Two who ask at once share
 * one dialog. Once `signal` is aborted nobody wants to know any more, and the dialog goes.
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
