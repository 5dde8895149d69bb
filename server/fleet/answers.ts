import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { Guard } from '#app/api/content.ts'
import { isFailure } from '#app/api/errors.ts'
import { seconds } from '#app/lib/durations.ts'
import type { Redis } from './redis.ts'
import { Entry, noting, repeat, type Said } from './said.ts'

/** Milliseconds for which the others wait for who asks a service; longer only if it died, or the service is slow. */
const PATIENCE = 5000
const POLL = 30

/** Largest entry, in letters: an answer of a service has at most 32 MiB. */
const LONGEST = 40 * 1024 * 1024

type Found = Said & { age: number }

/**
 * Writes the entry, with a mark beside it for as long as it is fresh, and gives the lock back; not when it belongs to somebody
 * else by now: the content has changed since.
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
  /** Tells sites apart that share one Redis. */
  site: string
  /** Seconds for which an answer is good, and for which it is used after that when its service fails. */
  fresh: number
  staleIfError: number
  /** Milliseconds of one call to a service. */
  timeout: number
}

export type ShareOptions = {
  /** Asks the service itself, if it may be asked. */
  guard: Guard
  /** Hears for how many seconds the answer that is used has been known. */
  aged: (seconds: number) => void
  /** Whether whoever asks has nothing to show: then an old answer will do where the service fails. */
  hasNothing: boolean
}

/**
 * Loads what an answer of a service makes, with the answer that another instance got, or with the service's own. `load` gets
 * a guard that stands in for the service; whatever comes out of Redis is checked by it like any answer.
 */
export type Share = <T>(key: string, load: (guard: Guard) => Promise<T>, options: ShareOptions) => Promise<T>

/** Each instance asks for itself. */
export const shareNothing: Share = (_key, load, { guard }) => load(guard)

/** What is made of an answer of before, if there is one that fits. */
async function made<T>(
  found: Found | undefined,
  load: (guard: Guard) => Promise<T>,
  aged: ShareOptions['aged'],
): Promise<{ value: T } | undefined> {
  if (!found) return undefined
  try {
    const value = await load(repeat(found))
    aged(found.age)
    return { value }
  } catch (error) {
    if (found.status !== 200) throw error
    return undefined
  }
}

/** Answers in Redis: one instance asks, the others wait for what it brings. */
export function createSharedAnswers(options: SharedAnswersOptions) {
  const { redis, site, fresh, staleIfError, timeout } = options
  const entryOf = (key: string) => `arama:${site}:answer:${key}`
  const freshOf = (key: string) => `arama:${site}:fresh:${key}`
  const lockOf = (key: string) => `arama:${site}:lock:${key}`

  /** The answer of before, however old. */
  async function find(key: string): Promise<Found | undefined> {
    const [text, left] =
      (await redis.ask((client) => Promise.all([client.get(entryOf(key)), client.pTTL(entryOf(key))]))) ?? []
    if (!text || text.length > LONGEST || left === undefined) return undefined
    try {
      const { keep, ...said } = v.parse(Entry, JSON.parse(text))
      return { ...said, age: Math.max(0, keep - left) / 1000 }
    } catch {
      return undefined
    }
  }

  /** Megabytes come only where they can be used: while a service fails, it is tried again and again. */
  async function findFresh(key: string): Promise<Found | undefined> {
    return (await redis.ask((client) => client.exists(freshOf(key)))) ? find(key) : undefined
  }

  /** Becomes the one that asks. Without Redis everybody is. */
  async function lock(key: string, token: string): Promise<void> {
    const until = performance.now() + PATIENCE
    const expiration = { type: 'PX', value: timeout } as const
    while (performance.now() < until) {
      const taken = await redis.ask((client) =>
        client.set(lockOf(key), token, { condition: 'NX', expiration }),
      )
      if (taken !== null) return
      await pause(POLL)
    }
  }

  /** Nobody asks any more; what was said, if anything, is there for all. */
  async function unlock(key: string, token: string, said?: Said): Promise<void> {
    // Visitors choose the keys of what is not there: it is not held for longer than it counts.
    const keep = seconds(said?.status === 200 ? fresh + staleIfError : fresh)
    const text = said ? JSON.stringify({ ...said, keep }) : ''
    const args = [token, text.length > LONGEST ? '' : text, String(keep), String(seconds(fresh))]
    const keys = [lockOf(key), entryOf(key), freshOf(key)]
    await redis.ask((client) => client.eval(WRITE, { keys, arguments: args }))
  }

  /** What a service says now, for all; an answer of before where it fails. */
  async function renew<T>(
    key: string,
    load: (guard: Guard) => Promise<T>,
    { guard, aged, hasNothing }: ShareOptions,
  ): Promise<T> {
    const token = randomUUID()
    await lock(key, token)
    const { asked, said } = noting(guard)
    let outcome: Said | undefined
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
    /** What services said under `keys` is there no more; who is asking them now keeps it to himself. */
    async drop(keys: readonly string[]): Promise<void> {
      await redis.ask((client) =>
        client.del(keys.flatMap((key) => [entryOf(key), freshOf(key), lockOf(key)])),
      )
    },
  }
}
