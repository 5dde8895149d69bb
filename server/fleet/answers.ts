import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { Guard } from '#app/api/content.ts'
import { isFailure } from '#app/api/errors.ts'
import { seconds } from '#app/domain/durations.ts'
import { Entry, type RecordedResponse, recording, replay } from './recordedResponse.ts'
import type { Redis } from './redis.ts'

/**
 * Milliseconds for which instances wait for the one that calls a service; they only wait so long if it died or the
 * service is slow.
 */
const LOCK_TIMEOUT_MS = 5000
const POLL_INTERVAL_MS = 30

/** Largest entry in characters: a response of a service has at most 32 MiB. */
const MAX_ENTRY_LENGTH = 40 * 1024 * 1024

type Found = RecordedResponse & { age: number }

/**
 * Writes the entry, with a mark beside it for as long as it is fresh, and releases the lock; unless another instance
 * has the lock by now, because the content has changed.
 */
const WRITE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] ~= '' then
  redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[3])
  redis.call('set', KEYS[3], '', 'PX', ARGV[4])
end
return redis.call('del', KEYS[1])`

export type SharedAnswersOptions = {
  redis: Redis
  /** Separates sites that share one Redis. */
  site: string
  /** Seconds for which a response is fresh, and for which it is used after that if its service fails. */
  fresh: number
  staleIfError: number
  /** Timeout of one call to a service in milliseconds. */
  timeout: number
}

export type ShareOptions = {
  /** Calls the service itself, if the breaker allows it. */
  guard: Guard
  /** Called with the seconds for which the used response has been known. */
  aged: (seconds: number) => void
  /** Whether the caller has no cached value: then an old response is used if the service fails. */
  hasNothing: boolean
}

/**
 * Runs `load` with the response of another instance, or with the service's own. `load` gets a guard that replaces the
 * service and validates responses from Redis like any other.
 */
export type Share = <T>(key: string, load: (guard: Guard) => Promise<T>, options: ShareOptions) => Promise<T>

/** Each instance calls the services itself. */
export const shareNothing: Share = (_key, load, { guard }) => load(guard)

/** The result of `load` for a stored response, if it is valid. */
async function made<T>(
  found: Found | undefined,
  load: (guard: Guard) => Promise<T>,
  aged: ShareOptions['aged'],
): Promise<{ value: T } | undefined> {
  if (!found) return undefined
  try {
    const value = await load(replay(found))
    aged(found.age)
    return { value }
  } catch (error) {
    if (found.status !== 200) throw error
    return undefined
  }
}

/** Responses in Redis: one instance calls the service, the others wait for its response. */
export function createSharedAnswers(options: SharedAnswersOptions) {
  const { redis, site, fresh, staleIfError, timeout } = options
  const entryOf = (key: string) => `arama:${site}:answer:${key}`
  const freshOf = (key: string) => `arama:${site}:fresh:${key}`
  const lockOf = (key: string) => `arama:${site}:lock:${key}`

  /** The stored response, however old. */
  async function find(key: string): Promise<Found | undefined> {
    const [text, left] =
      (await redis.ask((client) => Promise.all([client.get(entryOf(key)), client.pTTL(entryOf(key))]))) ?? []
    if (!text || text.length > MAX_ENTRY_LENGTH || left === undefined) return undefined
    try {
      const { keep, ...said } = v.parse(Entry, JSON.parse(text))
      return { ...said, age: Math.max(0, keep - left) / 1000 }
    } catch {
      return undefined
    }
  }

  /** Reads the entry only if its mark exists: entries have megabytes, and a failing service is polled. */
  async function findFresh(key: string): Promise<Found | undefined> {
    return (await redis.ask((client) => client.exists(freshOf(key)))) ? find(key) : undefined
  }

  /** Tries to become the calling instance. Without Redis every instance is. */
  async function lock(key: string, token: string): Promise<void> {
    const until = performance.now() + LOCK_TIMEOUT_MS
    const expiration = { type: 'PX', value: timeout } as const
    while (performance.now() < until) {
      const taken = await redis.ask((client) =>
        client.set(lockOf(key), token, { condition: 'NX', expiration }),
      )
      if (taken !== null) return
      await pause(POLL_INTERVAL_MS)
    }
  }

  /** Releases the lock and stores the response, if there is one. */
  async function unlock(key: string, token: string, said?: RecordedResponse): Promise<void> {
    // Visitors can choose missing keys, so a 404 is only stored while it is fresh.
    const keep = seconds(said?.status === 200 ? fresh + staleIfError : fresh)
    const text = said ? JSON.stringify({ ...said, keep }) : ''
    const args = [token, text.length > MAX_ENTRY_LENGTH ? '' : text, String(keep), String(seconds(fresh))]
    const keys = [lockOf(key), entryOf(key), freshOf(key)]
    await redis.ask((client) => client.eval(WRITE, { keys, arguments: args }))
  }

  /** Calls the service for all instances; an older response replaces a failure. */
  async function renew<T>(
    key: string,
    load: (guard: Guard) => Promise<T>,
    { guard, aged, hasNothing }: ShareOptions,
  ): Promise<T> {
    const token = randomUUID()
    await lock(key, token)
    const { asked, said } = recording(guard)
    let outcome: RecordedResponse | undefined
    try {
      const theirs = await made(await findFresh(key), load, aged)
      if (theirs) return theirs.value
      const value = await load(asked)
      outcome = said()
      return value
    } catch (error) {
      if (!isFailure(error)) outcome = said()
      const old = isFailure(error) && hasNothing && (await made(await find(key), load, aged))
      if (!old) throw error
      return old.value
    } finally {
      await unlock(key, token, outcome)
    }
  }

  const share: Share = async (key, load, options) => {
    const known = await made(await findFresh(key), load, options.aged)
    return known ? known.value : renew(key, load, options)
  }

  return {
    share,
    /** Removes the responses under `keys`; calls in progress will not store theirs. */
    async drop(keys: readonly string[]): Promise<void> {
      await redis.ask((client) =>
        client.del(keys.flatMap((key) => [entryOf(key), freshOf(key), lockOf(key)])),
      )
    },
  }
}
