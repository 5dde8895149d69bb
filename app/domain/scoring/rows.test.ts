// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Game, GameType } from '#app/api/contract/casino.ts'
import { collections } from '#sandbox/fixtures/collections.ts'
import { providers } from '#sandbox/fixtures/games.ts'
import { slot } from '#sandbox/fixtures/sketches.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { scoringColumnsOf } from './columns.ts'
import { becauseYouLike, becauseYouLikeLive, becauseYouPlayed } from './rows.ts'

const columnsOf = (games: readonly Game[]) =>
  scoringColumnsOf(
    catalogueFileOf(
      catalogueOf({ games, providers, collections, collectionGroups: [], categories: [], jackpots: [] }),
    ),
  )

const collectionIds = collections.map(({ id }) => id)
const [cuprum, zimbru] = ['provider-cuprum-play', 'provider-atelier-zimbru']

/** A game that scores only by its standing. */
const plain = (name: string, own: Partial<Game> = {}): Game =>
  slot({
    gameCode: name,
    name,
    provider: zimbru,
    type: 'Crash',
    gamble: false,
    commercialTier: 0,
    promotionLevel: 0,
    rtp: 95,
    volatility: 3,
    ...own,
  })

/** Names in the row of the first game. */
function rowOf(row: typeof becauseYouLike, games: readonly Game[]): string[] {
  return row(columnsOf(games), 0).map((place) => games[place]?.name ?? '?')
}

const seed = plain('seed', {
  type: 'Slot',
  provider: cuprum,
  collections: collectionIds.slice(0, 4),
  jackpot: true,
  gamble: true,
  bonusGameFeature: true,
})

const half = { collections: [...collectionIds.slice(2, 4), ...collectionIds.slice(5)] }
const everyFeature = { jackpot: true, gamble: true, bonusGameFeature: true }

test.each<[string, Partial<Game>, number, number]>([
  ['every collection of the seed', { collections: collectionIds }, 20, 25],
  ['half of the seed’s collections', half, 10, 12.5],
  ['its provider', { provider: cuprum }, 10, 10],
  ['its type', { type: 'Slot' }, 10, 15],
  ['one of its features', { gamble: true }, 3, 5],
  ['all its features', everyFeature, 9, 15],
  ['the tenth tier and level', { commercialTier: 10, promotionLevel: 10 }, 33, 33],
])('PER-06 PER-08 %s makes up for so many points of rtp or volatility', (_, own, like, played) => {
  const cases = [
    [becauseYouLike, like],
    [becauseYouPlayed, played],
  ] as const
  for (const [row, points] of cases) {
    for (const [measure, value] of Object.entries({ rtp: 95, volatility: 3 })) {
      const away = (more: number) => plain('own', { ...own, [measure]: value + points / 2.5 + more })
      expect(rowOf(row, [seed, plain('bare'), away(-0.01)])).toEqual(['own', 'bare'])
      expect(rowOf(row, [seed, plain('bare'), away(0)])).toEqual(['bare', 'own'])
    }
  }
})

test.each<[string, Partial<Game>, number]>([
  ['the seed’s provider', { provider: cuprum }, 25],
  ['its type', { type: 'Live' }, 10],
  ['the tenth tier', { commercialTier: 10 }, 24],
])('PER-09 %s makes up for so many points of the lowest bet', (_, own, points) => {
  const bare = plain('bare', { type: 'Table', minBet: 5 })
  const table = plain('seed', { type: 'Live', provider: cuprum, minBet: 5 })
  const away = (lei: number) => plain('own', { type: 'Table', ...own, minBet: 5 + points / 2.5 + lei })
  expect(rowOf(becauseYouLikeLive, [table, bare, away(-0.01)])).toEqual(['own', 'bare'])
  expect(rowOf(becauseYouLikeLive, [table, bare, away(0)])).toEqual(['bare', 'own'])
})

test('PER-06 PER-09 rows have casino games, or live and table games, for any seed', () => {
  const games = GameType.options.flatMap((type) => [
    plain(`${type} 1`, { type }),
    plain(`${type} 2`, { type }),
  ])
  const columns = columnsOf(games)
  const typesIn = (row: typeof becauseYouLike, place: number) =>
    [...new Set(row(columns, place).map((at) => games[at]?.type))].sort()
  for (const place of games.keys()) {
    expect(typesIn(becauseYouLike, place)).toEqual(['Crash', 'Slot'])
    expect(typesIn(becauseYouLikeLive, place)).toEqual(['Live', 'Table'])
    const live = games[place]?.type === 'Live' || games[place]?.type === 'Table'
    expect(typesIn(becauseYouPlayed, place)).toEqual(live ? ['Live', 'Table'] : ['Crash', 'Slot'])
  }
})

test('PER-06 a game without rtp or volatility counts as 95 and 3', () => {
  const unknown = plain('unknown', { rtp: undefined, volatility: undefined })
  const games = [
    { ...seed, rtp: 96, volatility: 4 },
    plain('known'),
    unknown,
    plain('nearer', { rtp: 95.1 }),
    plain('known too'),
  ]
  expect(rowOf(becauseYouLike, games)).toEqual(['nearer', 'known', 'unknown', 'known too'])
})

test.each([
  ['PER-06', becauseYouLike],
  ['PER-08', becauseYouPlayed],
] as const)('%s games that are equally far from the seed stay in the casino’s order', (_, row) => {
  const own = { rtp: 96.21, volatility: 3 }
  const away = [96.58, 95.84, 96.21 + 0.37, 96.21 - 0.37].map((rtp, n) => plain(`game ${n}`, { rtp }))
  expect(rowOf(row, [plain('seed', own), ...away])).toEqual(away.map(({ name }) => name))
})

test('PER-11 of more than 30 equal games the first 30 are kept', () => {
  const games = Array.from({ length: 40 }, (_, n) => plain(`game ${n}`))
  for (const row of [becauseYouLike, becauseYouPlayed]) {
    expect(row(columnsOf(games), 2)).toEqual([...games.keys()].filter((place) => place !== 2).slice(0, 30))
  }
})

const measure = (...values: (number | undefined)[]) => fc.constantFrom(...values)
const someGame = fc
  .record({
    type: fc.constantFrom(...GameType.options),
    provider: fc.constantFrom(...providers.map(({ id }) => id)),
    collections: fc.array(fc.constantFrom(...collectionIds), { maxLength: 5 }),
    jackpot: fc.boolean(),
    gamble: fc.boolean(),
    bonusGameFeature: fc.boolean(),
    rtp: measure(undefined, 95, 96.21, 95.84, 96.58, 94.1, 97.3),
    volatility: measure(undefined, 1, 2, 3, 4, 5, 2.5),
    minBet: measure(undefined, 0.1, 0.2, 1, 2.5, 5),
    commercialTier: fc.integer({ min: 0, max: 10 }),
    promotionLevel: fc.integer({ min: 0, max: 10 }),
  })
  .map((own) => plain('game', own))

const tierScore = new Map([1, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25].entries())
const promotionScore = new Map([1, 2, 3, 5, 7.5, 10].entries())

const standing = ({ commercialTier, promotionLevel }: Game) =>
  (tierScore.get(commercialTier) ?? 0) + (promotionScore.get(Math.floor(promotionLevel / 2)) ?? 0)

type Score = (seed: Game, game: Game) => number

/** PER-06 to PER-08 word for word. */
const casinoScore =
  (collectionPoints: number, typePoints: number, featurePoints: number): Score =>
  (a, b) => {
    const own = new Set(a.collections)
    const shared = [...own].filter((id) => b.collections.includes(id))
    let score = own.size > 0 ? (collectionPoints * shared.length) / own.size : 0
    if (a.provider === b.provider) score += 10
    if (a.type === b.type) score += typePoints
    for (const feature of ['jackpot', 'gamble', 'bonusGameFeature'] as const) {
      if (a[feature] && b[feature]) score += featurePoints
    }
    score -= 2.5 * Math.abs((a.rtp ?? 95) - (b.rtp ?? 95))
    score -= 2.5 * Math.abs((a.volatility ?? 3) - (b.volatility ?? 3))
    return score + standing(b)
  }

/** PER-09 word for word. */
const liveScore: Score = (a, b) => {
  let score = standing(b)
  if (a.provider === b.provider) score += 25
  if (a.type === b.type) score += 10
  if (a.minBet !== undefined && b.minBet !== undefined) score -= 2.5 * Math.abs(a.minBet - b.minBet)
  return score
}

const isCasino = ({ type }: Game) => type === 'Slot' || type === 'Crash'
const isLiveGame = ({ type }: Game) => type === 'Live' || type === 'Table'
const sameLobby = (game: Game, own: Game) => isCasino(game) === isCasino(own)

/** Scores as text, so that rounding in the last digits does not matter. */
function plainRow(games: readonly Game[], place: number, fits: typeof sameLobby, score: Score): number[] {
  const own = games[place]
  if (!own) return []
  return games
    .map((game, at) => ({ game, at, points: Number(score(own, game).toFixed(5)) }))
    .filter(({ game, at }) => at !== place && fits(game, own))
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, 30)
    .map(({ at }) => at)
}

test.each([
  ['PER-06 PER-07 PER-11 because-you-like', becauseYouLike, isCasino, casinoScore(20, 10, 3)],
  ['PER-08 PER-07 PER-11 because-you-played', becauseYouPlayed, sameLobby, casinoScore(25, 15, 5)],
  ['PER-09 PER-07 PER-11 because-you-like live', becauseYouLikeLive, isLiveGame, liveScore],
] as const)('%s is what its rule says, at most 30, without the seed', (_, row, fits, score) => {
  const catalogue = fc.array(someGame, { minLength: 1, maxLength: 70 })
  fc.assert(
    fc.property(catalogue, fc.nat(), (drawn, which) => {
      const games = drawn.map((game, place) => ({ ...game, gameCode: `game-${place}` }))
      const place = which % games.length
      expect(row(columnsOf(games), place)).toEqual(plainRow(games, place, fits, score))
    }),
    { numRuns: 500 },
  )
})

test('PER-06 PER-08 PER-09 a hidden game is in no row, the next ones move up in their order, and nothing hidden changes nothing', () => {
  const tiers = fc.array(fc.nat(10), { minLength: 2, maxLength: 60 })
  const rows = [
    [becauseYouLike, 'Crash'],
    [becauseYouPlayed, 'Crash'],
    [becauseYouLikeLive, 'Live'],
  ] as const
  fc.assert(
    fc.property(fc.constantFrom(...rows), tiers, fc.func(fc.boolean()), ([row, type], all, hides) => {
      const columns = columnsOf(all.map((commercialTier, n) => plain(`game-${n}`, { type, commercialTier })))
      const isHidden = (place: number) => hides(place)
      const shown = row(columns, 0, isHidden)
      const others = row(columns, 0, (place) => !isHidden(place))
      expect(shown.filter(isHidden)).toEqual([])
      expect(shown.length).toBe(Math.min(30, all.filter((_, place) => place > 0 && !isHidden(place)).length))
      if (all.length <= 31) {
        const order = row(columns, 0)
        expect(shown).toEqual(order.filter((place) => !isHidden(place)))
        expect(others).toEqual(order.filter(isHidden))
      }
      expect(row(columns, 0, () => false)).toEqual(row(columns, 0))
    }),
    { numRuns: 50 },
  )
})
