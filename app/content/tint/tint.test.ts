import { expect, test } from 'vitest'
import type { GameListSlice, GameSlice } from '#app/api/contract/pageSlices.ts'
import type { Slices } from '../slices.ts'
import { colorOf } from './tint.ts'

const strip = { text: 'Joacă responsabil', licence: 'L1' }
const slides = [
  { id: 'a', image: 'a', title: 'A', color: '#bf954e' },
  { id: 'b', image: 'b', title: 'B' },
  { id: 'c', image: 'c', title: 'C', color: '#184368' },
]
const slices: Slices = {
  hero: { type: 'Carousel', slides, strip },
  text: { type: 'Html', html: '' },
}
const part = (slice: string, type: 'Carousel' | 'Html') => ({ id: slice, slice, type, span: 'full' as const })
const hero = part('hero', 'Carousel')
const text = part('text', 'Html')

test.each([
  ['that begins with a hero has the colour of its first slide', [hero, text], undefined, '#bf954e'],
  ['has the colour of the slide in view', [hero], 'c', '#184368'],
  ['has none while a slide without one is in view', [hero], 'b', undefined],
  ['has its first colour after the hero of another page', [hero], 'elsewhere', '#bf954e'],
  ['does not begin with a carousel', [text, hero], 'c', undefined],
  ['without parts has none', [], undefined, undefined],
])('a page %s', (_what, parts, shown, color) => {
  expect(colorOf({ parts, slices }, shown)).toBe(color)
})

const game: GameSlice = { type: 'Game', tile: { code: 'a', name: 'A', provider: 'P' }, live: false, tags: [] }

test.each([
  ['its own, not that of a hero on it', '#2f5bab', [hero], '#2f5bab'],
  ['none if its picture has none, whatever else is on its page', undefined, [hero], undefined],
])('the page of a game has the colour of its art: %s', (_what, own, parts, color) => {
  const content = { ...slices, game: { ...game, ...(own && { color: own }) } }
  expect(colorOf({ main: 'game', parts, slices: content }, 'c')).toBe(color)
})

const list: GameListSlice = {
  type: 'GameList',
  title: 'Cuprum Play',
  of: { kind: 'provider', lobby: 'Casino', id: 'p' },
  total: 0,
  tiles: [],
  filters: [],
  quick: [],
}

test.each([
  ['its provider', '#9a5cff', [hero], '#9a5cff'],
  ['the hero above it, if it has no provider', undefined, [hero], '#184368'],
  ['nothing without both', undefined, [], undefined],
])('the page of a list has the colour of %s', (_what, own, parts, color) => {
  const content = { ...slices, list: { ...list, ...(own && { color: own }) } }
  expect(colorOf({ main: 'list', parts, slices: content }, 'c')).toBe(color)
})
