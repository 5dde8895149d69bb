import type { Collection, Provider } from '#app/api/contract/casino.ts'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Category } from '#app/api/contract/cms.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { hasBit } from '#app/domain/filters/bits.ts'
import { optionCounts } from '#app/domain/filters/counts.ts'
import { bitsOf, type FilterIndex, filterIndexOf } from '#app/domain/filters/filterIndex.ts'
import { filterPlaces } from '#app/domain/filters/match.ts'
import { type FilterState, type GroupKind, groupKinds, noFilters } from '#app/domain/filters/state.ts'
import { seedEverything } from '#sandbox/seed/content.ts'
import { infoOf } from '#sandbox/seed/info.ts'
import { median, ms, times } from './numbers.ts'
import type { Section } from './report.ts'

const GAMES = 10_000
/** Warm-up rounds, and counted ones; the plain implementation is too slow for as many. */
const ROUNDS = { before: 50, counted: 200, plain: 3 }

/** Milliseconds per draft, one value per round. */
type Times = { ours: number[]; plain: number[] }
export type FilterNumbers = {
  /** Only the list. */
  list: Times
  /** The list, and the number of games of every option. */
  counts: Times
  /** Milliseconds to make the index. */
  index: number[]
  options: number
}

type Kind = ReturnType<typeof seedEverything>['content'][number]['kind']

/** The browser's catalogue from the sandbox's seed, with the lines and features of the games' info. */
function seededFile(): CatalogueFile {
  const { seeded, content } = seedEverything(GAMES)
  // Rows have unknown bodies; the seed made them of these types.
  const bodies = <Body>(kind: Kind) =>
    content.filter((row) => row.kind === kind && row.status === 'Published').map(({ body }) => body as Body)
  const catalogue = catalogueOf({
    games: seeded.map(({ game }) => {
      const { lines, specialFeatures } = infoOf(game)
      return { ...game, lines, specialFeatures }
    }),
    providers: bodies<Provider>('provider'),
    collections: bodies<Collection>('collection'),
    collectionGroups: [],
    categories: bodies<Category>('category'),
    jackpots: [],
  })
  return catalogueFileOf(catalogue)
}

/** A game for a plain filter: an object with the ids of its options. */
type PlainGame = { [Group in GroupKind]: string[] } & { jackpot: boolean; minBet: number; maxBet: number }

function plainGames({ size, groups, flags, minBet, maxBet }: FilterIndex): PlainGame[] {
  const idsOf = (kind: GroupKind, place: number) =>
    [...groups[kind].values()].filter(({ bits }) => hasBit(bits, place)).map(({ id }) => id)
  return Array.from({ length: size }, (_, place) => ({
    // `fromEntries` loses the key type; the list has every kind.
    ...(Object.fromEntries(groupKinds.map((kind) => [kind, idsOf(kind, place)])) as Record<
      GroupKind,
      string[]
    >),
    jackpot: flags.jackpot !== undefined && hasBit(flags.jackpot, place),
    minBet: minBet[place] ?? Number.NaN,
    maxBet: maxBet[place] ?? Number.NaN,
  }))
}

function plainMatch(game: PlainGame, state: FilterState): boolean {
  const [min, max] = state.betAmount
  if (state.jackpot && !game.jackpot) return false
  if (min !== 0 || max !== 0) {
    const { minBet, maxBet } = game
    const inside = (bet: number) => bet >= min && bet <= max
    if (!inside(minBet) && !inside(maxBet) && !(minBet <= min && maxBet >= max)) return false
  }
  return groupKinds.every((kind) => {
    const chosen = Object.keys(state[kind])
    return chosen.length === 0 || chosen.some((id) => game[kind].includes(id))
  })
}

/** Drafts from no choice to most kinds at once. */
function draftsOf(index: FilterIndex): FilterState[] {
  const some = (kind: GroupKind, from: number, count: number) =>
    Object.fromEntries(
      [...index.groups[kind].keys()].slice(from, from + count).map((id) => [id, true as const]),
    )
  return [
    noFilters,
    { ...noFilters, provider: some('provider', 0, 3), volatility: some('volatility', 2, 2) },
    { ...noFilters, betAmount: [0.5, 50], rtp: some('rtp', 2, 2), features: some('features', 0, 2) },
    {
      ...noFilters,
      jackpot: true,
      betAmount: [1, 100],
      provider: some('provider', 3, 6),
      category: some('category', 4, 4),
      reel: some('reel', 1, 2),
      labels: some('labels', 0, 2),
    },
  ]
}

/** The work for one draft; returns a sum of all numbers, so that two implementations can be compared. */
type Work = { list: (draft: FilterState) => number; counts: (draft: FilterState) => number }

function ourWay(index: FilterIndex): Work {
  const base = Array.from({ length: index.size }, (_, place) => place)
  const bits = bitsOf(index, base)
  const list = (draft: FilterState) => filterPlaces(index, base, draft).length
  return {
    list,
    counts(draft) {
      const { groups } = optionCounts(index, bits, draft)
      return groupKinds.reduce(
        (sum, kind) => [...groups[kind].values()].reduce((all, count) => all + count, sum),
        list(draft),
      )
    },
  }
}

function plainWay(games: readonly PlainGame[], index: FilterIndex): Work {
  const list = (draft: FilterState) => games.filter((game) => plainMatch(game, draft)).length
  return {
    list,
    counts: (draft) =>
      groupKinds.reduce(
        (sum, kind) =>
          [...index.groups[kind].keys()].reduce(
            (all, id) => all + list({ ...draft, [kind]: { [id]: true } }),
            sum,
          ),
        list(draft),
      ),
  }
}

function time(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Milliseconds per draft, one value per round. */
const rounds = (count: number, drafts: readonly FilterState[], work: (draft: FilterState) => number) =>
  Array.from({ length: count }, () => time(() => drafts.map(work)) / drafts.length)

/** Filters the sandbox's catalogue by some drafts, like the panel and plainly; the results must be equal. */
export function measureFilters(): FilterNumbers {
  const file = seededFile()
  const index = filterIndexOf(file)
  const drafts = draftsOf(index)
  const [ours, plain] = [ourWay(index), plainWay(plainGames(index), index)]
  const measured = (way: 'list' | 'counts'): Times => {
    if (String(drafts.map(ours[way])) !== String(drafts.map(plain[way])))
      throw new Error(`The two filters disagree on the ${way}.`)
    rounds(ROUNDS.before, drafts, ours[way])
    return {
      ours: rounds(ROUNDS.counted, drafts, ours[way]),
      plain: rounds(ROUNDS.plain, drafts, plain[way]),
    }
  }
  return {
    list: measured('list'),
    counts: measured('counts'),
    index: Array.from({ length: 10 }, () => time(() => filterIndexOf(file))),
    options: groupKinds.reduce((sum, kind) => sum + index.groups[kind].size, 0),
  }
}

const MOST_MS = 2

/** The table of the filters. */
export function filtersSection({ list, counts, index, options }: FilterNumbers): Section {
  const row = (what: string, { ours, plain }: Times) => {
    const [own, other] = [median(ours), median(plain)]
    return { what, ours: ms(own), limit: ms(other), compared: `${times(other, own)} less` }
  }
  const whole = median(counts.ours)
  return {
    title: `Filters over ${GAMES} games (limit: a plain filter that does the same)`,
    rows: [
      row('  the list', list),
      {
        ...row(`  the list and the counts of ${options} options`, counts),
        target: `≤ ${MOST_MS} ms`,
        met: whole <= MOST_MS,
      },
      { what: '  making the index', ours: ms(median(index)) },
    ],
  }
}
