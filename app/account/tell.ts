import { tell } from '#app/notices/tell.ts'
import type { LoadLabel } from '#app/queries/player/loadPlayer.ts'
import { runningStay } from '#app/queries/player/stay.ts'
import type { GuestReason } from '#app/session/auth.ts'
import { requireLogin } from '#app/session/requireLogin.ts'
import type { Result } from '#app/session/results.ts'
import { wordOf } from './failureOf.ts'
import { followRedirect } from './followRedirect.ts'

/** Says that a load failed, where the catalogue of errors wants it said (S1 8); the others leave their place empty. */
export function tellLoadFailure(label: LoadLabel): void {
  if (label === 'messages') void tell((words) => ({ type: 'alert', title: words('errors.auth.messages') }))
}

/** Nobody knows whether somebody is logged in (AUT-11). */
export function tellStartFailure(): void {
  void tell((words) => ({
    type: 'alert',
    title: words('errors.authentication-startup-error'),
    actionText: words('general.refresh-page'),
    action: () => location.reload(),
    timeout: null,
  }))
}

/** Nobody has asked for this login in a dialog: who was refused is led elsewhere, or told why (AUT-08, AUT-11). */
export function tellRefusal(result: Result): void {
  if (!('refused' in result) || followRedirect(result)) return
  const word = wordOf(result.refused.reason)
  void tell((words) => ({
    type: 'alert',
    title: words(`errors.auth.${word}`),
    text: words(`login.next.${word}`),
  }))
}

/** The session has ended without the player's doing; over a game for money its page says so itself. */
export function tellLost(by: GuestReason): void {
  if (runningStay.getSnapshot()) return
  if (by === 'unknown') {
    tellStartFailure()
    return
  }
  void tell((words) => ({
    type: 'info',
    title: words('session.ended'),
    actionText: words('session.again'),
    action: () => void requireLogin(),
    timeout: null,
  }))
}
