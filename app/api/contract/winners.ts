import * as v from 'valibot'
import { Amount, Text } from './common.ts'
import { Tile } from './pageSlices.ts'

export const WinnerKind = v.picklist(['recent', 'jackpot', 'hall-of-fame'])
export type WinnerKind = v.InferOutput<typeof WinnerKind>

/** A win joined with its game (WIN-01); only wins in known games are passed on. */
export const Winner = v.object({
  id: v.string(),
  /** Masked name. */
  player: Text,
  /** In lei. */
  win: Amount,
  /** Milliseconds since 1970. */
  at: v.number(),
  jackpot: v.boolean(),
  tile: Tile,
})
export type Winner = v.InferOutput<typeof Winner>
