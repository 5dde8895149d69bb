import * as v from 'valibot'
import { Id } from '#app/api/contract/common.ts'
import { addressOf } from './addresses.ts'
import { days, minutes } from './durations.ts'

/** How long something can be resumed. */
const MAX_AGE = days(30)

/** Time without activity after which the next visit is a return. */
export const PAUSE = minutes(10)

/** The shortest term that is worth another search. */
const MIN_TERM_LENGTH = 2

const Line = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const at = v.number()
/** A path of this site, with or without a query. */
const Path = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])/))

const Left = v.variant('kind', [
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

/** What a visitor had open last: a game, a list with its filters, a search. */
export type Left = v.InferOutput<typeof Left>

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never

/** The same before its time is known. */
export type Opened = WithoutTime<Left>

const Trace = v.object({
  /** Whose it is: the hash of a player's name, or `GUEST`. */
  owner: v.string(),
  /** The last activity of any visit. */
  activeAt: v.number(),
  /** At most one of each kind. */
  left: v.array(Left),
})

/** What the last visit has left on this device. */
export type Trace = v.InferOutput<typeof Trace>

export const GUEST = 'guest'

/** Parses a stored trace; an invalid one is none. */
export function parseTrace(stored: unknown): Trace | undefined {
  const result = v.safeParse(Trace, stored)
  return result.success ? result.output : undefined
}

/** A time in the future is that of another clock. */
const isRecent = (time: number, now: number): boolean => time <= now && now - time <= MAX_AGE

/** The trace with what was opened now; it replaces what was there of its kind, of another owner, or too long ago. */
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

/** Address that has to exist for something to be resumed. */
export function addressIn(left: Left): string | undefined {
  if (left.kind === 'game') return addressOf('games-game', { game: left.code })
  return left.kind === 'list' ? left.href : undefined
}

const pathIn = (left: Left): string | undefined => addressIn(left)?.replace(/[?#].*/, '')

type Present = {
  owner: string
  /** Path of the page. */
  path: string
  now: number
  /** Addresses that no longer exist. */
  gone: ReadonlySet<string>
}

/** What a visitor who returns can resume: the latest thing, if any, but never the present page (at most one). */
export function offerOf(trace: Trace | undefined, { owner, path, now, gone }: Present): Left | undefined {
  if (trace?.owner !== owner || now - trace.activeAt < PAUSE) return undefined
  const possible = trace.left.filter(
    (left) => isRecent(left.at, now) && pathIn(left) !== path && !gone.has(addressIn(left) ?? ''),
  )
  return possible.toSorted((one, other) => other.at - one.at)[0]
}
