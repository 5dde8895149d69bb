import { AsyncLocalStorage } from 'node:async_hooks'
import { isFailure } from '#app/api/errors.ts'

/** One answer of ours while it is being made. */
type Answering = {
  /** When it has to be done, by `performance.now()`. */
  until: number
  /** Keys of the content that it shows. */
  keys: Set<string>
  /** Seconds for which the oldest of it has been old. */
  stale: number
  /** What could not be had for it, by where it is held and its key: nothing is asked for twice. */
  failed: Map<object, Map<string, unknown>>
  /** Why it cannot be what was asked for. */
  reason?: unknown
}

const answering = new AsyncLocalStorage<Answering>()

/** Milliseconds for one answer, however many calls it takes (HTT-07). */
export const ANSWER_LIMIT = 15_000

/** Milliseconds for what an answer is better without than late: redirects, jackpots, the SEO record, a game's info. */
const NICE_TO_HAVE_LIMIT = 3000

/** Makes one answer: all that it waits for shares its time, and what it shows tells what that is, and how old. */
export async function answerInTime<T>(make: () => Promise<T>, limit = ANSWER_LIMIT) {
  const own: Answering = { until: performance.now() + limit, keys: new Set(), stale: 0, failed: new Map() }
  const answer = await answering.run(own, make)
  return { answer, keys: own.keys as ReadonlySet<string>, stale: own.stale, reason: own.reason }
}

/** What the answer being made cannot be without, so that who keeps answers knows why it failed; a refusal outweighs a failure. */
export async function needed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const own = answering.getStore()
    if (own && isFailure(own.reason)) own.reason = error
    throw error
  }
}

/** Milliseconds that the answer being made has left; `undefined` where none is. */
export function timeLeft(): number | undefined {
  const own = answering.getStore()
  return own && Math.max(0, own.until - performance.now())
}

/** The answer being made shows the content under `keys`, the oldest of which has been old for so many seconds. */
export function shows(keys: Iterable<string>, stale: number): void {
  const own = answering.getStore()
  if (!own) return
  for (const key of keys) own.keys.add(key)
  own.stale = Math.max(own.stale, stale)
}

/** What `ask` brings from `store`, unless the answer being made has failed to get it before. */
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

/** `work`, or a `TimeoutError` after so many milliseconds; the work itself goes on. */
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

/** `work`, unless it takes so long that the answer is better without. */
export const niceToHave = <T>(work: Promise<T>): Promise<T> =>
  within(work, Math.min(timeLeft() ?? Number.POSITIVE_INFINITY, NICE_TO_HAVE_LIMIT))
