import { LRUCache } from 'lru-cache'
import { seconds } from '#app/lib/durations.ts'

export type StoreOptions = {
  /** Seconds for which a value is served without asking again. */
  fresh: number
  /** Seconds after that in which it is still served while a new one is fetched. */
  staleWhileRevalidate: number
  /** Seconds after `fresh` in which it is served when fetching fails. */
  staleIfError: number
  /** Milliseconds since some fixed point, never going back. */
  now?: () => number
}

type Loader = () => Promise<NonNullable<unknown>>

/**
 * Values by key, with one call in flight per key however many ask, stale-while-revalidate and
 * stale-if-error (RFC 5861). Draft content goes through a store of its own with short times.
 */
export function createStore({ fresh, staleWhileRevalidate, staleIfError, now }: StoreOptions) {
  const cache = new LRUCache<string, NonNullable<unknown>, Loader>({
    max: 500,
    ttl: Math.max(seconds(fresh), 1),
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: staleIfError > 0,
    ...(now && { perf: { now } }),
    fetchMethod: (_key, _stale, { context }) => context(),
  })

  /** The value under `key`, loaded by `load` when it is missing or too old; rejects when that fails too. */
  async function get<T extends NonNullable<unknown>>(key: string, load: () => Promise<T>): Promise<T> {
    if (typeof key !== 'string')
      throw new TypeError(`content store: the key ${String(key)} is no string (S1 5)`)
    const held = cache.peek(key, { allowStale: true }) !== undefined
    const late = Math.max(0, -cache.getRemainingTTL(key)) / 1000
    const value = await cache.fetch(key, {
      context: load,
      allowStale: late <= staleWhileRevalidate,
      allowStaleOnFetchRejection: held && staleIfError > 0 && late <= staleIfError,
    })
    if (value === undefined) throw new Error(`content store: nothing under ${key}`)
    return value as T
  }

  return { get, clear: () => cache.clear() }
}

export type Store = ReturnType<typeof createStore>
