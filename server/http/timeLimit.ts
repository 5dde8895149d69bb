import type { MiddlewareHandler } from 'hono'
import { isContentKey } from '../content/keys.ts'
import { answerInTime } from '../upstream/deadline.ts'
import { IMMUTABLE, STALE, SURROGATE_KEY } from './headers.ts'

/**
 * All calls of one response share one time limit (HTT-07). Adds headers with the age of its oldest content, and with
 * its content keys, so that shared caches can purge it.
 */
export const withTimeLimit: MiddlewareHandler = async (context, next) => {
  const { keys, stale } = await answerInTime(next)
  if (stale > 0) context.res.headers.set(STALE, String(Math.ceil(stale)))
  const caching = context.res.headers.get('cache-control') ?? ''
  // Content under a hash never changes.
  if (!caching.startsWith('public') || caching === IMMUTABLE) return
  const named = [...keys].filter(isContentKey)
  if (named.length > 0) context.res.headers.set(SURROGATE_KEY, named.join(' '))
}
