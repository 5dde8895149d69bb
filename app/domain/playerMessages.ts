import type { PlayerMessage } from '#app/api/contract/player/platform.ts'
import type { InterruptionKind } from './interruptions.ts'

/** When a waiting message is shown: as soon as it may, before the player's logout, or after it (MSG-01). */
export function occasionOf({ type }: PlayerMessage): 'now' | 'before-logout' | 'after-logout' {
  if (type === 'before_logout') return 'before-logout'
  return type === 'logout' ? 'after-logout' : 'now'
}

/** Whether the message asks the player to confirm a limit that has waited for its cool-off (MSG-04). */
export const asksForLimits = ({ type }: PlayerMessage): boolean => type.startsWith('rg:')

/** The bonus that the message offers, if any (BON-03). */
export const offeredBonus = ({ type, bonusId }: PlayerMessage): string | undefined =>
  type.startsWith('bonus') ? bonusId : undefined

const kindOfDisplay = {
  login: 'login-message',
  message: 'message',
  dialog: 'dialog',
} as const satisfies Record<PlayerMessage['displayType'], InterruptionKind>

/** The place of a message in the order of interruptions: by its display type, offers after all others (MSG-02). */
export function interruptionKindOf(message: PlayerMessage): InterruptionKind {
  if (offeredBonus(message) !== undefined) return 'bonus'
  return asksForLimits(message) ? 'legal' : kindOfDisplay[message.displayType]
}

/** Forms of a placeholder in the operators' templates: `{name}`, `{{name}}`, `${name}`, `[[name]]`, `%NAME%`. */
const PLACEHOLDER =
  /,?\s?(?:\$?\{{1,2}\s{0,3}[\w.]{1,40}\s{0,3}\}{1,2}|\[\[\s{0,3}[\w.]{1,40}\s{0,3}\]\]|%[A-Z_]{2,40}%)/g

/** The text without placeholders that the platform left unfilled, and without the comma before them. */
export const withoutPlaceholders = (html: string): string => html.replace(PLACEHOLDER, '')
