import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dominantColor } from './dominantColor.ts'
import { faceNames, missingSigns } from './fonts.ts'
import type { ArtFamily, ArtKind, GameArtInput } from './index.ts'
import * as art from './index.ts'
import { layoutText } from './lettering.ts'

const kinds: readonly ArtKind[] = ['Thumbnail', 'Portrait', 'Landscape']
const outside = /<text|<image|<style|<script|<foreignObject|(?:href|src)="(?!#)|url\((?!#)/i

function game(code: string, family: ArtFamily = 'egypt', name = 'Regina Nilului'): GameArtInput {
  return { gameCode: code, name, providerSlug: 'bronz-play', type: 'Slot', family }
}

function holds(svg: string): void {
  expect(svg.startsWith('<svg ')).toBe(true)
  expect(svg.endsWith('</svg>')).toBe(true)
  expect(svg).not.toMatch(outside)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)(\w+)/g)) expect(svg).toContain(`id="${id}"`)
}

test('the same game gives the same picture, another code another one', () => {
  expect(art.gameArtSvg(game('a-1'), 'Thumbnail')).toBe(art.gameArtSvg(game('a-1'), 'Thumbnail'))
  expect(art.gameArtSvg(game('a-1'), 'Thumbnail')).not.toBe(art.gameArtSvg(game('a-2'), 'Thumbnail'))
})

test.each(art.artFamilies)('%s draws every kind and a banner without outside references', (family) => {
  for (const code of ['x1', 'x2', 'x3', 'x4']) {
    for (const kind of kinds) holds(art.gameArtSvg(game(`${family}-${code}`, family), kind))
    holds(art.bannerArtSvg({ code, family }))
    holds(art.collectionIconSvg({ slug: code, title: 'Noutăți', family }))
  }
})

test('there are at least twelve families', () => {
  expect(art.artFamilies.length).toBeGreaterThanOrEqual(12)
})

test.each(faceNames)('the typeface %s has the Romanian letters', (face) => {
  expect(missingSigns(face, 'ăâîșțĂÂÎȘȚ abcxyz ABCXYZ 0123456789')).toEqual([])
})

test.each(['A', 'Diamant 40', 'Secretul Carpaților', 'Împărăteasa Strălucitoare a Mării'])(
  '%s stays inside its frame',
  (name) => {
    const frame = { x: 20, y: 300, width: 440, height: 140 }
    for (const face of faceNames) {
      const { lines, width } = layoutText(face, name, frame)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(width).toBeLessThanOrEqual(frame.width + 0.01)
      for (const { top, bottom } of lines) {
        expect(top).toBeGreaterThanOrEqual(frame.y)
        expect(bottom).toBeLessThanOrEqual(frame.y + frame.height)
      }
    }
  },
)

test.each([
  ['Regina Nilului', 'Slot', 'egypt'],
  ['Faraonul', 'Slot', 'egypt'],
  ['Castelul Bran', 'Slot', 'transylvania'],
  ['Vampirii', 'Slot', 'transylvania'],
  ['Lupul Argintiu', 'Slot', 'carpathian'],
  ['Secretul Carpaților', 'Slot', 'carpathian'],
  ['Cireșe Aprinse', 'Slot', 'fruit'],
  ['Cascada 7', 'Slot', 'fruit'],
  ['Livada de Aur', 'Slot', 'fruit'],
  ['Diamant 40', 'Slot', 'crystals'],
  ['Dragonul de Jad', 'Slot', 'dragon'],
  ['Pescarul', 'Slot', 'fishing'],
  ['Galaxia X', 'Slot', 'space'],
  ['Ruleta Carpați', 'Live', 'roulette'],
  ['Blackjack Aramă 3', 'Live', 'cards'],
  ['Speed Baccarat B', 'Live', 'dice'],
  ['Roata Norocului', 'Live', 'wheel-show'],
  ['Zbor Înalt', 'Crash', 'rocket'],
  ['Lupul Grăbit', 'Crash', 'rocket'],
] as const)('%s (%s) belongs to %s', (name, type, family) => {
  expect(art.familyOf({ gameCode: 'g', name, type })).toBe(family)
})

test('a name without a known word gets a stable family by its code', () => {
  const of = (gameCode: string) => art.familyOf({ gameCode, name: 'Qwxz', type: 'Slot' })
  expect(of('m-1')).toBe(of('m-1'))
  expect(new Set(Array.from({ length: 40 }, (_, index) => of(`m-${index}`))).size).toBeGreaterThan(8)
})

test.each(['ruleta', 'blackjack', 'baccarat', 'poker', 'spectacol', 'zaruri', 'nu-exista'])(
  'LIV-03 a table of %s is drawn with each dealer and without, without outside references',
  (world) => {
    const pictures = Array.from({ length: 25 }, (_, number) => art.dealerSceneSvg({ number, world }))
    for (const svg of pictures) holds(svg)
    expect(new Set(pictures).size).toBe(25)
  },
)

test('a hostile name cannot add markup', () => {
  const name = '<script>"&\'/><image href="x">\u0000\u202e'
  for (const kind of kinds) holds(art.gameArtSvg(game('h', 'fruit', name), kind))
  for (const theme of ['light', 'dark'] as const) holds(art.providerLogoSvg({ slug: name, name }, theme))
  holds(art.providerIconSvg({ slug: name, name }))
})

test.each(['', '   ', '🎰', 'W', 'Aaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
  'the odd name "%s" still gives a picture',
  (name) => {
    holds(art.gameArtSvg(game('odd', 'norse', name), 'Thumbnail'))
  },
)

test('a name selects the figure that it mentions', () => {
  const wolves = ['w1', 'w2', 'w3'].map((code) =>
    art.gameArtSvg(game(code, 'carpathian', 'Lupul'), 'Thumbnail'),
  )
  for (const svg of wolves) expect(svg).toContain('L62 -104')
})

test('webp follows the asked width and keeps the ratio', async () => {
  const bytes = await art.renderWebp(art.gameArtSvg(game('w'), 'Portrait'), { width: 240 })
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect(bytes.length).toBeLessThan(20_000)
  for (const kind of kinds) holds(art.placeholderSvg(kind))
})

/** Mean red, green and blue of a colour or a drawing. */
async function meanOf(svg: string): Promise<number[]> {
  const { channels } = await sharp(Buffer.from(svg)).resize(48, 48).removeAlpha().stats()
  return channels.map(({ mean }) => mean)
}

const flat = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="${color}" d="M0 0h1v1H0z"/></svg>`

test('the dominant colour of a game is mostly nearer to its picture than to those of other games', async () => {
  const games = art.artFamilies.map((family) => game(`tint-a-${family}`, family))
  const pictures = await Promise.all(games.map((one) => meanOf(art.gameArtSvg(one, 'Thumbnail'))))
  const colors = await Promise.all(
    games.map(({ gameCode, family }) => meanOf(flat(dominantColor(gameCode, family)))),
  )
  const far = (color: number[], picture: number[] = []) =>
    Math.hypot(...color.map((part, channel) => part - (picture[channel] ?? 0)))
  const better = colors.flatMap((color, own) =>
    pictures
      .filter((_, other) => other !== own)
      .map((other) => far(color, pictures[own]) < far(color, other)),
  )
  const share = better.filter(Boolean).length / better.length
  expect(share).toBeGreaterThan(0.75)
})
