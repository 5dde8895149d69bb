import { GameType } from '#app/api/contract/casino.ts'
import { lobbyOf } from '../lobbies.ts'
import { bestOf } from './best.ts'
import type { ScoringColumns } from './columns.ts'
import { PARTS } from './scores.ts'

/** Points for what a game shares with the seed; `feature` for each of jackpot, gamble and bonus. */
type Weights = { collections: number; provider: number; type: number; feature: number }

/** Points of S2 9. */
const likeWeights: Weights = { collections: 20, provider: 10, type: 10, feature: 3 }
const playedWeights: Weights = { collections: 25, provider: 10, type: 15, feature: 5 }
const liveWeights = { provider: 25, type: 10 } as const

/** Number of the seed's collections that contain each game. */
function sharedWith({ collections, members, type }: ScoringColumns, seed: number): Uint16Array {
  const shared = new Uint16Array(type.length)
  for (const collection of collections[seed] ?? []) {
    for (const place of members[collection] ?? []) shared[place] = (shared[place] ?? 0) + 1
  }
  return shared
}

/** Parts by the number of shared collections, out of `count`. */
const collectionParts = (points: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, shared) => Math.round((points * PARTS * shared) / Math.max(count, 1)))

/** Parts by the bits of the shared features. */
const featureParts = (points: number): number[] =>
  Array.from({ length: 8 }, (_, bits) => points * PARTS * ((bits & 1) + ((bits >> 1) & 1) + (bits >> 2)))

function casinoScore(columns: ScoringColumns, seed: number, weights: Weights): (place: number) => number {
  const { type, provider, features, rtp, volatility, standing } = columns
  const shared = sharedWith(columns, seed)
  const byShared = collectionParts(weights.collections, columns.collections[seed]?.length ?? 0)
  const byFeatures = featureParts(weights.feature)
  const [sameProvider, sameType] = [weights.provider * PARTS, weights.type * PARTS]
  const own = {
    type: type[seed],
    provider: provider[seed],
    features: features[seed] ?? 0,
    rtp: rtp[seed] ?? 0,
    volatility: volatility[seed] ?? 0,
  }
  return (place) =>
    (standing[place] ?? 0) +
    (byShared[shared[place] ?? 0] ?? 0) +
    (provider[place] === own.provider ? sameProvider : 0) +
    (type[place] === own.type ? sameType : 0) +
    (byFeatures[(features[place] ?? 0) & own.features] ?? 0) -
    Math.abs((rtp[place] ?? 0) - own.rtp) -
    Math.abs((volatility[place] ?? 0) - own.volatility)
}

function liveScore(columns: ScoringColumns, seed: number): (place: number) => number {
  const { type, provider, minBet, standing } = columns
  const [sameProvider, sameType] = [liveWeights.provider * PARTS, liveWeights.type * PARTS]
  const own = { type: type[seed], provider: provider[seed], minBet: minBet[seed] ?? Number.NaN }
  return (place) =>
    (standing[place] ?? 0) +
    (provider[place] === own.provider ? sameProvider : 0) +
    (type[place] === own.type ? sameType : 0) -
    // An unknown lowest bet has no penalty.
    (Math.abs((minBet[place] ?? Number.NaN) - own.minBet) || 0)
}

/** Whether the game at a place must not be recommended. */
export type IsHidden = (place: number) => boolean

/** The games that may be recommended; usually all. */
const visibleIn = (pool: Uint32Array, isHidden: IsHidden | undefined): Uint32Array =>
  isHidden ? pool.filter((place) => !isHidden(place)) : pool

/** Places of the casino games most similar to the game at `seed`, best first (PER-06). */
export const becauseYouLike = (columns: ScoringColumns, seed: number, isHidden?: IsHidden): number[] =>
  bestOf(visibleIn(columns.pools.Casino, isHidden), seed, casinoScore(columns, seed, likeWeights))

/** Places of the games most similar to the played one, best first, in that game's own lobby (PER-08). */
export function becauseYouPlayed(columns: ScoringColumns, seed: number, isHidden?: IsHidden): number[] {
  const pool = columns.pools[lobbyOf(GameType.options[columns.type[seed] ?? 0] ?? 'Slot')]
  return bestOf(visibleIn(pool, isHidden), seed, casinoScore(columns, seed, playedWeights))
}

/** Places of the live and table games most similar to the one at `seed`, best first (PER-09). */
export const becauseYouLikeLive = (columns: ScoringColumns, seed: number, isHidden?: IsHidden): number[] =>
  bestOf(visibleIn(columns.pools.Live, isHidden), seed, liveScore(columns, seed))
