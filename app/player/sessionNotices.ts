import { showNotice } from '#app/platform/notices/showNotice.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import type { LoadLabel } from './data/loadPlayer.ts'
import { followRedirect } from './login/followRedirect.ts'
import { knownReasonOf } from './login/refusalMessage.ts'
import { requireLogin } from './login/requireLogin.ts'
import type { GuestReason } from './session/auth.ts'
import type { Result } from './session/results.ts'
import { createRunningStay } from './stay/stay.ts'

/** Notices of failed loads: those of the catalogue of errors (S1 8), and one for data that it has no key for [D]. */
const loadNotices = {
  messages: 'errors.auth.messages',
  gaming_bonuses: 'errors.failed-to-fetch-player-bonuses',
  bonuses: 'errors.failed-to-fetch-player-bonuses',
  overview: 'errors.failed-to-fetch-player-data',
  bonus_templates: 'errors.failed-to-fetch-player-data',
  marketing_tags: 'errors.failed-to-fetch-player-data',
} as const satisfies Partial<Record<LoadLabel, string>>

/** Shows a notice for a failed load of `loadNotices`, with an action to retry; parts of pages show other failures. */
export function showLoadFailure(visit: Visit, label: LoadLabel, again: () => void): void {
  if (!(label in loadNotices)) return
  const id = loadNotices[label as keyof typeof loadNotices]
  void showNotice(visit, (words) => ({
    type: 'alert',
    title: words(id),
    actionText: words('general.try-again'),
    action: again,
  }))
}

/** Shows that the login state could not be loaded (AUT-11). */
export function showStartFailure(visit: Visit): void {
  void showNotice(visit, (words) => ({
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
  const word = knownReasonOf(result.refused.reason)
  void showNotice(visit, (words) => ({
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
  void showNotice(visit, (words) => ({
    type: 'info',
    title: words('session.ended'),
    actionText: words('session.again'),
    action: () => void requireLogin(visit),
    timeout: null,
  }))
}
