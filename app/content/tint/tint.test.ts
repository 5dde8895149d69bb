import { expect, test } from 'vitest'
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
