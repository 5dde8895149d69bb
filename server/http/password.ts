import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { apiHeaders } from './headers.ts'
import { createLimiter, visitorOf } from './limiter.ts'

/** Wrong passwords that one address may send in a minute. */
const TRIES = 5

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * `GET /api/preview/auth?secret=`: 204 for the right password, 401 for a wrong one, 429 after five wrong ones in a
 * minute. Compared in constant time and never kept by anybody.
 */
export function passwordCheck(secret: string | undefined) {
  const failures = createLimiter(TRIES)
  return (context: Context): Response => {
    const headers = { ...apiHeaders, 'cache-control': 'no-store' }
    const who = visitorOf(context)
    if (failures.isOver(who))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    const given = context.req.query('secret') ?? ''
    if (secret && timingSafeEqual(digest(given), digest(secret))) return context.body(null, 204, headers)
    failures.add(who)
    return context.json({ code: 'unauthorized' }, 401, headers)
  }
}
