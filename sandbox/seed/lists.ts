import { games } from '../fixtures/games.ts'
import { ranked, type SeedGame } from './games.ts'
import { createRandom } from './random.ts'

/** Games of slides and promotions come first, so that they appear in the rows below. */
const handPicked = new Set(games.map((game) => game.gameCode))

type Rule = {
  /** Which games are in the list. */
  has: (seeded: SeedGame) => boolean
  /** Seed of the order, so that two lists of the same games differ. */
  order?: string
  /** Sorts by release, the latest first; `order` decides between games of one day. */
  newest?: boolean
  cap?: number
}

/**
 * Game codes of one list in rank order. Appended games come after all ranked ones, so that the lobby shows the same
 * games with 2 500 and with 10 000.
 */
export function listOf(
  seeded: SeedGame[],
  { has, order, newest, cap = Number.POSITIVE_INFINITY }: Rule,
): string[] {
  const first = seeded.slice(0, ranked).filter(has)
  const sorted = first
    .map((entry) => ({
      code: entry.game.gameCode,
      weight: weightOf(entry, order),
      released: newest ? Date.parse(entry.game.releasedOn ?? '') : 0,
    }))
    .sort(
      (one, other) =>
        other.released - one.released || other.weight - one.weight || (one.code < other.code ? -1 : 1),
    )
  const appended = sorted.length < cap ? seeded.slice(ranked).filter(has) : []
  return [...sorted.map(({ code }) => code), ...appended.map(({ game }) => game.gameCode)].slice(0, cap)
}

/** Weight of a game in the list with the seed `order`; higher ones come first. */
export function weightOf({ game }: SeedGame, order: string | undefined): number {
  const chance = order ? createRandom(`${order} ${game.gameCode}`).next() * 16 : 0
  return game.commercialTier * 2 + game.promotionLevel + chance + (handPicked.has(game.gameCode) ? 6 : 0)
}
