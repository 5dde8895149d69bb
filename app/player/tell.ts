import { tell } from '#app/platform/notices/tell.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import type { LoadLabel } from './data/loadPlayer.ts'
import { wordOf } from './login/failureOf.ts'
import { followRedirect } from './login/followRedirect.ts'
import { requireLogin } from './login/requireLogin.ts'
import type { GuestReason } from './session/auth.ts'
import type { Result } from './session/results.ts'
import { createRunningStay } from './stay/stay.ts'

/**
 * Shows a notice for a failed load where the catalogue of errors has one (S1 8); other loads leave their place empty.
 */
export function showLoadFailure(visit: Visit, label: LoadLabel): void {
  if (label === 'messages')
    void tell(visit, (words) => ({ type: 'alert', title: words('errors.auth.messages') }))
}

/** Shows that the login state could not be loaded (AUT-11). */
export function showStartFailure(visit: Visit): void {
  void tell(visit, (words) => ({
    type: 'alert',
    title: words('errors.authentication-startup-error'),
    actionText: words('general.refresh-page'),
    action: () => location.reload(),
    timeout: null,
  }))
}

/** Redirects or explains a refused login that no dialog started (AUT-08, AUT-11). */
export function showRefusal(visit: Visit, result: Result): void {
  if (!('refused' in result) || followRedirect(result)) return
  const word = wordOf(result.refused.reason)
  void tell(visit, (words) => ({
    type: 'alert',
    title: words(`errors.auth.${word}`),
    text: words(`login.next.${word}`),
  }))
}

/** Shows that the session has ended by itself; the page of a game for money shows this itself. */
export function showSessionEnd(visit: Visit, by: GuestReason): void {
  if (storeOf(visit, createRunningStay).getSnapshot()) return
  if (by === 'unknown') {
    showStartFailure(visit)
    return
  }
  void tell(visit, (words) => ({
    type: 'info',
    title: words('session.ended'),
    actionText: words('session.again'),
    action: () => void requireLogin(visit),
    timeout: null,
  }))
}
