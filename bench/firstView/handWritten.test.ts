import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Slice, Tile } from '../../app/api/contract/slices.ts'
import { type LobbyContent, rowsOf } from './content.ts'
import { categoryPage, lobbyPage } from './handWritten.ts'

const words = 'Regina Nilului cu Comoara din Livada de Aur sub Steaua Polară a Zarului Fermecat'.split(' ')
const nameOf = (index: number) =>
  [index, index * 7 + 3, index * 11 + 5].map((at) => words[at % words.length]).join(' ')

const tilesFrom = (first: number, count: number): Tile[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `${nameOf(first + index)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')}-${first + index}`,
    name: nameOf(first + index),
    provider: 'Copperleaf Studio',
    version: '3',
    demo: true,
  }))

const gamesOf = (tileLayout: 'Default' | 'Landscape' | 'DoubleRow', at: number): Slice => ({
  type: 'Games',
  title: `Sloturi noi & vechi ${at}`,
  total: 128,
  href: '/categorii/sloturi-noi',
  tileLayout,
  tiles: tilesFrom(at * 100, 30),
})

const content: LobbyContent = {
  slide: {
    id: 'slide-1',
    image: 'banner-regina-nilului',
    eyebrow: 'Nou la Cuprum Play',
    title: 'Regina Nilului deschide templul',
    primary: { label: 'Intră în cont și joacă', href: '/play/regina-nilului/real' },
  },
  strip: 'Joacă responsabil. Interzis persoanelor sub 18 ani. L0000000W000000',
  jackpot: {
    id: 'jackpot-1',
    title: 'Foc de Aramă',
    href: '/jackpots/foc-de-arama',
    levels: [1284907.36, 48210.11, 3904.75, 612.4, 88.02].map((amount) => ({ title: 'Top', amount })),
  },
  rows: rowsOf([
    ...Array.from({ length: 6 }, (_, index) => gamesOf(index % 2 ? 'Landscape' : 'Default', index)),
    gamesOf('DoubleRow', 6),
  ]),
}

const elementsOf = (html: string) => html.match(/<[a-z]/g)?.length ?? 0

test('a double row is two rows, and none has more than ten games', () => {
  expect(content.rows).toHaveLength(8)
  expect(content.rows.slice(0, 7).every(({ tiles }) => tiles.length === 10)).toBe(true)
})

test('the hand-written lobby stays light', () => {
  const html = lobbyPage(content)
  expect(elementsOf(html)).toBeGreaterThan(350)
  expect(elementsOf(html)).toBeLessThan(900)
  expect(brotliCompressSync(html).length).toBeLessThan(8000)
})

test('the hero picture loads first, pictures of tiles near the view', () => {
  const html = lobbyPage(content)
  expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('<meta name="viewport"'))
  expect(html.match(/fetchpriority="high"/g)).toHaveLength(2)
  expect(html.match(/loading="lazy"/g)).toHaveLength(content.rows.flatMap(({ tiles }) => tiles).length)
  expect(html).not.toContain('<script')
})

test('four amounts are shown, texts are escaped', () => {
  const html = lobbyPage(content)
  expect(html.match(/class="amount"/g)).toHaveLength(4)
  expect(html).toContain('Sloturi noi &amp; vechi')
})

test('a category is a heading and its tiles', () => {
  const html = categoryPage({ title: 'Sloturi noi', href: '/categorii/sloturi-noi', tiles: tilesFrom(0, 24) })
  expect(html).toContain('<h1 class="page">Sloturi noi</h1>')
  expect(html.match(/<li class="cell">/g)).toHaveLength(24)
})
