import { GameType } from '#app/api/contract/casino.ts'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { hiddenFromVisitors } from '../visibility.ts'
import { type Grams, gramsOf } from './grams.ts'
import { type Names, namesOf } from './names.ts'
import { rankGames } from './rank.ts'
import { foldWords, type Word, type Words } from './words.ts'

/** Kinds of results besides games (S2 3). */
export type SearchGroup = 'providers' | 'categories' | 'collections'

/** Search settings of a lobby (SEA-07). Both search all games. */
export type SearchConfig = {
  /** The lobby whose categories are searched. */
  lobby: Lobby
  /** Id of the category whose games come first among equal matches. */
  category?: string
  searchResultIncludes: readonly SearchGroup[]
}

/** The data of a search; built once for a catalogue and a lobby. */
export type SearchIndex = {
  games: Names
  grams: Grams
  /** Places of the slots, in the display order of equal matches. */
  slots: readonly number[]
  groups: Readonly<Record<SearchGroup, Names>>
  words: readonly Word[]
  /** Original names of games by entry, and of the other kinds. */
  spellings: readonly string[]
}

const SLOTS = GameType.options.indexOf('Slot')

/** Number of games between two pauses. */
const GAMES_PER_STEP = 128

/** The records of a kind that are searched, as name and place. */
function membersOf(file: CatalogueFile, group: SearchGroup, { lobby, searchResultIncludes }: SearchConfig) {
  if (!searchResultIncludes.includes(group)) return []
  if (group === 'providers') return file.providers.map(({ name }, place) => ({ name, place }))
  if (group === 'collections')
    return file.collections.flatMap(({ title, listed }, place) => (listed ? [{ name: title, place }] : []))
  return file.categories.flatMap(({ title, lobby: own, type }, place) =>
    own === lobby && !hiddenFromVisitors(type) ? [{ name: title, place }] : [],
  )
}

/** Folds the names of the games at `places`. */
function* foldGames(names: readonly string[], places: Uint32Array, words: Words): Generator<void, string[]> {
  const folded: string[] = []
  for (const place of places) {
    folded.push(foldWords(words, names[place] ?? ''))
    if (folded.length % GAMES_PER_STEP === 0) yield
  }
  return folded
}

/** Builds the index with pauses after small steps, so that a caller can spread it over idle time. */
export function* buildSearchIndex(file: CatalogueFile, config: SearchConfig): Generator<void, SearchIndex> {
  const words: Words = new Map()
  const places = yield* rankGames(file, config.category)
  const folded = yield* foldGames(file.games.name, places, words)
  const games = namesOf(folded, places)
  yield
  const grams = yield* gramsOf(games)
  const slots = [...places].filter((place) => file.games.type[place] === SLOTS)
  const spellings: string[] = []
  for (const place of places) spellings.push(file.games.name[place] ?? '')
  yield

  function groupOf(group: SearchGroup): Names {
    const members = membersOf(file, group, config)
    spellings.push(...members.map(({ name }) => name))
    const own = members.map(({ name }) => foldWords(words, name))
    return namesOf(
      own,
      Uint32Array.from(members, ({ place }) => place),
    )
  }

  const groups = {
    providers: groupOf('providers'),
    categories: groupOf('categories'),
    collections: groupOf('collections'),
  }
  return { games, grams, slots, groups, words: [...words.values()], spellings }
}

/** Builds the index without pauses. */
export function searchIndexOf(file: CatalogueFile, config: SearchConfig): SearchIndex {
  const build = buildSearchIndex(file, config)
  for (;;) {
    const step = build.next()
    if (step.done) return step.value
  }
}
