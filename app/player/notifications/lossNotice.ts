import { seconds } from '#app/domain/durations.ts'
import { isServerSilent } from '#app/platform/connection.ts'
import { dismissNotice } from '#app/platform/notices/notify.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import type { ConnectionState } from '#app/platform/reconnectingConnection.ts'
import type { Visit } from '#app/platform/visit.ts'

const NOTICE_ID = 'notifications-lost'

/** Milliseconds that a new connection must last before the notice is removed. */
const MIN_UPTIME_MS = seconds(3)

/** Shows one notice while a player receives no notifications, with an action to retry. */
export function createLossNotice(visit: Visit, retry: () => void) {
  let said = false
  let back: ReturnType<typeof setTimeout> | undefined

  function say(): void {
    // The offline bar already reports the missing connection.
    if (said || isServerSilent(visit)) return
    said = true
    void showNotice(visit, (words) => ({
      type: 'info',
      id: NOTICE_ID,
      title: words('notifications.lost'),
      actionText: words('general.try-again'),
      action: () => {
        said = false
        retry()
      },
      timeout: null,
    })).then(() => {
      // The connection returned before the messages were loaded.
      if (!said) void dismissNotice(visit, NOTICE_ID)
    })
  }

  function forget(): void {
    void dismissNotice(visit, NOTICE_ID)
    said = false
  }

  return {
    follow(state: ConnectionState, spent: boolean): void {
      if (state === 'connecting') return
      clearTimeout(back)
      if (state === 'off') forget()
      else if (state === 'connected') back = setTimeout(forget, MIN_UPTIME_MS)
      else if (spent) say()
    },
  }
}
