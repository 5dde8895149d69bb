import * as v from 'valibot'
import { GameCodes, Id } from '../common.ts'

/** The marketing platform's list for one player (S2 7). */

export const PersonalisedRequest = v.object({
  customer_ids: v.object({ userId: Id }),
  params: v.record(v.string(), v.unknown()),
})
export type PersonalisedRequest = v.InferOutput<typeof PersonalisedRequest>

export const Personalised = v.object({
  recommendations: GameCodes,
  /** How long the list is fresh, in milliseconds. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Personalised = v.InferOutput<typeof Personalised>
