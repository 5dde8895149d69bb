// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorIn, hexOf, inSrgb, isInSrgb, oklchOf, oklchText } from './oklch.ts'
import { tokensOf } from './tokenList.ts'

test.each([
  ['white', '#ffffff', { lightness: 1, chroma: 0, hue: 0 }],
  ['black', '#000000', { lightness: 0, chroma: 0, hue: 0 }],
  ['red', '#ff0000', { lightness: 0.628, chroma: 0.2577, hue: 29.23 }],
  ['green', '#00ff00', { lightness: 0.8664, chroma: 0.2948, hue: 142.5 }],
  ['blue', '#0000ff', { lightness: 0.452, chroma: 0.3132, hue: 264.05 }],
])('%s has the values that CSS gives it', (_name, hex, expected) => {
  const color = oklchOf(hex)
  expect(color.lightness).toBeCloseTo(expected.lightness, 3)
  expect(color.chroma).toBeCloseTo(expected.chroma, 3)
  expect(color.hue).toBeCloseTo(expected.hue, 1)
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
const anyColor = fc.record({
  lightness: fc.double({ min: 0, max: 1, noNaN: true }),
  chroma: fc.double({ min: 0, max: 0.4, noNaN: true }),
  hue: fc.double({ min: 0, max: 360, noNaN: true }),
})

test('a colour comes back from OKLCH, up to one step of a channel', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const back = channelsOf(hexOf(oklchOf(color)))
      for (const [place, channel] of channelsOf(color).entries())
        expect(Math.abs((back[place] ?? Number.NaN) - channel)).toBeLessThanOrEqual(1)
    }),
  )
})

const tokenColors = tokensOf('color').flatMap(({ light, dark }) => [light, dark])

test.each([...new Set(tokenColors)].filter((value) => value.startsWith('#')))(
  'the token colour %s comes back exactly',
  (color) => {
    expect(hexOf(oklchOf(color))).toBe(color)
  },
)

test('every place of the sliders gives a colour of sRGB, with its lightness and hue', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const inside = inSrgb(color)
      expect(isInSrgb(inside)).toBe(true)
      expect(inside).toMatchObject({ lightness: color.lightness, hue: color.hue })
      expect(inside.chroma).toBeLessThanOrEqual(color.chroma)
      expect(hexOf(color)).toMatch(/^#[\da-f]{6}$/)
    }),
  )
})

test.each([
  ['three digits', '#f80', '#ff8800'],
  ['six digits in capitals', ' #F99751 ', '#f99751'],
  ['OKLCH', 'oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['OKLCH with per cent and degrees', 'oklch(100% 0 0deg)', '#ffffff'],
])('%s is a colour', (_what, typed, expected) => {
  const color = colorIn(typed)
  expect(color && hexOf(color)).toBe(expected)
})

test.each(['', '#', '#12', '#12345', '#gggggg', 'red', 'oklch(0.5 0.1)', 'oklch(2 0.1 40)', 'oklch(. 0 0)'])(
  '„%s” is no colour',
  (typed) => {
    expect(colorIn(typed)).toBeUndefined()
  },
)

test('what is written can be typed again', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(colorIn(oklchText(oklchOf(color)))).toEqual(oklchOf(color))
    }),
  )
})
