// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import type { SearchResults } from '#app/domain/search/search.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { gamesByProvider } from './initialGames.ts'
import { gameCodeOf, type OptionSource } from './options.ts'
import { relatedTo } from './related.ts'

const lists = { collections: [], collectionGroups: [], categories: [], jackpots: [] }
const file = catalogueFileOf(catalogueOf({ ...lists, games, providers }))
const byProvider = gamesByProvider(file)
const source: OptionSource = {
  file,
  byProvider,
  words: {
    rtp: String,
    games: String,
    jackpot: '',
    live: '',
    maintenance: 'În mentenanță',
  },
  picture: ({ code }) => ({ src: code }),
  now: () => undefined,
  logo: () => undefined,
}

const of = (...places: number[]) => ({ places, total: places.length })
const found = (given: Partial<SearchResults>): SearchResults => ({
  games: of(),
  providers: of(),
  categories: of(),
  collections: of(),
  ...given,
})
const codesAt = (places: readonly number[]) => places.map((place) => file.games.code[place])
const [ofFirst = []] = byProvider
const [game = -1, other = -1] = ofFirst

test('UXP-05 under one game follow eight others of its provider', () => {
  const related = relatedTo(source, found({ games: of(game) }))
  expect(related?.provider).toBe(file.providers[0]?.name)
  expect(related?.options.map(gameCodeOf)).toEqual(codesAt(ofFirst.slice(1, 9)))
})

test('UXP-05 a found provider comes before that of a found game, without the games that were found or that its row shows', () => {
  const all = [...file.games.code.keys()]
  const results = found({ providers: of(1), games: of(game, 4) })
  const related = relatedTo({ ...source, byProvider: [[], all] }, results)
  expect(related?.provider).toBe(file.providers[1]?.name)
  expect(related?.options.map(gameCodeOf)).toEqual(codesAt(all.slice(5, 13)))
})

test('UXP-05 a provider without other games, or none at all, leaves the place to what the lobby recommends', () => {
  const alone = { ...source, byProvider: [[game]] }
  expect(relatedTo(alone, found({ games: of(game) }))).toEqual({ options: [] })
  expect(relatedTo(source, found({ collections: of(0) }))).toEqual({ options: [] })
})

test.each([
  ['nothing was found', found({})],
  ['seven results fill the panel', found({ games: of(game, other), categories: { places: [0], total: 5 } })],
])('UXP-05 no other games: %s', (_case, results) => {
  expect(relatedTo(source, results)).toBeUndefined()
})
