import type { Game, GameType } from '#app/api/contract/casino.ts'
import type { GameLabel } from '#app/api/contract/common.ts'
import { slugOf } from '#app/domain/slug.ts'
import { games as handPicked } from '../fixtures/games.ts'
import { labels } from '../fixtures/labels.ts'
import { colorOfGame } from './gameColors.ts'
import { offersOf } from './info.ts'
import { type Naming, nameFor, sequelOf } from './names.ts'
import { studioFor } from './providers.ts'
import { createRandom, type Random, rounded, weighted } from './random.ts'

/** Number of ranked games; further ones are appended below. */
export const ranked = 2500

/** A game with the world of its name, which decides the lists it belongs to. */
export type SeedGame = { game: Game; world: string }

/** The worlds of the fixtures' games. */
export const handPickedWorlds: Record<string, string> = {
  'regina-nilului': 'egipt',
  'livada-de-aur': 'fructe',
  'arcul-de-foc': 'foc',
  'diamant-40': 'pietre',
  'steaua-polara': 'cosmos',
  'cirese-aprinse': 'fructe',
  'orasul-pierdut': 'jungla',
  'lupul-argintiu': 'animale',
  'cascada-7': 'septari',
  'comoara-dunarii': 'dunare',
  'vant-de-sud': 'vest',
  'secretul-carpatilor': 'carpati',
  'umbra-castelului': 'castel',
  'marea-aventura': 'pirati',
  'wild-orchard': 'fructe',
  'comoara-faraonului': 'egipt',
  'fructe-20': 'fructe',
  'poveste-cu-zmei': 'folclor',
  'racheta-rosie': 'crash',
  'balonul-de-aur': 'crash',
  'ruleta-carpati': 'ruleta',
  'blackjack-arama-3': 'blackjack',
  'speed-baccarat-b': 'baccarat',
  'blackjack-vip': 'blackjack',
}

const reels = Object.entries({ 3: 14, 5: 66, 6: 16, 7: 4 }).map(
  ([count, weight]) => [Number(count), weight] as const,
)
const volatilities = [8, 20, 36, 24, 12].map((weight, place) => [place + 1, weight] as const)
const stakes = [0.1, 0.2, 0.25, 0.4, 0.5, 1, 2]
const slotCeilings = [20, 50, 100, 125, 200, 250, 400, 500, 1000]
const tableStakes = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250]

/** The first `count` games; game n is the same for any count. */
export function seedGames(count: number): SeedGame[] {
  const names = new Set(handPicked.map((game) => game.name))
  const codes = new Set(handPicked.map((game) => game.gameCode))
  const seeded: SeedGame[] = handPicked.map((game) => ({
    game: { ...game, categories: [], collections: [] },
    world: handPickedWorlds[game.gameCode] as string,
  }))
  for (let rank = seeded.length; rank < count; rank += 1) {
    const random = createRandom(`game ${rank}`)
    const type = weighted(random, [
      ['Slot', 78],
      ['Live', 9],
      ['Table', 7],
      ['Crash', 6],
    ] as const)
    const naming = freeName(random, type, names)
    const gameCode = freeCode(slugOf(naming.name), codes)
    seeded.push({ game: gameOf(gameCode, naming, type), world: naming.world })
  }
  return seeded
    .slice(0, count)
    .map(({ game, world }) => ({ game: { ...game, color: colorOfGame(game, world) }, world }))
}

function freeName(random: Random, type: GameType, taken: Set<string>): Naming {
  let naming = nameFor(random, type)
  for (let attempt = 0; taken.has(naming.name); attempt += 1) {
    // Few attempts for a plain name, so that a large catalogue has sequels, like a real one.
    naming = attempt % 3 === 2 ? sequelOf(random, naming, type) : nameFor(random, type)
  }
  taken.add(naming.name)
  return naming
}

function freeCode(slug: string, taken: Set<string>): string {
  let code = slug
  for (let number = 2; taken.has(code); number += 1) code = `${slug}-${number}`
  taken.add(code)
  return code
}

function gameOf(gameCode: string, naming: Naming, type: GameType): Game {
  const random = createRandom(`fields of ${gameCode}`)
  const studio = studioFor(random, type)
  const slot = type === 'Slot'
  const pictures = images(random)
  const numberOfReels = slot ? weighted(random, reels) : undefined
  return {
    gameCode,
    name: naming.name,
    type,
    provider: `provider-${studio}`,
    categories: [],
    collections: [],
    numberOfReels,
    ...offersOf({ gameCode, name: naming.name, type, numberOfReels }),
    jackpot: random.chance(slot ? 0.08 : 0.02),
    gamble: slot && random.chance(0.55),
    bonusGameFeature: slot && random.chance(0.48),
    ...bets(random, type),
    rtp: random.chance(0.97) ? rounded(random.range(type === 'Live' ? 96 : 94, 98.5), 2) : undefined,
    volatility: slot || type === 'Crash' ? weighted(random, volatilities) : 1,
    promotionLevel: tier(random),
    // A game without all its pictures should not be in front.
    commercialTier: pictures.length === 3 ? tier(random) : 0,
    labels: labelsOf(random, type, naming.name),
    fileVersion: random.chance(0.92) ? String(1 + random.int(9)) : undefined,
    demoEnabled: type !== 'Live' && random.chance(0.85),
    requirePassword: random.chance(0.004),
    codeName:
      type === 'Live' || random.chance(0.8)
        ? `${studio.slice(0, 4)}_${gameCode.replaceAll('-', '')}`
        : undefined,
    images: pictures,
  }
}

function bets(random: Random, type: GameType): Pick<Game, 'minBet' | 'maxBet' | 'maxWin'> {
  if (type === 'Live' || type === 'Table') {
    const minBet = random.pick(tableStakes)
    return { minBet, maxBet: minBet * random.pick([100, 200, 400, 1000]) }
  }
  const minBet = random.pick(stakes)
  const maxBet = type === 'Crash' ? random.pick([500, 1000, 2500]) : random.pick(slotCeilings)
  const factor = random.pick([500, 1000, 2000, 2500, 5000, 10000])
  return { minBet, maxBet, maxWin: random.chance(0.93) ? Math.min(maxBet * factor, 2500000) : undefined }
}

/** Tiers 0 to 10, mostly low. */
function tier(random: Random): number {
  return Math.min(10, Math.floor(11 * random.next() ** 2.4))
}

function labelsOf(random: Random, type: GameType, name: string): GameLabel[] {
  if (name.includes('Megaspin')) return [labels.megaspin]
  if (name.includes('Avalanșă')) return [labels.cascade]
  if (!random.chance(0.12)) return []
  const first = weighted<GameLabel>(random, [
    [labels.new, 40],
    [labels.exclusive, 18],
    [labels.seasonal, 8],
    [labels.turbo, 6],
    [labels.plain, 8],
    [type === 'Slot' ? labels.megaspin : labels.new, 12],
    [type === 'Slot' ? labels.cascade : labels.exclusive, 8],
  ])
  return random.chance(0.15) && first !== labels.new ? [first, labels.new] : [first]
}

function images(random: Random): Game['images'] {
  if (!random.chance(0.01)) return ['Thumbnail', 'Portrait', 'Landscape']
  return random.pick<Game['images']>([[], ['Thumbnail'], ['Thumbnail', 'Landscape']])
}
