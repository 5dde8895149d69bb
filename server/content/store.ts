import { LRUCache } from 'lru-cache'
import { isFailure } from '#app/api/errors.ts'
import { seconds } from '#app/lib/durations.ts'
import { isRefused } from '../upstream/breakers.ts'
import { within } from '../upstream/deadline.ts'

export type StoreOptions = {
  /** Seconds for which a value is served without asking again. */
  fresh: number
  /** Seconds after that in which it is still served while a new one is fetched. */
  staleWhileRevalidate: number
  /** Seconds after `fresh` in which it is served when fetching fails. */
  staleIfError: number
  /** Values that are held; the one that was asked for longest ago makes room. @default 500 */
  most?: number
  /** Why no load may begin now, if so. What is held is served all the same. */
  refuses?: () => Error | undefined
  /** Hears of a key whose value could not be renewed for a while, and is new again. */
  onRecovered?: (key: string) => void
  /** Milliseconds since some fixed point, never going back. */
  now?: () => number
}

/** A value with the seconds for which it has been old; 0 while it is fresh. */
export type Served<T> = { value: T; stale: number }

type Value = NonNullable<unknown>
/** `failedAt`: when it could not be renewed; `dropped`: something newer is known to be there. */
type Entry = { value: Value; freshUntil: number; failedAt?: number; dropped?: true }

/** Brings a value; `aged` says that it has been somebody else's for so many seconds already. */
type LoadOf<T> = (aged: (seconds: number) => void) => Promise<T>

/** Seconds after a failed renewal before the next one: one answer of ours may ask for a list more than once. */
const RENEWAL_PAUSE = 0.5

export type AskOptions<T> = {
  /** Whether a value may be served to those who ask later. @default always */
  keeps?: (value: T) => boolean
  /** Milliseconds that the asker waits; the load goes on for the others. @default as long as it takes */
  patience?: number | undefined
}

type Held = LRUCache<string, Entry>

/** Loads in flight, and what becomes of them in the memory. */
function createLoading(held: Held, options: StoreOptions & { now: () => number }) {
  const { fresh, staleIfError, onRecovered, now } = options
  /** Outside the memory that evicts: whatever else is asked for, work in flight reaches who waits for it. */
  const loading = new Map<string, Promise<Entry>>()

  function begin<T extends Value>(
    key: string,
    load: LoadOf<T>,
    keeps: (value: T) => boolean,
  ): Promise<Entry> {
    /** Not so after a `drop`: what was asked for before it is not held. */
    const isCurrent = () => loading.get(key) === work
    let age = 0
    const aged = (seconds: number) => {
      age = seconds
    }
    const work = load(aged)
      .then(
        (value) => {
          const entry: Entry = { value, freshUntil: now() + seconds(fresh - age) }
          // Only what could not be renewed comes too old.
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
            // A call that was not made costs nothing: there may be another at once, and the first that is let through counts.
            entry.failedAt = isRefused(error) ? (entry.failedAt ?? Number.NEGATIVE_INFINITY) : now()
          } else if (isCurrent()) held.delete(key)
          throw error
        },
      )
      .finally(() => {
        if (isCurrent()) loading.delete(key)
      })
    loading.set(key, work)
    // Who waits for it learns of a failure; behind an old value nobody does.
    work.catch(() => undefined)
    return work
  }

  return { loading, begin }
}

/**
 * Values by key, with one load in flight per key however many ask, stale-while-revalidate and stale-if-error
 * (RFC 5861). A value whose renewal failed is served at once, where it may be served at all, until a load succeeds.
 */
export function createStore(options: StoreOptions) {
  const { staleWhileRevalidate, staleIfError, most = 500, refuses, now = () => performance.now() } = options
  const held = new LRUCache<string, Entry>({ max: most })
  const { loading, begin } = createLoading(held, { ...options, now })

  /** The value under `key`, loaded by `load` when it is missing or too old; rejects when that fails too. */
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
    if (failedAt !== undefined && now() - failedAt < seconds(RENEWAL_PAUSE)) return old()
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
    /** What is held under `key`, where nothing has to be asked for it. */
    fresh(key: string): unknown {
      const entry = held.get(key)
      return entry && entry.freshUntil > now() ? entry.value : undefined
    },
    /** What is held under `key`, however old. */
    peek: (key: string): unknown => held.peek(key)?.value,
    /**
     * Has the keys of which `is` says so loaded anew before they are served; what was held stands in only where that
     * load fails. Of what is in flight no value is known: whoever waits for it gets it, and nobody later.
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
