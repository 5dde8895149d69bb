import * as v from 'valibot'
import { Id } from '#app/api/contract/common.ts'
import { addressOf } from './addresses.ts'
import { days, minutes } from './durations.ts'

/** Milliseconds for which an item can be resumed. */
const MAX_AGE_MS = days(30)

/** Milliseconds without activity after which the next visit is a return. */
export const RETURN_AFTER_MS = minutes(10)

/** The shortest term that is worth another search. */
const MIN_TERM_LENGTH = 2

const Line = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const at = v.number()
/** A path of this site, with or without a query. */
const Path = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])/))

const Resumable = v.variant('kind', [
  v.object({ kind: v.literal('game'), code: Id, name: Line, at }),
  v.object({
    kind: v.literal('list'),
    href: Path,
    title: Line,
    /** Number of filters, without those that the page itself sets. */
    count: v.number(),
    /** The filters as JSON; empty without any. */
    filters: v.pipe(v.string(), v.maxLength(10_000)),
    at,
  }),
  v.object({ kind: v.literal('search'), term: v.pipe(v.string(), v.maxLength(80)), at }),
])

/** An item that a visitor can resume: a game, a list with its filters, a search. */
export type Resumable = v.InferOutput<typeof Resumable>

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never

/** An item without its time. */
export type Opened = WithoutTime<Resumable>

const Trace = v.object({
  /** Owner of the trace: the hash of a player's name, or `GUEST`. */
  owner: v.string(),
  /** The last activity of any visit. */
  activeAt: v.number(),
  /** At most one of each kind. */
  left: v.array(Resumable),
})

/** The stored items of the last visit on this device. */
export type Trace = v.InferOutput<typeof Trace>

export const GUEST = 'guest'

/** Parses a stored trace; an invalid one is none. */
export function parseTrace(stored: unknown): Trace | undefined {
  const result = v.safeParse(Trace, stored)
  return result.success ? result.output : undefined
}

/** A time in the future is that of another clock. */
const isRecent = (time: number, now: number): boolean => time <= now && now - time <= MAX_AGE_MS

/** The trace with the opened item; removes the earlier item of its kind, outdated items, and those of another owner. */
export function withOpened(
  trace: Trace | undefined,
  owner: string,
  opened: Opened,
  now: number,
): Trace | undefined {
  const own = trace?.owner === owner ? trace : undefined
  if (opened.kind === 'search' && opened.term.trim().length < MIN_TERM_LENGTH) return own
  const others = own?.left.filter(({ kind, at }) => kind !== opened.kind && isRecent(at, now)) ?? []
  return { owner, activeAt: now, left: [{ ...opened, at: now }, ...others] }
}

/** Address of an item's page, which must exist; a search has none. */
export function addressIn(left: Resumable): string | undefined {
  if (left.kind === 'game') return addressOf('games-game', { game: left.code })
  return left.kind === 'list' ? left.href : undefined
}

const pathIn = (left: Resumable): string | undefined => addressIn(left)?.replace(/[?#].*/, '')

type Present = {
  owner: string
  /** Path of the page. */
  path: string
  now: number
  /** Addresses that no longer exist. */
  gone: ReadonlySet<string>
}

/** The item to offer a returning visitor: the latest that is not the current page; `undefined` if there is none. */
export function offerOf(
  trace: Trace | undefined,
  { owner, path, now, gone }: Present,
): Resumable | undefined {
  if (trace?.owner !== owner || now - trace.activeAt < RETURN_AFTER_MS) return undefined
  const possible = trace.left.filter(
    (left) => isRecent(left.at, now) && pathIn(left) !== path && !gone.has(addressIn(left) ?? ''),
  )
  return possible.toSorted((one, other) => other.at - one.at)[0]
}
