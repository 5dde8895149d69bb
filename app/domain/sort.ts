import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby, SortOrder } from '#app/api/contract/common.ts'

export type SortOptions = {
  /** Lobby whose popular games come first. @default 'Casino' */
  lobby?: Lobby
  /** Collator for names. @default Romanian, numbers by their value */
  collator?: Intl.Collator
}

/** Sort key of a place, lowest first. */
type Key = (place: number) => number

let romanian: Intl.Collator | undefined

function romanianCollator(): Intl.Collator {
  romanian ??= new Intl.Collator('ro', { numeric: true })
  return romanian
}

/** Ranks of names; equal names have equal ranks. */
function ranksOf(names: readonly string[], { compare }: Intl.Collator): Uint32Array {
  const sorted = names.map((_, place) => place).sort((a, b) => compare(names[a] ?? '', names[b] ?? ''))
  const ranks = new Uint32Array(names.length)
  let rank = 0
  for (const [at, place] of sorted.entries()) {
    const before = names[sorted[at - 1] ?? place]
    if (compare(before ?? '', names[place] ?? '') !== 0) rank += 1
    ranks[place] = rank
  }
  return ranks
}

type NameRanks = { games: Uint32Array; providers: Uint32Array }

const known = new WeakMap<Intl.Collator, WeakMap<CatalogueFile, NameRanks>>()

/** Ranks of all names of a file. Comparing ten thousand names takes longer than a frame, so they are computed once. */
function nameRanks(file: CatalogueFile, collator: Intl.Collator): NameRanks {
  const files = known.get(collator) ?? new WeakMap<CatalogueFile, NameRanks>()
  const ranks = files.get(file) ?? {
    games: ranksOf(file.games.name, collator),
    providers: ranksOf(
      file.providers.map(({ name }) => name),
      collator,
    ),
  }
  known.set(collator, files.set(file, ranks))
  return ranks
}

/** Sorts before every known value. */
const UNKNOWN = Number.MIN_SAFE_INTEGER

/** Games of the lobby's popular list in its order, then the others by commercial tier. */
function popularKey({ categories, games }: CatalogueFile, lobby: Lobby): Key {
  const popular = categories.find(({ type, lobby: own }) => type === 'PopularPggService' && own === lobby)
  const listed = new Map(popular?.games.map((place, rank) => [place, UNKNOWN + rank]))
  return (place) => listed.get(place) ?? -(games.tier[place] ?? 0)
}

function providerKey({ games }: CatalogueFile, { games: names, providers }: NameRanks): Key {
  return (place) => (providers[games.provider[place] ?? 0] ?? 0) * (names.length + 1) + (names[place] ?? 0)
}

function keyFor(file: CatalogueFile, order: Exclude<SortOrder, 'recommended'>, options: SortOptions): Key {
  const { lobby = 'Casino', collator = romanianCollator() } = options
  const { released, rtp } = file.games
  switch (order) {
    case 'popular':
      return popularKey(file, lobby)
    case 'new':
      return (place) => -(released[place] ?? UNKNOWN)
    case 'rtp':
      return (place) => -(rtp[place] ?? UNKNOWN)
    case 'name': {
      const { games } = nameRanks(file, collator)
      return (place) => games[place] ?? 0
    }
    case 'provider':
      return providerKey(file, nameRanks(file, collator))
  }
}

/** The games at `places` in another order (UXP-04); equal ones keep the given order. */
export function sortPlaces(
  file: CatalogueFile,
  places: readonly number[],
  order: SortOrder,
  options: SortOptions = {},
): number[] {
  if (order === 'recommended') return [...places]
  const keyOf = keyFor(file, order, options)
  const keys = Float64Array.from(places, keyOf)
  return places
    .map((_, at) => at)
    .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
    .map((at) => places[at] ?? 0)
}
