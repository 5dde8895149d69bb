// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { Game } from '#app/api/contract/casino.ts'
import type { SortOrder } from '#app/api/contract/common.ts'
import type { ListOf } from '#app/api/contract/pageSlices.ts'
import { slot } from '#sandbox/fixtures/sketches.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { tileOf } from '../slices/tile.ts'
import type { PageDraft } from './draft.ts'
import { sortedPage } from './sortedPage.ts'

const brazi = { id: 'brazi', slug: 'brazi', name: 'Brazi', games: [] }
const popular = { slug: 'populare', title: 'Populare', style: 'Default', type: 'PopularPggService' } as const
const named = (gameCode: string, fields: Partial<Game> = {}) =>
  slot({ gameCode, name: gameCode, provider: 'brazi', ...fields })

const games = [
  named('Zmeu', { rtp: 97 }),
  named('Ursul', { rtp: 94 }),
  named('Masa 10', { type: 'Live', rtp: 95 }),
  named('Masa 2', { type: 'Live', rtp: 96 }),
  named('Arc', { rtp: 96 }),
  named('Gata', { provider: 'gone', rtp: 99 }),
]
const catalogue = catalogueOf({
  games,
  providers: [brazi],
  collections: [],
  collectionGroups: [],
  categories: [
    { ...popular, id: 'casino', lobby: 'Casino', games: ['Ursul'] },
    { ...popular, id: 'live', lobby: 'Live', games: ['Masa 2'] },
  ],
  jackpots: [{ id: 'foc', slug: 'foc', title: 'Foc', gameCodes: ['Zmeu'], jackpotLevels: [{ amount: 5 }] }],
} as unknown as Parameters<typeof catalogueOf>[0])

function listOf(of: ListOf, shown: readonly string[], codes?: string[]): PageDraft {
  const tiles = games.filter(({ gameCode }) => shown.includes(gameCode))
  const main = {
    type: 'GameList' as const,
    title: 'Listă',
    of,
    total: tiles.length,
    tiles: tiles.map((game) => tileOf(catalogue, game)),
    filters: [],
    quick: [],
    ...(codes && { codes }),
  }
  return { title: 'Listă', lobby: of.lobby, main, trail: [], kind: 'CollectionPage' }
}

const all = listOf({ kind: 'all', lobby: 'Casino' }, ['Zmeu', 'Ursul', 'Arc'])
const columns = vi.fn(() => catalogueFileOf(catalogue))

function codesIn(page: PageDraft, order: SortOrder): string[] {
  const { main } = sortedPage(page, order, { catalogue, columns })
  return main?.type === 'GameList' ? main.tiles.map(({ code }) => code) : []
}

test.each<[SortOrder, string[]]>([
  ['recommended', ['Zmeu', 'Ursul', 'Arc']],
  ['name', ['Arc', 'Ursul', 'Zmeu']],
  ['rtp', ['Zmeu', 'Arc', 'Ursul']],
  ['popular', ['Ursul', 'Zmeu', 'Arc']],
])('UXP-04 all games in the order %s', (order, codes) => {
  expect(codesIn(all, order)).toEqual(codes)
})

test('UXP-04 a list of the live lobby, and one of a jackpot, which names its own games', () => {
  const live = listOf({ kind: 'all', lobby: 'Live' }, ['Masa 10', 'Masa 2'])
  expect(codesIn(live, 'name')).toEqual(['Masa 2', 'Masa 10'])
  expect(codesIn(live, 'popular')).toEqual(['Masa 2', 'Masa 10'])
  const jackpot = listOf({ kind: 'jackpot', lobby: 'Casino', id: 'foc' }, ['Zmeu'], ['Zmeu'])
  expect(codesIn(jackpot, 'name')).toEqual(['Zmeu'])
})

test('UXP-04 the first tiles are the first of the sorted list, each unchanged', () => {
  const main = all.main?.type === 'GameList' ? all.main : undefined
  const short = { ...all, main: main && { ...main, tiles: main.tiles.slice(0, 1), total: 3 } } as PageDraft
  expect(codesIn(short, 'name')).toEqual(['Arc'])
  const { main: ordered, order } = sortedPage(all, 'name', { catalogue, columns })
  expect(order).toBe('name')
  expect(ordered?.type === 'GameList' && ordered.tiles.at(-1)).toEqual(main?.tiles[0])
  expect(main?.tiles[0]).toMatchObject({ code: 'Zmeu', jackpot: 5 })
})

test('UXP-04 a page without an order, or in the casino’s own, stays unchanged and reads no columns', () => {
  columns.mockClear()
  const words: PageDraft = { title: 'Despre noi', lobby: 'Casino', trail: [], kind: 'WebPage' }
  expect(sortedPage(words, 'name', { catalogue, columns })).toBe(words)
  expect(sortedPage(all, 'recommended', { catalogue, columns })).toBe(all)
  expect(columns).not.toHaveBeenCalled()
})
