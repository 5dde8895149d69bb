import * as v from 'valibot'
import { Amount, Text } from './common.ts'
import { lenient, lenientList } from './repair.ts'

/** Tournaments, which are promotions with prizes by place; all of it is our decision. */

/** A place in a ranking, from 1. */
const Place = v.pipe(v.number(), v.integer(), v.minValue(1))

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const Prize = v.pipe(
  v.object({
    /** First and last place that win it, both included. */
    from: Place,
    to: Place,
    /** In lei, for each of the places. */
    amount: v.optional(Amount),
    /** A prize that is not money: „10 rotiri gratuite”. */
    text: v.optional(Text),
  }),
  v.check(({ from, to }) => from <= to, 'from is after to'),
  v.check(({ amount, text }) => amount !== undefined || text !== undefined, 'neither amount nor text'),
)

/** What makes a promotion a tournament (our decision). */
export const Tournament = v.object({ prizes: lenientList(Prize, 50), rules: lenientList(Text, 20) })
export type Tournament = v.InferOutput<typeof Tournament>

/** Places of a tournament in order, as of `updatedAt` (our decision). */
export const Leaderboard = v.object({
  /** Milliseconds since 1970. */
  updatedAt: Count,
  /** Number of players with points; more than `standings` has. */
  players: Count,
  /** The first places. The upstream masks the names, „An***i”. */
  standings: lenientList(v.object({ place: Place, player: Text, points: Count }), 100),
})
export type Leaderboard = v.InferOutput<typeof Leaderboard>

/** A player's own place, from the gateway; both are missing until the player has points (our decision). */
export const TournamentPlace = v.object({ place: lenient(Place), points: lenient(Count) })
export type TournamentPlace = v.InferOutput<typeof TournamentPlace>
