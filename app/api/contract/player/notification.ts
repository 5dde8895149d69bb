import * as v from 'valibot'

/** STOMP topic of a player's notifications (S2 7). */
export const TOPIC = '/user/topic/notifications'

/** Kinds of notifications (S1 3.1). */
export const notificationKinds = [
  'LOGOUT',
  'SIMPLE_MESSAGE',
  'BALANCE',
  'BONUS',
  'BONUS_2',
  'BONUS_4',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** A notification that a value of the player has changed; the new value has to be requested. */
export const Notification = v.object({ type: v.picklist(notificationKinds) })
