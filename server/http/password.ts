import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { minutes } from '#app/lib/durations.ts'
import { apiHeaders } from './headers.ts'

/** Wrong passwords that one address may send in a minute. */
const TRIES = 5

const digest = (text: string) => createHash('sha256').update(text).digest()

const addressOf = (context: Context): string =>
  (context.env as { incoming?: { socket?: { remoteAddress?: string } } })?.incoming?.socket?.remoteAddress ??
  ''

/**
 * `GET /api/preview/auth?secret=`: 204 for the right password, 401 for a wrong one, 429 after five wrong ones in a
 * minute. Compared in constant time and never kept by anybody.
 */
export function passwordCheck(secret: string | undefined) {
  const failures = new LRUCache<string, number>({ max: 10_000, ttl: minutes(1) })
  return (context: Context): Response => {
    const headers = { ...apiHeaders, 'cache-control': 'no-store' }
    const who = addressOf(context)
    const failed = failures.get(who) ?? 0
    if (failed >= TRIES) return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    const given = context.req.query('secret') ?? ''
    if (secret && timingSafeEqual(digest(given), digest(secret))) return context.body(null, 204, headers)
    failures.set(who, failed + 1)
    return context.json({ code: 'unauthorized' }, 401, headers)
  }
}
