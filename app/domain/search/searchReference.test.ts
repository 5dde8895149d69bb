// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { foldOrSigns } from './fold.ts'
import { search } from './search.ts'
import { type SearchConfig, searchIndexOf } from './searchIndex.ts'

const empty = catalogueFileOf(
  catalogueOf({ games, providers, collections: [], collectionGroups: [], categories: [], jackpots }),
)

type Item = { name: string; tier: number; own: boolean }

/** SEA-01 to SEA-03 word for word: the matches, with their weights, sorted. */
function plainSearch(items: readonly Item[], term: string, bonusOf: (item: Item) => number): number[] {
  if (term === '') return []
  return items
    .map((item, place) => {
      const name = foldOrSigns(item.name)
      const weight = name.startsWith(term) ? 14 : name.endsWith(term) ? 7 : 0
      return { place, matches: name.includes(term), sum: weight + bonusOf(item) }
    })
    .filter(({ matches }) => matches)
    .sort((a, b) => b.sum - a.sum || a.place - b.place)
    .map(({ place }) => place)
}

const gameBonus = ({ own, tier }: Item) => (own ? 6 : Math.min(tier, 5))

function fileOf(items: readonly Item[]): CatalogueFile {
  const own = items.flatMap((item, place) => (item.own ? [place] : []))
  return {
    ...empty,
    games: {
      ...empty.games,
      name: items.map(({ name }) => name),
      tier: items.map(({ tier }) => tier),
      categories: items.map(() => []),
    },
    providers: items.map(({ name }, place) => ({ id: `p${place}`, slug: 'p', name })),
    categories: [{ id: 'own', slug: 'own', title: 'Foc', lobby: 'Casino', type: 'Default', games: own }],
  }
}

// Few letters, so that most terms match, often more than once in a name.
const syllable = fc.constantFrom(
  ...'aăâbsșşt ț-’01жß',
  'ta',
  'at',
  'a\u0306',
  's\u0326',
  'Ba',
  'ȘA',
  'bat',
  'ata',
)
const name = fc.array(syllable, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''))
const item = fc.record({ name, tier: fc.integer({ min: 0, max: 10 }), own: fc.boolean() })
const catalogue = fc.array(item, { maxLength: 25 })
const config: SearchConfig = { lobby: 'Casino', category: 'own', searchResultIncludes: ['providers'] }

/** A term as it is typed and deleted, letter by letter. */
function keystrokes(term: string): string[] {
  const growing = Array.from(term, (_, at) => term.slice(0, at + 1))
  return [...growing, ...growing.toReversed()]
}

function expectSame(items: readonly Item[], terms: readonly string[], limit: number): void {
  const index = searchIndexOf(fileOf(items), config)
  for (const term of terms) {
    const folded = foldOrSigns(term)
    const found = search(index, term, limit)
    const expected = plainSearch(items, folded, gameBonus)
    expect(found.games).toEqual({ places: expected.slice(0, limit), total: expected.length })
    const makers = [...folded].length < 3 ? [] : plainSearch(items, folded, () => 0)
    expect(found.providers).toEqual({ places: makers.slice(0, limit), total: makers.length })
  }
}

const limits = fc.constantFrom(0, 1, 3, 40, Number.POSITIVE_INFINITY)

test('SEA-01 SEA-02 SEA-03 any letters give the result of a plain search', () => {
  fc.assert(
    fc.property(catalogue, name, limits, (items, term, limit) => expectSame(items, [term], limit)),
    {
      numRuns: 1000,
    },
  )
})

test('SEA-01 SEA-02 SEA-03 so does every part of a name, as it is typed and deleted', () => {
  fc.assert(
    fc.property(catalogue, fc.nat(), fc.nat(8), fc.nat(8), limits, (items, which, from, length, limit) => {
      const spelled = items[which % Math.max(items.length, 1)]?.name ?? 'foc'
      expectSame(items, keystrokes(spelled.slice(from, from + length + 1)), limit)
    }),
    { numRuns: 1000 },
  )
})
