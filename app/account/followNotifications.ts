import { isCancelledError, type QueryClient } from '@tanstack/react-query'
import type { NotificationKind } from '#app/api/contract/player/notification.ts'
import { noteFailure } from '#app/integrations/failures.ts'
import { onWake } from '#app/lib/onWake.ts'
import { repeated } from '#app/lib/repeated.ts'
import { sayToWindow } from '#app/lib/sayToWindow.ts'
import { refreshBalance } from '#app/queries/player/balance.ts'
import { notificationTokenQuery, refreshMessages } from '#app/queries/player/playerQueries.ts'
import { createNotes } from '#app/realtime/notes.ts'
import { openNotifications } from '#app/realtime/notifications.ts'

/** Sent to the window when a notification has changed the balance (NTF-03). */
const BALANCE_CHANGED = 'player-balance-changed'

export type FollowOptions = {
  client: QueryClient
  /** Address of the service. */
  address: string
  /** What came with the login; without one it is asked for. */
  token: string | undefined
  /** Whether bonuses are shown by the app around the page (CTX-04). */
  native: boolean
  /** Finds out anew who is here. */
  renew: () => void
}

const note = createNotes((line) => console.warn(`notifications ${line}`))

const never = () => undefined

/** The session has ended; its answers are nobody's. */
const onFailure = (error: unknown): void => {
  if (!isCancelledError(error)) noteFailure('messages', error)
}

/** Follows the notifications of the player who is here until the returned function is called (NTF-01 to NTF-04). */
export function followNotifications({ client, address, token, native, renew }: FollowOptions): () => void {
  let over = false
  let lost = false
  let listened = false
  let close: () => void = never

  const balance = repeated(async () => {
    if (over) return
    await refreshBalance(client)
    if (!over) sayToWindow(BALANCE_CHANGED)
  })
  const messages = repeated(async () => {
    if (over || native) return
    await refreshMessages(client).catch(onFailure)
  })

  const acts: Record<NotificationKind, () => void> = {
    BALANCE: balance,
    BONUS: messages,
    BONUS_2: messages,
    BONUS_4: messages,
    LOGOUT: renew,
    SIMPLE_MESSAGE: never,
  }

  function listen(by: string): void {
    close = openNotifications({
      address,
      token: by,
      note,
      onNotification: (kind) => acts[kind](),
      onConnected: catchUp,
      onLost() {
        lost = true
      },
    })
  }

  /** Asks for what may have been said while nobody listened; all that a login brings is new enough. */
  function catchUp(): void {
    if (listened) {
      balance()
      messages()
    }
    listened = true
  }

  /** A failure has been told by who loads all that belongs to a player. */
  async function begin(): Promise<void> {
    const known = token ?? (await client.fetchQuery(notificationTokenQuery).catch(never))?.notification_token
    if (!over && known !== undefined) listen(known)
  }

  /** A tab that wakes and a network that is back try again, with a token that is new. */
  async function wake(): Promise<void> {
    if (!lost) return
    lost = false
    const fresh = await client.fetchQuery({ ...notificationTokenQuery, staleTime: 0 }).catch(never)
    lost = fresh === undefined
    if (!over && fresh) listen(fresh.notification_token)
  }

  const endSigns = onWake(() => void wake())
  void begin()

  return () => {
    over = true
    close()
    endSigns()
  }
}
