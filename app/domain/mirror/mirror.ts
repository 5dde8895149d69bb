import * as v from 'valibot'
import { days as daysIn } from '../durations.ts'

/** Days that are kept of each player. */
export const MAX_DAYS = 62

/** Highest number of players of a device. */
const MAX_OWNERS = 5

const Amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12))
const Time = v.pipe(v.number(), v.minValue(0))

/** Time of play and balances of one day, as seen on this device and by its calendar. */
const MirrorDay = v.object({
  /** `2026-11-03`. */
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Milliseconds in games for money; a day has more hours for those who travel. */
  played: v.pipe(Time, v.maxValue(daysIn(2))),
  /** The first and the last balance from the gateway, in lei. */
  first: v.optional(Amount),
  last: v.optional(Amount),
})
export type MirrorDay = v.InferOutput<typeof MirrorDay>

const Mirror = v.object({
  /** The hash of the player's name. */
  owner: v.string(),
  /** End of the last counted time of play: no time is counted twice, whichever tab tells it. */
  countedTo: Time,
  /** The days that were seen, in their order. */
  days: v.pipe(v.array(MirrorDay), v.maxLength(MAX_DAYS)),
})

/** A player's time of play and balances, as seen on this device. */
export type Mirror = Readonly<v.InferOutput<typeof Mirror>>

const Stored = v.array(Mirror)
export type StoredMirrors = readonly Mirror[]

/** Parses the stored mirrors of all players of the device; invalid data gives none. */
export function parseMirrors(stored: unknown): StoredMirrors {
  const result = v.safeParse(Stored, stored)
  return result.success ? result.output : []
}

/** The mirror of one player; those of another count as none. */
export const mirrorOf = (stored: StoredMirrors, owner: string): Mirror =>
  stored.find((each) => each.owner === owner) ?? { owner, countedTo: 0, days: [] }

export const withoutMirror = (stored: StoredMirrors, owner: string): StoredMirrors =>
  stored.filter((each) => each.owner !== owner)

/** Replaces the mirror of one player, who becomes the most recent; the least recent above the limit are removed. */
export const withMirror = (stored: StoredMirrors, mirror: Mirror): StoredMirrors =>
  [mirror, ...withoutMirror(stored, mirror.owner)].slice(0, MAX_OWNERS)

const two = (part: number) => String(part).padStart(2, '0')

/** The day of a moment by the calendar of the device. */
export function dayAt(time: number): string {
  const date = new Date(time)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function midnightAfter(time: number): number {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime()
}

/** The mirror with one day changed; the oldest days above the limit are removed. */
function withDay(mirror: Mirror, day: string, change: (before: MirrorDay) => MirrorDay): Mirror {
  const before = mirror.days.find((each) => each.day === day) ?? { day, played: 0 }
  const others = mirror.days.filter((each) => each.day !== day)
  const days = [...others, change(before)].sort((a, b) => (a.day < b.day ? -1 : 1))
  return { ...mirror, days: days.slice(-MAX_DAYS) }
}

/** Adds play from one moment to another, as far as it is not counted yet; each day gets its own part. */
export function withPlay(mirror: Mirror, from: number, to: number): Mirror {
  let next = mirror
  let begin = Math.max(from, mirror.countedTo)
  while (begin < to) {
    const end = Math.min(to, midnightAfter(begin))
    const part = end - begin
    next = withDay(next, dayAt(begin), (day) => ({ ...day, played: day.played + part }))
    begin = end
  }
  return next === mirror ? mirror : { ...next, countedTo: to }
}

/** The mirror with a balance that the gateway returned at the time `at`. */
export const withBalance = (mirror: Mirror, amount: number, at: number): Mirror =>
  withDay(mirror, dayAt(at), (day) => ({ ...day, first: day.first ?? amount, last: amount }))
