import type { WebMessage } from '#app/api/contract/webMessage.ts'
import { minutes } from './durations.ts'

/** How long a dismissed message stays hidden (S2 9). */
export const DISMISSAL_MS = minutes(12 * 60)

/** Highest number of dismissals that the cookie keeps; the oldest are dropped. */
const MAX_DISMISSALS = 50

/** A dismissed message, by the hash of its id, and the end of its dismissal in milliseconds since 1970. */
export type Dismissal = { hash: string; until: number }

/** A short hash of an id (FNV-1a, 32 bits), since ids may hold characters that a cookie may not. */
export function hashOf(id: string): string {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** The dismissals in the cookie's value that last beyond `now`; anything unreadable is left out. */
export function dismissalsIn(value: string | undefined, now: number): Dismissal[] {
  return (value ?? '').split('.').flatMap((part) => {
    const [, hash, minutes] = /^([0-9a-z]{1,7})-([0-9a-z]{1,7})$/.exec(part) ?? []
    const until = Number.parseInt(minutes ?? '', 36) * 60_000
    return hash !== undefined && until > now && until <= now + DISMISSAL_MS + 60_000 ? [{ hash, until }] : []
  })
}

/** The cookie's value with one more dismissal. */
export function withDismissal(value: string | undefined, id: string, now: number): string {
  const hash = hashOf(id)
  const others = dismissalsIn(value, now).filter((one) => one.hash !== hash)
  return [...others, { hash, until: now + DISMISSAL_MS }]
    .slice(-MAX_DISMISSALS)
    .map((one) => `${one.hash}-${Math.ceil(one.until / 60_000).toString(36)}`)
    .join('.')
}

type Showing = { now: number; dismissed: readonly Dismissal[] }

/** Messages to show at `now` by the server's clock, the highest priority first (WEB-01). */
export function showableWebMessages(
  messages: readonly WebMessage[],
  { now, dismissed }: Showing,
): WebMessage[] {
  const hidden = new Set(dismissed.map(({ hash }) => hash))
  return messages
    .filter(({ id, start, end }) => start < now && (end == null || now < end) && !hidden.has(hashOf(id)))
    .sort((a, b) => b.priority - a.priority)
}
