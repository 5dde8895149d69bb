import { AsyncLocalStorage } from 'node:async_hooks'
import { isFailure } from '#app/api/errors.ts'

/** One response of ours while it is being made. */
type Answering = {
  /** Its deadline, by `performance.now()`. */
  until: number
  /** Keys of its content. */
  keys: Set<string>
  /** Seconds for which the oldest of it has been stale. */
  stale: number
  /** Failed loads by store and key: none is repeated. */
  failed: Map<object, Map<string, unknown>>
  /** Why the response is a failure. */
  reason?: unknown
}

const answering = new AsyncLocalStorage<Answering>()

/** Time limit of one response in milliseconds, for all its calls together (HTT-07). */
export const RESPONSE_TIMEOUT = 15_000

/** Timeout in milliseconds of optional content: redirects, jackpots, the SEO record, a game's info. */
const OPTIONAL_TIMEOUT_MS = 3000

/** Makes one response: its calls share a time limit, and its content is collected with its age. */
export async function answerInTime<T>(make: () => Promise<T>, limit = RESPONSE_TIMEOUT) {
  const own: Answering = { until: performance.now() + limit, keys: new Set(), stale: 0, failed: new Map() }
  const answer = await answering.run(own, make)
  return { answer, keys: own.keys as ReadonlySet<string>, stale: own.stale, reason: own.reason }
}

/** Marks content that the response needs, so that the cache learns why it failed; a refusal outweighs a failure. */
export async function needed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const own = answering.getStore()
    if (own && isFailure(own.reason)) own.reason = error
    throw error
  }
}

/** Milliseconds left for the current response; `undefined` without one. */
export function timeLeft(): number | undefined {
  const own = answering.getStore()
  return own && Math.max(0, own.until - performance.now())
}

/** Adds content under `keys` to the current response; its oldest part has been stale for `stale` seconds. */
export function shows(keys: Iterable<string>, stale: number): void {
  const own = answering.getStore()
  if (!own) return
  for (const key of keys) own.keys.add(key)
  own.stale = Math.max(own.stale, stale)
}

/** The result of `ask` for `store`, unless it failed before for the current response. */
export async function onceAnAnswer<T>(store: object, key: string, ask: () => Promise<T>): Promise<T> {
  const own = answering.getStore()
  const failed = own?.failed.get(store)
  if (failed?.has(key)) throw failed.get(key)
  try {
    return await ask()
  } catch (error) {
    own?.failed.set(store, (own.failed.get(store) ?? new Map()).set(key, error))
    throw error
  }
}

/** `work`, or a `TimeoutError` after `ms` milliseconds; the work itself continues. */
export async function within<T>(work: Promise<T>, ms: number | undefined): Promise<T> {
  if (ms === undefined) return work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('Request timed out', 'TimeoutError')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** `work` with the timeout of optional content. */
export const niceToHave = <T>(work: Promise<T>): Promise<T> =>
  within(work, Math.min(timeLeft() ?? Number.POSITIVE_INFINITY, OPTIONAL_TIMEOUT_MS))
