// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { SortOrder } from '#app/api/contract/common.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from './catalogue.ts'
import { catalogueFileOf } from './catalogueFile.ts'
import { sortPlaces } from './sort.ts'

const whole = catalogueFileOf(
  catalogueOf({ games, providers, collections: [], collectionGroups: [], categories: [], jackpots: [] }),
)

type Sketch = { name: string; provider?: number; rtp?: number; released?: number; tier?: number }

const popular = (lobby: 'Casino' | 'Live', ...listed: number[]): CatalogueFile['categories'][number] => ({
  id: `${lobby}-popular`,
  slug: 'populare',
  title: 'Populare',
  lobby,
  type: 'PopularPggService',
  games: listed,
})

function fileOf(sketches: readonly Sketch[], makers = ['Vulpea'], lists: CatalogueFile['categories'] = []) {
  const column = <T>(read: (sketch: Sketch) => T) => sketches.map(read)
  return {
    ...whole,
    games: {
      ...whole.games,
      name: column(({ name }) => name),
      provider: column(({ provider = 0 }) => provider),
      rtp: column(({ rtp = null }) => rtp),
      released: column(({ released = null }) => released),
      tier: column(({ tier = 0 }) => tier),
    },
    providers: makers.map((name) => ({ id: name, slug: 'p', name })),
    categories: lists,
  }
}

const allOf = (sketches: readonly Sketch[]) => sketches.map((_, place) => place)

function sorted(sketches: readonly Sketch[], order: SortOrder, makers?: string[]): string[] {
  return sortPlaces(fileOf(sketches, makers), allOf(sketches), order).map((at) => sketches[at]?.name ?? '?')
}

test('UXP-04 recommended keeps the order that was given', () => {
  expect(sortPlaces(whole, [4, 2, 9], 'recommended')).toEqual([4, 2, 9])
})

test('UXP-04 popular is the popular list of the lobby, then the others by tier', () => {
  const sketches = [0, 7, 0, 9, 7, 10].map((tier, n) => ({ name: `Joc ${n}`, tier }))
  const file = fileOf(sketches, [], [popular('Live', 5), popular('Casino', 2, 0)])
  expect(sortPlaces(file, allOf(sketches), 'popular')).toEqual([2, 0, 5, 3, 1, 4])
  expect(sortPlaces(file, [0, 1, 2, 3], 'popular', { lobby: 'Live' })).toEqual([3, 1, 0, 2])
  expect(sortPlaces(file, allOf(sketches), 'popular', { lobby: 'Live' })[0]).toBe(5)
})

test('UXP-04 new is the youngest first, and those without a date last', () => {
  const sketches = [
    { name: 'fără dată' },
    { name: 'vechi', released: -30 },
    { name: 'nou', released: 20_000 },
    { name: 'fără dată 2' },
    { name: 'de atunci', released: 0 },
  ]
  expect(sorted(sketches, 'new')).toEqual(['nou', 'de atunci', 'vechi', 'fără dată', 'fără dată 2'])
})

test('UXP-04 rtp is the highest first, and the unknown last', () => {
  const sketches = [{ name: 'a' }, { name: 'b', rtp: 0 }, { name: 'c', rtp: 96.2 }, { name: 'd', rtp: 97 }]
  expect(sorted(sketches, 'rtp')).toEqual(['d', 'c', 'b', 'a'])
})

const alphabet = [
  'Adio',
  'Arc',
  'Ăla',
  'Âmbar',
  'Foc 2',
  'Foc 10',
  'Iarnă',
  'Închis',
  'Sute',
  'Șapte',
  'Tânăr',
  'Țara',
  'zar',
]

test('UXP-04 names stand as a Romanian dictionary has them, numbers by their value', () => {
  const sketches = alphabet.toReversed().map((name) => ({ name }))
  expect(sorted(sketches, 'name')).toEqual(alphabet)
})

test('UXP-04 provider is by the provider’s name, then by the game’s', () => {
  const sketches = [
    { name: 'Zar', provider: 0 },
    { name: 'Arc', provider: 1 },
    { name: 'Țara', provider: 2 },
    { name: 'Sute', provider: 2 },
    { name: 'Arc 2', provider: 0 },
  ]
  const makers = ['Țesut', 'Zimbru', 'Tesla']
  expect(sorted(sketches, 'provider', makers)).toEqual(['Sute', 'Țara', 'Arc 2', 'Zar', 'Arc'])
})

test('UXP-04 names compare as the given collator says', () => {
  const file = fileOf([{ name: 'Foc 10' }, { name: 'Foc 2' }])
  expect(sortPlaces(file, [0, 1], 'name')).toEqual([1, 0])
  expect(sortPlaces(file, [0, 1], 'name', { collator: new Intl.Collator('ro') })).toEqual([0, 1])
})

const sketch = fc.record({
  name: fc.constantFrom(...alphabet),
  provider: fc.nat(2),
  rtp: fc.option(fc.constantFrom(94, 95.5, 96.21), { nil: undefined }),
  released: fc.option(fc.constantFrom(-1, 0, 20_000), { nil: undefined }),
  tier: fc.nat(10),
})
const makers = ['Zimbru', 'Țesut', 'Țesut']
const collator = new Intl.Collator('ro', { numeric: true })
const last = -1e9

/** Each order as a comparison, word for word. */
const rules: Record<SortOrder, (a: Required<Sketch>, b: Required<Sketch>) => number> = {
  recommended: () => 0,
  popular: (a, b) => b.tier - a.tier,
  new: (a, b) => (b.released ?? last) - (a.released ?? last),
  name: (a, b) => collator.compare(a.name, b.name),
  rtp: (a, b) => (b.rtp ?? last) - (a.rtp ?? last),
  provider: (a, b) =>
    collator.compare(makers[a.provider] ?? '', makers[b.provider] ?? '') || rules.name(a, b),
}

test.each(SortOrder.options)(
  'UXP-04 %s loses no game, and leaves what it does not tell apart as it was',
  (order) => {
    fc.assert(
      fc.property(fc.array(sketch, { maxLength: 30 }), fc.array(fc.nat(29)), (drawn, wanted) => {
        const sketches = drawn as Required<Sketch>[]
        const places = wanted.filter((place) => place < sketches.length)
        const expected = places.toSorted((a, b) => {
          const [one, other] = [sketches[a], sketches[b]]
          return one && other ? rules[order](one, other) : 0
        })
        expect(sortPlaces(fileOf(sketches, makers), places, order)).toEqual(expected)
      }),
    )
  },
)
