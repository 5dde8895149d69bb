import { logFailure } from '#app/platform/logFailure.ts'
import { retryWhenOnline } from '#ui/foundation/retryWhenOnline.ts'
import type { Player } from '../session/results.ts'
import type { FollowOptions } from './followNotifications.ts'

type Options = Omit<FollowOptions, 'token' | 'address'> & { address: string | undefined }

/** Follows the notifications of the current player, if the service has an address. */
export function createNotificationFollower({ address, ...rest }: Options) {
  let stop: (() => void) | undefined

  async function follow(token: string | undefined): Promise<void> {
    if (address === undefined) return
    let over = false
    stop = () => {
      over = true
    }
    try {
      const { followNotifications } = await retryWhenOnline(() => import('./followNotifications.ts'))
      if (!over) stop = followNotifications({ ...rest, address, token })
    } catch (error) {
      logFailure('notification', error)
    }
  }

  function leave(): void {
    stop?.()
    stop = undefined
  }

  return {
    enter({ notificationToken }: Player): void {
      // A player who stays logged in is followed already; only a new token starts a new connection.
      if (stop && notificationToken === undefined) return
      leave()
      void follow(notificationToken)
    },
    leave,
  }
}
