// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CatalogueFile, type GameColumns, gameFlags } from '#app/api/contract/catalogue.ts'
import { optionCounts } from './counts.ts'
import { bitsOf, filterIndexOf } from './filterIndex.ts'
import { countMatching, filterPlaces } from './match.ts'
import { optionsOf } from './options.ts'
import { type Choice, keyOf, partsOf, withChoice, without } from './parts.ts'
import { bestRemoval } from './removal.ts'
import { type FilterState, type GroupKind, groupKinds, noFilters } from './state.ts'

const amount = fc.constantFrom(0, 0.1, 0.5, 1, 5, 20, 100, 500)
const maybe = (...values: number[]) => fc.option(fc.constantFrom(...values), { freq: 4 })
const some = (count: number) => fc.subarray(Array.from({ length: count }, (_, place) => place))
const three = ['0', '1', '2'].map((id) => ({ id, slug: id, title: id, name: id, listed: true }))

const fields = {
  code: fc.constant('g'),
  name: fc.constantFrom('Pădurea Neagră', 'Râul', 'Rau 7', 'Zmeul'),
  type: fc.nat(3),
  provider: fc.nat(2),
  collections: some(3),
  categories: some(3),
  labels: some(3),
  features: some(2),
  reels: maybe(3, 5, 12),
  lines: maybe(5, 10, 117_649),
  volatility: maybe(1, 2, 3, 4, 5),
  rtp: maybe(90, 94, 94.99, 95.5, 96, 97, 99),
  minBet: fc.option(amount, { freq: 4 }),
  maxBet: fc.option(amount, { freq: 4 }),
  maxWin: fc.option(amount, { freq: 4 }),
  flags: fc.nat(31),
}
const game = fc.record(fields)
type Sketch = typeof game extends fc.Arbitrary<infer Value> ? Value : never

/** Without the columns that no filter reads. */
const columnsOf = (games: readonly Sketch[]) =>
  Object.fromEntries(
    Object.keys(fields).map((key) => [key, games.map((own) => own[key as keyof Sketch])]),
  ) as unknown as GameColumns

/** More games than two words have bits, so that all word boundaries are covered. */
const catalogue = fc.array(game, { maxLength: 70 }).chain((games) => {
  const places = fc.subarray(games.map((_, place) => place))
  const list = fc.record({
    games: places,
    lobby: fc.constantFrom('Casino' as const, 'Live' as const),
    type: fc.constantFrom('Default' as const, 'PopularPggService' as const),
  })
  return fc.tuple(list, list, list).map(
    (lists): CatalogueFile => ({
      games: columnsOf(games),
      providers: three,
      collections: lists.map((own, at) => ({ ...own, id: String(at), slug: 'a', title: 'a', listed: true })),
      categories: lists.map((own, at) => ({ ...own, id: String(at), slug: 'a', title: 'a' })).reverse(),
      labels: ['Nou', 'Turbo', 'Nou'].map((text) => ({ text })),
      features: ['Wild', 'Scatter'],
      maintenance: [],
    }),
  )
})

const ids: Record<GroupKind, string[]> = {
  provider: ['0', '1', '2', 'gone'],
  category: ['0', '1', '2', 'gone'],
  collection: ['0', '1', '2', 'gone'],
  features: ['Wild', 'Scatter', 'gone'],
  labels: ['Nou', 'Turbo', 'gone'],
  volatility: ['1', '2', '3', '4', '5'],
  rtp: ['0-94', '94-95', '95-96', '96-97', '97-100'],
  lines: ['5', '10', '117649', '1'],
  reel: ['3', '5', '12', '1'],
  language: ['ro'],
}
const every: Choice[] = [
  ...groupKinds.flatMap((kind) => ids[kind].map((id) => ({ kind, id }))),
  { kind: 'jackpot' },
  { kind: 'gamble' },
  { kind: 'bonus' },
]
const range = fc
  .tuple(amount, amount)
  .map(([one, other]) => (one > other ? ([one, 0] as const) : ([one, other] as const)))
const rarely = <T>(value: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, value)
const state = fc
  .record({
    choices: fc.subarray(every, { maxLength: 8 }),
    betAmount: rarely(range, noFilters.betAmount),
    maxWin: rarely(range, noFilters.maxWin),
    search: rarely(fc.constantFrom('rau', 'PĂDUREA neagră!', ' - ', 'zzz'), ''),
  })
  .map(({ choices, ...rest }): FilterState => choices.reduce(withChoice, { ...noFilters, ...rest }))

const scene = catalogue.chain((file) =>
  fc.record({
    file: fc.constant(file),
    base: fc.shuffledSubarray(file.games.code.map((_, place) => place)),
    draft: state,
    lobby: fc.constantFrom('Casino' as const, 'Live' as const),
    enabled: fc.subarray(['Categories', 'Collections', 'Labels', 'Rtp', 'NumberOfReels', 'Unknown']),
  }),
)
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never

/** Checks many scenes; `found` has the games that match by the reference. */
const holds = (check: (given: Scene & ReturnType<typeof open>) => void) =>
  fc.assert(
    fc.property(scene, (given) => check({ ...given, ...open(given) })),
    { numRuns: 400 },
  )
function open({ file, base }: Scene) {
  const index = filterIndexOf(file)
  const found = (draft: FilterState) => base.filter((place) => matches(file, place, draft))
  return { index, bits: bitsOf(index, base), found }
}

/** Ids of a game for a kind, read directly from the file. */
function idsOf({ games, ...file }: CatalogueFile, place: number, kind: GroupKind): string[] {
  const text = (value: number | null | undefined) => (value == null ? [] : [String(value)])
  const listed = (lists: { id: string; games: number[] }[], own: number[] = []) =>
    lists.filter((list, at) => own.includes(at) || list.games.includes(place)).map(({ id }) => id)
  const rtp = games.rtp[place] ?? null
  switch (kind) {
    case 'provider':
      return [file.providers[games.provider[place] ?? -1]?.id ?? '']
    case 'category':
      return listed(file.categories, games.categories[place])
    case 'collection':
      return listed(file.collections, games.collections[place])
    case 'features':
      return (games.features[place] ?? []).map((at) => file.features[at] ?? '')
    case 'labels':
      return (games.labels[place] ?? []).map((at) => file.labels[at]?.text ?? '')
    case 'volatility':
      return text(games.volatility[place])
    case 'lines':
      return text(games.lines[place])
    case 'reel':
      return text(games.reels[place])
    case 'rtp':
      if (rtp === null) return []
      return [rtp < 94 ? '0-94' : rtp < 95 ? '94-95' : rtp < 96 ? '95-96' : rtp < 97 ? '96-97' : '97-100']
    case 'language':
      return []
  }
}

const inRange = (value: number, [min, max]: readonly [number, number]) =>
  value >= min && (max === 0 || value <= max)

/** The requirements FIL-06 to FIL-09, sentence by sentence. */
function matches(file: CatalogueFile, place: number, draft: FilterState): boolean {
  const { games } = file
  const flag = (bit: number) => ((games.flags[place] ?? 0) & bit) !== 0
  const [minBet, maxBet, maxWin] = [games.minBet[place], games.maxBet[place], games.maxWin[place]]
  const [min, max] = draft.betAmount
  if (draft.jackpot && !flag(gameFlags.jackpot)) return false
  if (draft.gamble && !flag(gameFlags.gamble)) return false
  if (draft.bonus && !flag(gameFlags.bonus)) return false
  if (min !== 0 || max !== 0) {
    if (typeof minBet !== 'number' || typeof maxBet !== 'number') return false
    const covers = minBet <= min && max !== 0 && maxBet >= max
    if (!inRange(minBet, draft.betAmount) && !inRange(maxBet, draft.betAmount) && !covers) return false
  }
  if (draft.maxWin[0] !== 0 || draft.maxWin[1] !== 0) {
    if (typeof maxWin !== 'number' || !inRange(maxWin, draft.maxWin)) return false
  }
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[ăâ]/g, 'a')
      .replaceAll(/[^a-z0-9]/g, '')
  if (!plain(games.name[place] ?? '').includes(plain(draft.search))) return false
  return groupKinds.every((kind) => {
    const known = Object.keys(draft[kind]).filter((id) => isKnown(file, kind, id))
    return known.length === 0 || known.some((id) => idsOf(file, place, kind).includes(id))
  })
}

/** Lists are known by their record, numbers by a game that has them. */
const isKnown = (file: CatalogueFile, kind: GroupKind, id: string) =>
  ['provider', 'category', 'collection', 'features', 'labels'].includes(kind)
    ? id !== 'gone'
    : file.games.code.some((_, place) => idsOf(file, place, kind).includes(id))

test('FIL-06 FIL-07 FIL-08 FIL-09 the games of a page that match, in the order of the page', () => {
  holds(({ index, bits, base, draft, found }) => {
    expect(filterPlaces(index, base, draft)).toEqual(found(draft))
    expect(countMatching(index, bits, draft)).toBe(found(draft).length)
  })
})

test('UXP-03 an option counts as if alone in its group; a switch as if on', () => {
  holds(({ file, index, bits, draft, found }) => {
    const counts = optionCounts(index, bits, draft)
    expect(counts.total).toBe(found(draft).length)
    for (const choice of every) {
      if (!('id' in choice)) {
        expect(counts.flags[choice.kind]).toBe(found(withChoice(draft, choice)).length)
      } else if (isKnown(file, choice.kind, choice.id)) {
        const alone = { ...draft, [choice.kind]: { [choice.id]: true } }
        expect(counts.groups[choice.kind].get(choice.id)).toBe(found(alone).length)
      }
    }
  })
})

test('UXP-03 the suggested removal gives most games; there is none when games match or none helps', () => {
  holds(({ index, bits, draft, found }) => {
    const offered = bestRemoval(index, { here: bits, beyond: bits }, draft)
    const counts = partsOf(draft).map((part) => found(without(draft, part)).length)
    const most = found(draft).length > 0 ? 0 : Math.max(0, ...counts)
    expect(offered?.count ?? 0).toBe(most)
    if (offered) expect(found(without(draft, offered.part))).toHaveLength(most)
  })
})

test('FIL-11 exactly the options with a game in the page are offered, of the kinds that are enabled', () => {
  holds(({ file, index, bits, base, lobby, enabled }) => {
    const offered = optionsOf(index, bits, enabled, lobby).flatMap(({ kind, options }) =>
      options.map(({ id }) => keyOf({ kind, id })),
    )
    const kinds: GroupKind[] = ['provider']
    if (enabled.includes('Categories')) kinds.push('category')
    if (enabled.includes('Collections')) kinds.push('collection')
    if (enabled.includes('Labels')) kinds.push('labels')
    if (enabled.includes('Rtp')) kinds.push('rtp')
    if (enabled.includes('NumberOfReels')) kinds.push('reel')
    const shown = (id: string) => {
      const own = file.categories.find((category) => category.id === id)
      return own?.lobby === lobby && (lobby === 'Live' || own.type === 'Default')
    }
    const expected = kinds.flatMap((kind) =>
      ids[kind]
        .filter((id) => base.some((place) => idsOf(file, place, kind).includes(id)))
        .filter((id) => kind !== 'category' || shown(id))
        .map((id) => keyOf({ kind, id })),
    )
    expect(offered.toSorted()).toEqual(expected.toSorted())
  })
})
