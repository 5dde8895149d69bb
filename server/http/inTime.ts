import type { MiddlewareHandler } from 'hono'
import { isContentKey } from '../content/keys.ts'
import { answerInTime } from '../upstream/deadline.ts'
import { IMMUTABLE, STALE, SURROGATE_KEY } from './headers.ts'

/**
 * All that one answer waits for shares one limit (HTT-07). It says how old the oldest content in it is, and to shared caches
 * which content it shows, so that they can drop it by that.
 */
export const inTime: MiddlewareHandler = async (context, next) => {
  const { keys, stale } = await answerInTime(next)
  if (stale > 0) context.res.headers.set(STALE, String(Math.ceil(stale)))
  const caching = context.res.headers.get('cache-control') ?? ''
  // What is named by its hash never changes.
  if (!caching.startsWith('public') || caching === IMMUTABLE) return
  const named = [...keys].filter(isContentKey)
  if (named.length > 0) context.res.headers.set(SURROGATE_KEY, named.join(' '))
}
