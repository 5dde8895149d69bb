// @vitest-environment node
import { expect, test } from 'vitest'
import type { Collection, Game, Jackpot, Provider } from '#app/api/contract/casino.ts'
import type { FactKind } from '#app/api/contract/catalogueFacts.ts'
import type { Category } from '#app/api/contract/cms.ts'
import { catalogueFacts, type FactLists, factsAbout } from './index.ts'

const game = (gameCode: string, rest: Partial<Game> = {}): Game => ({
  gameCode,
  name: gameCode,
  type: 'Slot',
  provider: 'zimbru',
  categories: [],
  collections: [],
  jackpot: false,
  gamble: false,
  bonusGameFeature: false,
  promotionLevel: 0,
  commercialTier: 0,
  labels: [],
  demoEnabled: true,
  requirePassword: false,
  images: ['Thumbnail'],
  releasedOn: '2024-01-05',
  ...rest,
})

const category = (id: string, games: string[]): Category => ({
  id,
  slug: `c-${id}`,
  type: 'Default',
  title: id,
  lobby: 'Casino',
  games,
})
const collection = (id: string, games: string[]): Collection => ({
  id,
  slug: `s-${id}`,
  title: id,
  games,
  excludeFromPage: false,
})
const jackpot = (id: string, gameCodes: string[]): Jackpot => ({
  id,
  slug: `j-${id}`,
  title: id,
  gameCodes,
  jackpotLevels: [{ title: 'Mare', amount: 5 }],
})
const provider = (id: string, games: string[]): Provider => ({ id, slug: id, name: `Atelier ${id}`, games })

const none: FactLists = { games: [], providers: [], categories: [], collections: [], jackpots: [] }
const today = '2026-11-28'

const groupOf = (kind: FactKind, lists: Partial<FactLists>) => {
  const found = catalogueFacts({ ...none, ...lists }, today).find((one) => one.kind === kind)
  if (!found) throw new Error(`no group ${kind}`)
  return found
}
const codesOf = (kind: FactKind, lists: Partial<FactLists>) =>
  groupOf(kind, lists).rows.map(({ code }) => code)

test.each<[string, FactKind, Partial<FactLists>, string[]]>([
  ['a day after today is ahead', 'ahead', { games: [game('a', { releasedOn: '2026-11-29' })] }, ['a']],
  ['today is not ahead', 'ahead', { games: [game('a', { releasedOn: today })] }, []],
  [
    'a game without a day is not said to come',
    'ahead',
    { games: [game('a', { releasedOn: undefined })] },
    [],
  ],
  [
    'the nearest day comes first',
    'ahead',
    { games: [game('a', { releasedOn: '2027-01-01' }), game('b', { releasedOn: '2026-12-01' })] },
    ['b', 'a'],
  ],
  [
    'a code that lists name and no game has is withdrawn, once',
    'withdrawn',
    { games: [game('a')], categories: [category('c', ['a', 'x', 'x'])], jackpots: [jackpot('j', ['x'])] },
    ['x'],
  ],
  ['a game with a password is locked', 'locked', { games: [game('a', { requirePassword: true })] }, ['a']],
  [
    'a game without its thumbnail lacks art, the barest first',
    'artless',
    { games: [game('a', { images: ['Portrait'] }), game('b', { images: [] }), game('c')] },
    ['b', 'a'],
  ],
  [
    'a game that a category lists has one',
    'uncategorised',
    { games: [game('a'), game('b')], categories: [category('c', ['a'])] },
    ['b'],
  ],
  [
    'a game that names a category has one, if that exists',
    'uncategorised',
    {
      games: [game('a', { categories: ['c'] }), game('b', { categories: ['gone'] })],
      categories: [category('c', [])],
    },
    ['b'],
  ],
  [
    'a collection, a jackpot or a provider is a list too',
    'unlisted',
    {
      games: ['a', 'b', 'c', 'd', 'e'].map((code) => game(code)),
      categories: [category('c', ['a'])],
      collections: [collection('s', ['b'])],
      jackpots: [jackpot('j', ['c'])],
      providers: [provider('zimbru', ['d'])],
    },
    ['e'],
  ],
])('CMS-04 catalogue facts: %s', (_why, kind, lists, codes) => {
  expect(codesOf(kind, lists)).toEqual(codes)
})

test('CMS-04 a row has what an operator needs, and the page of the game', () => {
  const games = [game('a', { name: 'Apa', fileVersion: '7', images: ['Portrait'], releasedOn: '2026-12-24' })]
  expect(groupOf('ahead', { games, providers: [provider('zimbru', [])] }).rows).toEqual([
    {
      code: 'a',
      name: 'Apa',
      provider: 'Atelier zimbru',
      version: '7',
      images: ['Portrait'],
      day: '2026-12-24',
      records: [],
      more: 0,
      href: '/joc/a',
    },
  ])
})

test('CMS-04 a withdrawn game names the lists that still have it, and leads to the first', () => {
  const categories = ['1', '2', '3', '4'].map((id) => category(id, ['x']))
  expect(groupOf('withdrawn', { categories, collections: [collection('s', ['x'])] }).rows).toEqual([
    {
      code: 'x',
      images: [],
      records: ['1', '2', '3'].map((id) => ({ kind: 'category', id })),
      more: 2,
      href: '/categorii/c-1',
    },
  ])
})

test('CMS-04 what the catalogue does not say is unknown, not no', () => {
  const games = [game('a', { releasedOn: undefined }), game('b')]
  expect(groupOf('ahead', { games })).toMatchObject({ state: 'known', total: 0, silent: 1 })
  expect(groupOf('maintenance', { games })).toMatchObject({ state: 'unknown', rows: [] })
})

test('CMS-04 games in maintenance are those that say it and those of a provider that does', () => {
  const games = [game('a', { maintenance: {} }), game('b'), game('c', { provider: 'cerb' })]
  const providers = [{ ...provider('cerb', ['c']), maintenance: {} }]
  expect(codesOf('maintenance', { games, providers })).toEqual(['a', 'c'])
  expect(groupOf('maintenance', { games, providers: undefined })).toMatchObject({ lacks: ['providers'] })
  const silent = [game('b')]
  expect(groupOf('maintenance', { games: silent, providers: undefined })).toMatchObject({ state: 'failed' })
})

test.each<[string, FactKind, Partial<FactLists>, object]>([
  ['games', 'artless', { games: undefined }, { state: 'failed', lacks: ['games'] }],
  ['categories', 'uncategorised', { categories: undefined }, { state: 'failed', lacks: ['categories'] }],
  ['jackpots', 'unlisted', { jackpots: undefined }, { state: 'failed', lacks: ['jackpots'] }],
  [
    'jackpots, while others name a gone game',
    'withdrawn',
    { jackpots: undefined, categories: [category('c', ['x'])] },
    { state: 'known', lacks: ['jackpots'], total: 1 },
  ],
  ['providers', 'locked', { providers: undefined }, { state: 'known', lacks: [] }],
])('CMS-04 catalogue facts without the list of %s', (_what, kind, lists, expected) => {
  expect(groupOf(kind, { games: [game('a')], ...lists })).toMatchObject(expected)
})

test('CMS-04 every group is there, in the same order, also without games', () => {
  const kinds = (lists: FactLists) => catalogueFacts(lists, today).map(({ kind }) => kind)
  expect(kinds({ ...none, games: undefined })).toEqual(kinds(none))
})

test.each([
  ['', ['a', 'q9']],
  ['  ', ['a', 'q9']],
  ['ȘARPE', ['q9']],
  ['atelier', ['a', 'q9']],
  ['q9', ['q9']],
  ['q8', []],
])('CMS-04 the filter %j looks at name, provider and code', (text, codes) => {
  const games = [game('a', { name: 'Mere', images: [] }), game('q9', { name: 'Șarpe', images: [] })]
  const facts = catalogueFacts({ ...none, games, providers: [provider('zimbru', [])] }, today)
  const found = factsAbout(facts, text).find(({ kind }) => kind === 'artless')
  expect(found?.rows.map(({ code }) => code)).toEqual(codes)
  expect(found?.total).toBe(codes.length)
})
