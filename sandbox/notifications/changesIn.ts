import type { NotificationKind } from '#app/api/contract/player/notification.ts'
import { casinoAmount } from '../players/money.ts'
import type { PlayerState } from '../players/state.ts'

const kindOf: Partial<Record<string, NotificationKind>> = {
  bonus: 'BONUS',
  'bonus:2': 'BONUS_2',
  'bonus:4': 'BONUS_4',
}

/** Kinds of notifications for a change of a player's state. */
export function changesIn(before: PlayerState, after: PlayerState): Set<NotificationKind> {
  const known = new Set(before.messages.map(({ id }) => id))
  const kinds = new Set<NotificationKind>()
  if (casinoAmount(before) !== casinoAmount(after)) kinds.add('BALANCE')
  for (const { id, type } of after.messages) {
    const kind = kindOf[type]
    if (kind && !known.has(id)) kinds.add(kind)
  }
  return kinds
}
