// @vitest-environment node
import { expect, test } from 'vitest'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { games } from '#sandbox/fixtures/games.ts'
import { lists } from '#sandbox/fixtures/lists.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { lettersMissing, search } from './search.ts'
import { buildSearchIndex, type SearchConfig, type SearchGroup, searchIndexOf } from './searchIndex.ts'

const file = catalogueFileOf(catalogueOf(lists))
const all: readonly SearchGroup[] = ['providers', 'categories', 'collections']
const casino: SearchConfig = { lobby: 'Casino', searchResultIncludes: all }
const live: SearchConfig = { lobby: 'Live', searchResultIncludes: all }

type Sketch = { name: string; tier?: number; listed?: boolean; names?: boolean }

/**
 * Names of the games found among these; `listed` and `names`: the first category lists the game, or the game names it.
 */
function found(sketches: readonly Sketch[], term: string, category?: string) {
  const own: CatalogueFile = {
    ...file,
    games: {
      ...file.games,
      name: sketches.map(({ name }) => name),
      tier: sketches.map(({ tier = 0 }) => tier),
      categories: sketches.map(({ names }) => (names ? [0] : [])),
    },
    categories: file.categories.map((each, place) => ({
      ...each,
      games: sketches.flatMap(({ listed }, game) => (listed && place === 0 ? [game] : [])),
    })),
  }
  const { places, total } = search(searchIndexOf(own, { ...casino, category }), term).games
  expect(total).toBe(places.length)
  return places.map((place) => sketches[place]?.name)
}

const named = (...names: string[]) => names.map((name) => ({ name }))

test.each<[string, string, string[]]>([
  ['in the middle', 'gin', ['Regina Nilului']],
  ['across its words', 'ina nil', ['Regina Nilului']],
  ['in capitals without accents', 'SAPTE', ['Șapte Văi']],
  ['with a cedilla for a comma', 'Şapte', ['Șapte Văi']],
  ['with combining marks', 'va\u0306i', ['Șapte Văi']],
  ['with accents that it lacks', 'dîam', ['Diamant 40']],
  ['by one letter', 'ț', ['Șapte Văi', 'Diamant 40']],
  ['by a number', '40', ['Diamant 40']],
  ['by signs and letters', '-4!', ['Diamant 40']],
  ['in another script', 'НИГ', ['Книга']],
  ['not by other letters', 'reginb', []],
  ['not by nothing', '', []],
  ['not by signs alone', '!?', []],
])('SEA-01 a name is found %s', (_, term, expected) => {
  expect(found(named('Regina Nilului', 'Șapte Văi', 'Diamant 40', 'Книга'), term)).toEqual(expected)
})

test.each<[string, string[]]>([
  ['???', ['???']],
  ['?', ['???', '¿?']],
  [' ? ? ', ['???']],
  ['🎄🎄', ['🎄 🎄']],
  ['🎄', ['🎄 🎄']],
  ['!', []],
])('SEA-01 a name of signs alone is found by its signs: %s', (term, expected) => {
  expect(found(named('Foc? 🎄!', '???', '🎄 🎄', '¿?'), term)).toEqual(expected)
})

test('SEA-03 prefixes come before suffixes, suffixes before the rest', () => {
  const names = named('Laurii Nordului', 'Tezaur', 'Aur Curat', 'Foc')
  expect(found(names, 'aur')).toEqual(['Aur Curat', 'Tezaur', 'Laurii Nordului'])
})

test('SEA-03 a name that equals the term, or begins and ends with it, counts as a prefix', () => {
  expect(found(named('Tezaur', 'Aur și aur', 'Aur'), 'aur')).toEqual(['Aur și aur', 'Aur', 'Tezaur'])
})

test('SEA-03 among equal matches a higher tier comes first, and above 5 tiers are the same', () => {
  const sketches = [
    { name: 'Foc 1', tier: 4 },
    { name: 'Foc 2', tier: 5 },
    { name: 'Foc 3', tier: 10 },
    { name: 'Foc 4', tier: 4 },
  ]
  expect(found(sketches, 'foc')).toEqual(['Foc 2', 'Foc 3', 'Foc 1', 'Foc 4'])
})

test.each(['listed', 'names'] as const)(
  'SEA-03 a game of the configured category comes before any tier, but not before a better match: %s',
  (how) => {
    const sketches = [
      { name: 'Apă și foc', [how]: true },
      { name: 'Foc 1', tier: 10 },
      { name: 'Foc 2', [how]: true },
    ]
    expect(found(sketches, 'foc', file.categories[0]?.id)).toEqual(['Foc 2', 'Foc 1', 'Apă și foc'])
    expect(found(sketches, 'foc', 'unknown')).toEqual(['Foc 1', 'Foc 2', 'Apă și foc'])
  },
)

const titles = (config: SearchConfig, group: SearchGroup, term: string) =>
  search(searchIndexOf(file, config), term)[group].places.map((place) =>
    group === 'providers' ? file.providers[place]?.name : file[group][place]?.title,
  )

test.each<[SearchGroup, string, string]>([
  ['providers', 'Șapte Văi', 'văi'],
  ['categories', 'Povești din Nil', 'pov'],
  ['collections', 'Egiptul antic', 'gip'],
])('SEA-02 %s are searched from three letters on, and only when they are included', (group, title, term) => {
  expect(titles(casino, group, term)).toContain(title)
  expect(titles(casino, group, `${term.slice(0, 2)}! `)).toEqual([])
  const others = all.filter((other) => other !== group)
  expect(titles({ ...casino, searchResultIncludes: others }, group, term)).toEqual([])
  expect(titles({ ...casino, searchResultIncludes: [group] }, group, term)).toContain(title)
})

test('SEA-02 games are searched from the first letter on', () => {
  expect(
    search(searchIndexOf(file, { ...casino, searchResultIncludes: [] }), 'r').games.total,
  ).toBeGreaterThan(5)
})

test('SEA-03 providers are ordered by how they match', () => {
  const names = ['Casa Play', 'Player Studio', 'Displayul', 'Cuprum Play']
  const own = { ...file, providers: names.map((name, n) => ({ id: `p${n}`, slug: `p${n}`, name })) }
  const { places, total } = search(searchIndexOf(own, casino), 'play', 3).providers
  expect(places.map((place) => names[place])).toEqual(['Player Studio', 'Casa Play', 'Cuprum Play'])
  expect(total).toBe(4)
})

test('SEA-07 each lobby searches its own categories, and both search all games', () => {
  const blackjack = file.categories.findIndex(({ lobby }) => lobby === 'Live')
  const title = file.categories[blackjack]?.title ?? ''
  expect(titles(live, 'categories', title)).toEqual([title])
  expect(titles(casino, 'categories', title)).toEqual([])
  for (const { name } of games) {
    for (const config of [casino, live]) {
      const { places } = search(searchIndexOf(file, config), name).games
      expect(places.map((place) => file.games.name[place])).toContain(name)
    }
  }
})

test('SEA-02 lists that are made per player are not searched, nor collections that are not listed', () => {
  const personal = { ...file.categories[0], title: 'Povești preferate', type: 'Favourites' as const }
  const own = { ...file, categories: [personal as CatalogueFile['categories'][number]] }
  expect(search(searchIndexOf(own, casino), 'povesti').categories.total).toBe(0)
  for (const { title, listed } of file.collections) {
    expect(titles(casino, 'collections', title).includes(title)).toBe(listed)
  }
})

test.each([
  ['one letter of a provider', 'v', 2],
  ['two letters of a provider', 'Șa', 1],
  ['two letters that no provider begins with', 'ap', undefined],
  ['three letters', 'sap', undefined],
  ['nothing', ' ', undefined],
])('SEA-02 how many letters are missing for providers after %s', (_, term, missing) => {
  const own = {
    ...file,
    providers: ['Șapte Văi', 'Vulpea', 'AP'].map((name) => ({ id: name, slug: 'p', name })),
  }
  expect(lettersMissing(searchIndexOf(own, casino), term)).toBe(missing)
  const without = { ...casino, searchResultIncludes: ['categories'] as const }
  expect(lettersMissing(searchIndexOf(own, without), term)).toBeUndefined()
})

test('building the index pauses many times', () => {
  const large = {
    ...file,
    games: { ...file.games, name: Array.from({ length: 5000 }, (_, n) => `Foc ${n}`) },
  }
  const pauses = [...buildSearchIndex(large, casino)].length
  expect(pauses).toBeGreaterThan(50)
})

const withSlotCategory = file.categories.map((category, place) =>
  place === 0
    ? { ...category, title: 'Toate sloturile', lobby: 'Casino' as const, type: 'Default' as const }
    : category,
)
const slots = games.filter(({ type }) => type === 'Slot').length

test.each([
  ['păcănele', slots],
  ['pacanele', slots],
  ['PĂCĂNEA', slots],
  ['pacan', slots],
  ['sloturi', slots],
  ['slots', slots],
  ['aparate', slots],
  ['aparat', slots],
  ['apa', 0],
  ['aparatul', 0],
  ['pacanelesele', 0],
])('SEA-01 what slots are called finds them: %s', (term, total) => {
  const index = searchIndexOf({ ...file, categories: withSlotCategory }, casino)
  const found = search(index, term, 5)
  expect(found.games.total).toBe(total)
  expect(found.games.places).toHaveLength(Math.min(total, 5))
  expect(found.games.places.every((place) => games[place]?.type === 'Slot')).toBe(true)
  expect(found.categories.total > 0).toBe(total > 0)
})

test('SEA-01 a name that contains the word precedes the games that it means', () => {
  expect(found(named('Aparate de Aur', 'Diamant 40'), 'aparate')).toEqual(['Aparate de Aur'])
})
