import { showNotice } from '#app/platform/notices/showNotice.ts'
import type { Visit } from '#app/platform/visit.ts'

/** Shows that the assistant does not know the player (CHT-02). */
export const showNoIdentity = (visit: Visit): void =>
  void showNotice(visit, (words) => ({ type: 'alert', title: words('errors.yellow-ai-invalid-session') }))

/** Shows that the number of unread messages is not known (CHT-02). */
export const showNoCount = (visit: Visit): void =>
  void showNotice(visit, (words) => ({
    type: 'alert',
    title: words('errors.yellow-ai-failed-fetch-messages'),
  }))

/** Shows that the assistant has not opened. */
export const showChatFailure = (visit: Visit, again: () => void): void =>
  void showNotice(visit, (words) => ({
    type: 'alert',
    title: words('chat.failed'),
    text: words('chat.failedText'),
    actionText: words('general.try-again'),
    action: again,
  }))
