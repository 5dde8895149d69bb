import * as v from 'valibot'
import { Amount, GameCode, Text } from './common.ts'

/**
 * What the live hub pushes (S2 3, S2 4): `init` with every table, `updateTable` with one. Field names are the feed's. A
 * field that is missing says nothing new; one that is null is no longer so. Only the first four are promised; the others
 * are what real feeds carry besides, and any record may lack them.
 */

/** What a seat may be called. */
const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(20))

/** Whether no seat is called as what every object has: such a record is nobody's honest one, and counts as a whole. */
const hasOwnNames = (seats: unknown): boolean =>
  typeof seats === 'object' && seats !== null && !Object.keys(seats).some((name) => name in Object.prototype)

/** Most seats that a table has; more than that is no table. */
const MOST_SEATS = 100

/** Address of a picture of the table: a path of ours or https. */
const Picture = v.pipe(v.string(), v.maxLength(500), v.regex(/^(?:\/(?!\/)|https:\/\/)[^\s"'<>\\]+$/))

export const LiveRecord = v.object({
  ImsGameCode: GameCode,
  /** Language code, for example `ro` or `pt-br`. */
  Language: v.nullish(v.pipe(v.string(), v.maxLength(10), v.regex(/^[a-z]{2}(?:-[a-z]{2})?$/))),
  /** `online` is open; any other word is closed. */
  Status: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  /** Seat → whether it is free. */
  SeatsAvailability: v.nullish(
    v.pipe(
      v.custom<Record<string, boolean>>(hasOwnNames),
      v.record(Seat, v.boolean()),
      v.check((seats) => Object.keys(seats).length <= MOST_SEATS),
    ),
  ),
  gameCode: v.nullish(GameCode),
  DynamicImageUrl: v.nullish(Picture),
  Dealer: v.nullish(v.object({ DealerName: v.nullish(Text) })),
  /** The last results, newest first. */
  Results: v.nullish(v.pipe(v.array(v.pipe(Text, v.maxLength(12))), v.maxLength(50))),
  /** Smallest and largest bet, in lei. */
  Limits: v.nullish(v.object({ Min: Amount, Max: Amount })),
  /** How many sit at a table whose seats nobody counts. */
  PlayersSeated: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  /** When a closed table opens again. */
  OpensAt: v.nullish(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())),
  /** Grows with each change of a table: an older one that comes late is passed over. */
  Version: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type LiveRecord = v.InferOutput<typeof LiveRecord>

/** Names of the hub's two events (LIV-01). */
export const liveEvents = { init: 'init', update: 'updateTable' } as const
