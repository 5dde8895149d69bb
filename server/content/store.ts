import { LRUCache } from 'lru-cache'
import { isFailure } from '#app/api/errors.ts'
import { seconds } from '#app/domain/durations.ts'
import { isRefused } from '../upstream/breakers.ts'
import { within } from '../upstream/deadline.ts'

export type StoreOptions = {
  /** Seconds for which a value is served without a new load. */
  fresh: number
  /** Seconds after that in which it is still served while a new one is fetched. */
  staleWhileRevalidate: number
  /** Seconds after `fresh` in which it is served when fetching fails. */
  staleIfError: number
  /** Highest number of cached values; the least recently used one is evicted. @default 500 */
  most?: number
  /** Why no load may start now, if so. Cached values are served anyway. */
  refuses?: () => Error | undefined
  /** Called when a key has been renewed after failures. */
  onRecovered?: (key: string) => void
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** A value with the seconds for which it has been stale; 0 while it is fresh. */
export type Served<T> = { value: T; stale: number }

type Value = NonNullable<unknown>
/** `failedAt`: time of the failed renewal; `dropped`: a newer value is known to exist. */
type Entry = { value: Value; freshUntil: number; failedAt?: number; dropped?: true }

/** Loads a value; `aged` reports for how many seconds another instance has had it. */
type LoadOf<T> = (aged: (seconds: number) => void) => Promise<T>

/** Seconds between a failed renewal and the next one, since one response may need a list more than once. */
const RENEWAL_PAUSE_SECONDS = 0.5

export type AskOptions<T> = {
  /** Whether a value may be cached. @default always */
  keeps?: (value: T) => boolean
  /** Milliseconds that the caller waits; the load continues for the others. @default no limit */
  patience?: number | undefined
}

type Held = LRUCache<string, Entry>

/** Loads in progress, and how their results enter the cache. */
function createLoading(held: Held, options: StoreOptions & { now: () => number }) {
  const { fresh, staleIfError, onRecovered, now } = options
  /** Not in the cache, which evicts: a load in progress must reach its callers. */
  const loading = new Map<string, Promise<Entry>>()

  function begin<T extends Value>(
    key: string,
    load: LoadOf<T>,
    keeps: (value: T) => boolean,
  ): Promise<Entry> {
    /** False after a `drop`: a load that started earlier is not cached. */
    const isCurrent = () => loading.get(key) === work
    let age = 0
    const aged = (seconds: number) => {
      age = seconds
    }
    const work = load(aged)
      .then(
        (value) => {
          const entry: Entry = { value, freshUntil: now() + seconds(fresh - age) }
          // Only a value whose renewal failed at another instance arrives too old.
          if (age > fresh) entry.failedAt = now()
          const recovered = held.peek(key)?.failedAt !== undefined && entry.failedAt === undefined
          if (isCurrent() && keeps(value)) held.set(key, entry)
          else if (isCurrent()) held.delete(key)
          if (recovered) onRecovered?.(key)
          return entry
        },
        (error: unknown) => {
          const entry = held.peek(key)
          if (isCurrent() && entry && staleIfError > 0 && isFailure(error)) {
            // A refused call costs nothing: the next one may follow at once, and the first one that is sent counts.
            entry.failedAt = isRefused(error) ? (entry.failedAt ?? Number.NEGATIVE_INFINITY) : now()
          } else if (isCurrent()) held.delete(key)
          throw error
        },
      )
      .finally(() => {
        if (isCurrent()) loading.delete(key)
      })
    loading.set(key, work)
    // Callers who wait get the rejection; background loads have none.
    work.catch(() => undefined)
    return work
  }

  return { loading, begin }
}

/**
 * A cache with one load in progress per key for any number of callers, stale-while-revalidate and stale-if-error (RFC
 * 5861). A value whose renewal failed is served at once, while it may be, until a load succeeds.
 */
export function createStore(options: StoreOptions) {
  const { staleWhileRevalidate, staleIfError, most = 500, refuses, now = () => performance.now() } = options
  const held = new LRUCache<string, Entry>({ max: most })
  const { loading, begin } = createLoading(held, { ...options, now })

  /** The value under `key`, loaded by `load` if it is missing or too old; rejects if the load fails too. */
  async function get<T extends Value>(
    key: string,
    load: LoadOf<T>,
    { keeps = () => true, patience }: AskOptions<T> = {},
  ): Promise<Served<T>> {
    if (typeof key !== 'string')
      throw new TypeError(`content store: the key ${String(key)} is no string (S1 5)`)
    const entry = held.get(key)
    const lateness = ({ freshUntil }: Entry) => (now() - freshUntil) / 1000
    const served = (one: Entry) => ({ value: one.value as T, stale: Math.max(0, lateness(one)) })
    const late = entry ? lateness(entry) : Number.POSITIVE_INFINITY
    const old = () => served(entry as Entry)
    if (late < 0) return old()

    const whileRevalidated = !entry?.dropped && staleWhileRevalidate > 0 && late <= staleWhileRevalidate
    const ifError = staleIfError > 0 && late <= staleIfError
    const refusal = loading.has(key) ? undefined : refuses?.()
    if (refusal && !whileRevalidated && !ifError) throw refusal
    if (refusal) return old()

    const failedAt = ifError ? entry?.failedAt : undefined
    if (failedAt !== undefined && now() - failedAt < seconds(RENEWAL_PAUSE_SECONDS)) return old()
    const work = loading.get(key) ?? begin(key, load, keeps)
    if (whileRevalidated || failedAt !== undefined) return old()
    try {
      return served(await within(work, patience))
    } catch (error) {
      if (ifError && isFailure(error)) return old()
      throw error
    }
  }

  return {
    get,
    /** The cached value of `key` if it is fresh. */
    fresh(key: string): unknown {
      const entry = held.get(key)
      return entry && entry.freshUntil > now() ? entry.value : undefined
    },
    /** The cached value of `key`, however old. */
    peek: (key: string): unknown => held.peek(key)?.value,
    /**
     * Marks the keys that `is` selects, so that they are reloaded before they are served; their old values only replace
     * failed loads. A load in progress reaches its waiting callers, but is not cached.
     */
    drop(is: (key: string, value: unknown) => boolean): void {
      for (const key of loading.keys()) if (is(key, undefined)) loading.delete(key)
      for (const [key, entry] of held.entries()) {
        if (!is(key, entry.value)) continue
        entry.freshUntil = Math.min(entry.freshUntil, now())
        entry.dropped = true
      }
    },
  }
}

export type Store = ReturnType<typeof createStore>
