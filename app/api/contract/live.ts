import * as v from 'valibot'
import { Amount, GameCode, Text } from './common.ts'

/**
 * Messages of the live hub (S2 3, S2 4): `init` with every table, `updateTable` with one. Field names are the feed's. A
 * missing field is unchanged; a null field is removed. Only the first four fields are promised; real feeds have the
 * others too, but any record may lack them.
 */

/** Name of a seat. */
const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(20))

/** Whether no seat has the name of an inherited property; otherwise the whole record is invalid. */
const hasOwnNames = (seats: unknown): boolean =>
  typeof seats === 'object' && seats !== null && !Object.keys(seats).some((name) => name in Object.prototype)

/** Highest number of seats of a table; records with more are invalid. */
const MAX_SEATS = 100

/** Address of a picture of the table: a path of ours or https. */
const Picture = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:https:\/\/[^\s"'<>\\]|\/[^\s"'<>\\/])[^\s"'<>\\]*$/),
)

export const LiveRecord = v.object({
  ImsGameCode: GameCode,
  /** Language code, for example `ro` or `pt-br`. */
  Language: v.nullish(v.pipe(v.string(), v.maxLength(10), v.regex(/^[a-z]{2}(?:-[a-z]{2})?$/))),
  /** `online` is open; any other value is closed. */
  Status: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  /** Seat → whether it is free. */
  SeatsAvailability: v.nullish(
    v.pipe(
      v.custom<Record<string, boolean>>(hasOwnNames),
      v.record(Seat, v.boolean()),
      v.check((seats) => Object.keys(seats).length <= MAX_SEATS),
    ),
  ),
  gameCode: v.nullish(GameCode),
  DynamicImageUrl: v.nullish(Picture),
  Dealer: v.nullish(v.object({ DealerName: v.nullish(Text) })),
  /** The last results, newest first. */
  Results: v.nullish(v.pipe(v.array(v.pipe(Text, v.maxLength(12))), v.maxLength(50))),
  /** Smallest and largest bet, in lei. */
  Limits: v.nullish(v.object({ Min: Amount, Max: Amount })),
  /** Number of players at a table without seat data. */
  PlayersSeated: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  /** When a closed table opens again. */
  OpensAt: v.nullish(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())),
  /** Grows with each change of a table: an older version that arrives late is ignored. */
  Version: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type LiveRecord = v.InferOutput<typeof LiveRecord>

/** Names of the hub's two events (LIV-01). */
export const liveEvents = { init: 'init', update: 'updateTable' } as const
