import { isCancelledError } from '@tanstack/react-query'
import type { NotificationKind } from '#app/api/contract/player/notification.ts'
import { seconds } from '#app/domain/durations.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { createInterruptions } from '#app/platform/interruptions/interruptions.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { onWake } from '#app/platform/onWake.ts'
import { createProblemLog } from '#app/platform/problemLog.ts'
import { createReconnectingConnection } from '#app/platform/reconnectingConnection.ts'
import { throttle } from '#app/platform/throttle.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { refreshBalance } from '../data/balance.ts'
import { refreshMessages } from '../data/messages.ts'
import { notificationTokenQuery } from '../data/playerQueries.ts'
import { dispatchWindowEvent } from '../session/dispatchWindowEvent.ts'
import { createLossNotice } from './lossNotice.ts'
import { openNotifications } from './notifications.ts'
import { withoutOverlap } from './withoutOverlap.ts'

/** Sent to the window when a notification has changed the balance (NTF-03). */
const BALANCE_CHANGED = 'player-balance-changed'

export type FollowOptions = {
  visit: Visit
  /** Address of the service. */
  address: string
  /** The token that the login returned; without one it is requested. */
  token: string | undefined
  /** Whether bonuses are shown by the app around the page (CTX-04). */
  native: boolean
  /** Logs out everywhere and restores the session. */
  renew: () => void
}

/** Milliseconds between two reloads of data after reconnections, which may have missed notifications. */
const MIN_RELOAD_INTERVAL_MS = seconds(30)

const note = createProblemLog((line) => console.warn(`notifications ${line}`))

const never = () => undefined

/** A request that the end of the session cancelled is not reported. */
const onFailure = (error: unknown): void => {
  if (!isCancelledError(error)) logFailure('messages', error)
}

/** Subscribes to the notifications of the logged-in player; the returned function unsubscribes (NTF-01 to NTF-04). */
export function followNotifications({ visit, address, token, native, renew }: FollowOptions): () => void {
  let over = false
  let listened = false
  /** The token in use. It is dropped after several failed attempts, because it may have expired. */
  let fresh = token

  const balance = withoutOverlap(async () => {
    if (over) return
    await refreshBalance(visit)
    if (!over) dispatchWindowEvent(BALANCE_CHANGED)
  })
  const messages = withoutOverlap(async () => {
    if (over || native) return
    await refreshMessages(visit).catch(onFailure)
  })
  const missed = throttle(() => {
    balance()
    messages()
  }, MIN_RELOAD_INTERVAL_MS)

  const { note: list } = storeOf(visit, createInterruptions)
  const onBalance = () => {
    list('balance')
    balance()
  }
  const onBonus = () => {
    if (!native) list('bonus')
    messages()
  }
  const acts: Record<NotificationKind, () => void> = {
    BALANCE: onBalance,
    BONUS: onBonus,
    BONUS_2: onBonus,
    BONUS_4: onBonus,
    LOGOUT: renew,
    SIMPLE_MESSAGE: never,
  }

  /** The loads of the player report a failure of this request themselves. */
  async function tokenNow(): Promise<string> {
    const asked = budget.isSpent() ? { ...notificationTokenQuery, staleTime: 0 } : notificationTokenQuery
    fresh ??= (await visit.fetchQuery(asked)).notification_token
    return fresh
  }

  const budget = createRetryBudget('notifications', Math.random)
  const line = createReconnectingConnection({
    async open(tools) {
      const token = await tokenNow()
      if (tools.signal.aborted) return
      await openNotifications({ ...tools, address, token, note, onNotification: (kind) => acts[kind]() })
    },
    budget,
    now: Date.now,
    onChange(state) {
      if (state === 'waiting' && budget.isSpent()) fresh = undefined
      if (state === 'connected') {
        // The first connection follows a login, whose data is new; later ones may have missed notifications.
        if (listened) missed.call()
        listened = true
      }
      notice.follow(state, budget.isSpent())
    },
  })
  const notice = createLossNotice(visit, line.retry)
  const endSigns = onWake(line.wake)
  line.start()

  return () => {
    over = true
    missed.stop()
    line.stop()
    endSigns()
  }
}
