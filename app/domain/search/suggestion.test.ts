// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { distancesFrom } from './editDistance.ts'
import { search } from './search.ts'
import { searchIndexOf } from './searchIndex.ts'
import { suggestionFor } from './suggestion.ts'

const file = catalogueFileOf(
  catalogueOf({ games, providers, collections: [], collectionGroups: [], categories: [], jackpots }),
)

const indexOf = (...names: string[]) =>
  searchIndexOf(
    {
      ...file,
      games: { ...file.games, name: names, tier: names.map(() => 0), categories: names.map(() => []) },
    },
    { lobby: 'Casino', searchResultIncludes: ['providers'] },
  )

test.each<[string, string[], string, string | undefined]>([
  ['a letter too many', ['Comoara Dunării'], 'comoarra', 'Comoara'],
  ['a beginning, which is found', ['Comoara Dunării'], 'dunari', undefined],
  ['a missing letter', ['Comoara Dunării'], 'duării', 'Dunării'],
  ['a wrong letter', ['Regina Nilului'], 'rezina', 'Regina'],
  ['two letters swapped', ['Regina Nilului'], 'reigna', 'Regina'],
  ['two wrong letters, one of them the first', ['Secretul Carpaților'], 'zekretul', undefined],
  ['two wrong letters after a right one', ['Secretul Carpaților'], 'sekretzl', 'Secretul'],
  ['two wrong letters in a short word', ['Lupul Alb'], 'lopal', undefined],
  ['the beginning of a word', ['Secretul Carpaților'], 'sekret', 'Secretul'],
  ['several words', ['Regina Nilului', 'Regina'], 'regna nilu', 'Regina Nilului'],
  ['a whole name', ['Foc Rece', 'Foc Recent'], 'foc recce', 'Foc Rece'],
  ['a provider', ['Foc'], 'zimbbru', 'Zimbru'],
  ['a word with signs around it', ['Foc (Dublu)'], 'dubllu', 'Dublu'],
  ['nothing near', ['Regina Nilului'], 'qwxqwx', undefined],
  ['two letters', ['Zar'], 'zr', undefined],
  ['no letters', ['Zar'], ' ! ', undefined],
  ['what is found as it is', ['Foc', 'Focar'], 'fo c', undefined],
])('UXP-05 a term that finds nothing is compared with the catalogue: %s', (_, names, term, expected) => {
  expect(suggestionFor(indexOf(...names), term)).toBe(expected)
})

test('UXP-05 of two words that are equally near the more frequent one is suggested', () => {
  expect(suggestionFor(indexOf('Rama', 'Roma', 'Roma 2'), 'rzma')).toBe('Roma')
  expect(suggestionFor(indexOf('Rama', 'Roma', 'Rama 2'), 'rzma')).toBe('Rama')
})

const word = fc.string({ unit: fc.constantFrom(...'abcdeă'), minLength: 1, maxLength: 9 })

test('UXP-05 a suggestion finds results, and only a term without results has one', () => {
  const names = fc.array(fc.tuple(word, word).map((words) => words.join(' ')))
  fc.assert(
    fc.property(names, word, (given, term) => {
      const index = indexOf(...given)
      const suggestion = suggestionFor(index, term)
      if (suggestion === undefined) return
      expect(search(index, term).games.total).toBe(0)
      expect(
        search(index, suggestion).games.total + search(index, suggestion).providers.total,
      ).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

/** The edit distance by its definition, with the whole table. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : 99
      const row = table[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped)
    }
  }
  return at(a.length, b.length)
}

test('UXP-05 distances up to the limit equal those of the whole table', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(letters, fc.array(letters), fc.integer({ min: 0, max: 3 }), (typed, names, most) => {
      if (typed === '') return
      const measure = distancesFrom(typed, most)
      const within = (distance: number) => (distance <= most ? distance : Number.POSITIVE_INFINITY)
      for (const name of names) {
        const starts = Array.from({ length: name.length + 1 }, (_, end) =>
          plainDistance(typed, name.slice(0, end)),
        )
        expect(measure(name)).toEqual({
          whole: within(plainDistance(typed, name)),
          start: within(Math.min(...starts)),
        })
      }
    }),
    { numRuns: 1000 },
  )
})
