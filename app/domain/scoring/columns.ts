import { GameType } from '#app/api/contract/casino.ts'
import { type CatalogueFile, gameFlags } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { lobbyOf } from '../lobbies.ts'
import { penaltyOf, standingOf } from './scores.ts'

/** The data of every game for scoring, by place; measures are in parts of a point, so that sums are exact. */
export type ScoringColumns = {
  /** Places of the games of each lobby, ascending. */
  pools: Readonly<Record<Lobby, Uint32Array>>
  type: Uint8Array
  provider: Uint32Array
  /** Bits of jackpot, gamble and bonus as in `gameFlags`. */
  features: Uint8Array
  /** The penalty of two games is the difference of their values. */
  rtp: Int32Array
  volatility: Int32Array
  /** NaN if the lowest bet is unknown. */
  minBet: Float64Array
  /** Commercial tier and promotion level. */
  standing: Int32Array
  /** Collections of each game, each once. */
  collections: readonly (readonly number[])[]
  /** Games of each collection. */
  members: readonly (readonly number[])[]
}

/** Defaults for a game without the measure (S2 9). */
const RTP = 95
const VOLATILITY = 3

const { jackpot, gamble, bonus } = gameFlags

/** Places by collection. */
function membersOf(collections: readonly (readonly number[])[]): number[][] {
  const members: number[][] = []
  for (const [place, own] of collections.entries()) {
    for (const collection of own) {
      while (members.length <= collection) members.push([])
      members[collection]?.push(place)
    }
  }
  return members
}

const onceEach = (collections: readonly number[]): readonly number[] =>
  collections.length < 2 ? collections : [...new Set(collections)]

function poolsOf(types: readonly number[]): Record<Lobby, Uint32Array> {
  const lobbies = GameType.options.map(lobbyOf)
  const pools: Record<Lobby, number[]> = { Casino: [], Live: [] }
  for (const [place, type] of types.entries()) pools[lobbies[type] ?? 'Casino'].push(place)
  return { Casino: Uint32Array.from(pools.Casino), Live: Uint32Array.from(pools.Live) }
}

const featuresOf = (flags: number): number => flags & (jackpot | gamble | bonus)

/** The columns of a catalogue; built once, when the first such row is shown. */
export function scoringColumnsOf({ games }: CatalogueFile): ScoringColumns {
  const { type, provider, flags, rtp, volatility, minBet, tier, promotion } = games
  const collections = games.collections.map(onceEach)
  const known = (lei: number | null) => (lei === null ? Number.NaN : penaltyOf(lei))
  const standing = tier.map((own, place) => standingOf(own, promotion[place] ?? 0))
  return {
    pools: poolsOf(type),
    type: new Uint8Array(type),
    provider: new Uint32Array(provider),
    features: new Uint8Array(flags.map(featuresOf)),
    rtp: new Int32Array(rtp.map((percent) => penaltyOf(percent ?? RTP))),
    volatility: new Int32Array(volatility.map((steps) => penaltyOf(steps ?? VOLATILITY))),
    minBet: new Float64Array(minBet.map(known)),
    standing: new Int32Array(standing),
    collections,
    members: membersOf(collections),
  }
}
