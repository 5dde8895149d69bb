import * as v from 'valibot'
import { Collection, type Game, Provider } from '#app/api/contract/casino.ts'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { Category } from '#app/api/contract/cms.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { scoringColumnsOf } from '#app/domain/scoring/columns.ts'
import { becauseYouLike } from '#app/domain/scoring/rows.ts'
import { promotionScoreOf, tierScoreOf } from '#app/domain/scoring/scores.ts'
import { type ContentKind, seedEverything } from '#sandbox/seed/content.ts'
import { median, ms, percentile, times } from './numbers.ts'
import type { Section } from './report.ts'

/** Milliseconds of each row, and of building the columns. */
export type RecommendNumbers = { ours: number[]; mapAndSort: number[]; columns: number[] }

const GAMES = 10_000
const BUILDS = 9
const ROWS = 200
/** Warm-up rows. */
const WARM = 100

/** The sandbox's catalogue in a large size: the file for the browser, and its games. */
export function largeCatalogue(count = GAMES): { file: CatalogueFile; games: Game[] } {
  const { seeded, content } = seedEverything(count)
  const games = seeded.map(({ game }) => game)
  const bodies = (kind: ContentKind) =>
    content.filter((row) => row.kind === kind && row.status === 'Published').map(({ body }) => body)
  const catalogue = catalogueOf({
    games,
    providers: v.parse(v.array(Provider), bodies('provider')),
    collections: v.parse(v.array(Collection), bodies('collection')),
    categories: v.parse(v.array(Category), bodies('category')),
    collectionGroups: [],
    jackpots: [],
  })
  return { file: catalogueFileOf(catalogue), games }
}

/** Because-you-like in a simple implementation: a score for every game, then a sort (PER-06). */
function mapAndSort(games: readonly Game[], seed: Game): Game[] {
  const own = new Set(seed.collections)
  const scoreOf = (game: Game) => {
    const shared = game.collections.filter((id) => own.has(id)).length
    return (
      (own.size > 0 ? (20 * shared) / own.size : 0) +
      (game.provider === seed.provider ? 10 : 0) +
      (game.type === seed.type ? 10 : 0) +
      (game.jackpot && seed.jackpot ? 3 : 0) +
      (game.gamble && seed.gamble ? 3 : 0) +
      (game.bonusGameFeature && seed.bonusGameFeature ? 3 : 0) -
      2.5 * Math.abs((game.rtp ?? 95) - (seed.rtp ?? 95)) -
      2.5 * Math.abs((game.volatility ?? 3) - (seed.volatility ?? 3)) +
      tierScoreOf(game.commercialTier) +
      promotionScoreOf(game.promotionLevel)
    )
  }
  return games
    .filter((game) => game !== seed && (game.type === 'Slot' || game.type === 'Crash'))
    .map((game) => ({ game, score: scoreOf(game) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 30)
    .map(({ game }) => game)
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Rows of the same seeds, ours and the simple ones alternating. */
export function measureRecommend(): RecommendNumbers {
  const { file, games } = largeCatalogue()
  const columns = Array.from({ length: BUILDS }, () => timed(() => scoringColumnsOf(file)))
  const scoring = scoringColumnsOf(file)
  const numbers: RecommendNumbers = { ours: [], mapAndSort: [], columns }
  for (let row = 0; row < WARM + ROWS; row += 1) {
    const place = (row * 37) % games.length
    const seed = games[place]
    if (!seed) continue
    const ours = timed(() => becauseYouLike(scoring, place))
    const plain = timed(() => mapAndSort(games, seed))
    if (row < WARM) continue
    numbers.ours.push(ours)
    numbers.mapAndSort.push(plain)
  }
  return numbers
}

const MOST_MS = 0.2
const MOST_COLUMNS_MS = 20

/** The table of recommendation rows. */
export function recommendSection({ ours, mapAndSort: plain, columns }: RecommendNumbers): Section {
  const lines = [
    { what: 'median', value: median(ours), other: median(plain) },
    { what: '95th of a hundred', value: percentile(ours, 0.95), other: percentile(plain, 0.95) },
  ]
  return {
    title: `Because-you-like row over ${GAMES} games (beside: a score for each, then a sort)`,
    rows: [
      ...lines.map(({ what, value, other }) => ({
        what: `  ${what}`,
        ours: ms(value),
        limit: ms(other),
        compared: times(value, other),
        target: `≤ ${ms(MOST_MS)}`,
        met: value <= MOST_MS,
      })),
      {
        what: '  columns, once',
        ours: ms(median(columns)),
        target: `≤ ${ms(MOST_COLUMNS_MS)}`,
        met: median(columns) <= MOST_COLUMNS_MS,
      },
    ],
    notes: [`columns the first time: ${ms(columns[0] ?? 0)}`],
  }
}
