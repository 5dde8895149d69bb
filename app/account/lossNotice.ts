import { seconds } from '#app/lib/durations.ts'
import { takeBack } from '#app/notices/notify.ts'
import { tell } from '#app/notices/tell.ts'
import type { LineState } from '#app/realtime/line.ts'

const ID = 'notifications-lost'

/** A connection that is gone again within this time takes nothing back. */
const PATIENCE = seconds(3)

/** Says once that a player is told nothing any more, as long as that lasts, with the way to try again. */
export function createLossNotice(retry: () => void) {
  let said = false
  let back: ReturnType<typeof setTimeout> | undefined

  function say(): void {
    // Without a network the bar at the edge of the page says it already.
    if (said || !navigator.onLine) return
    said = true
    void tell((words) => ({
      type: 'info',
      id: ID,
      title: words('notifications.lost'),
      actionText: words('general.try-again'),
      action: () => {
        said = false
        retry()
      },
      timeout: null,
    })).then(() => {
      // The line came back before the words did.
      if (!said) void takeBack(ID)
    })
  }

  function forget(): void {
    void takeBack(ID)
    said = false
  }

  return {
    follow(state: LineState, spent: boolean): void {
      if (state === 'connecting') return
      clearTimeout(back)
      if (state === 'off') forget()
      else if (state === 'connected') back = setTimeout(forget, PATIENCE)
      else if (spent) say()
    },
  }
}
