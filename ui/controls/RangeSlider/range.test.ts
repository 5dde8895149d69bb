// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clampPair,
  isCrossed,
  nearestStep,
  type Places,
  parseTyped,
  placeAfterKey,
  placeAt,
  placesOf,
  positionOf,
  type Range,
  rangeAt,
  thumbAt,
} from './range.ts'

const bets = [0.1, 0.2, 0.5, 1, 2, 5, 10, 50, 100, 500]
const last = bets.length - 1

test.each([
  ['a step itself', 5, 5],
  ['between two, nearer to the upper', 4, 5],
  ['in the middle, the lower', 1.5, 3],
  ['below all', 0, 0],
  ['above all', 9000, last],
])('the nearest step: %s', (_, value, place) => {
  expect(nearestStep(bets, value)).toBe(place)
})

test.each<[string, 'min' | 'max', number, Places]>([
  ['the lower moves freely below the upper', 'min', 4, [4, 6]],
  ['the lower stops at the upper', 'min', 9, [6, 6]],
  ['the lower stops at the first step', 'min', -3, [0, 6]],
  ['the upper stops at the lower', 'max', 0, [2, 2]],
  ['the upper stops at the last step', 'max', 40, [2, last]],
])('%s', (_, thumb, place, expected) => {
  expect(clampPair([2, 6], thumb, place, last)).toEqual(expected)
})

test.each<[string, Range, Places]>([
  ['0/0 is any', [0, 0], [0, last]],
  ['two steps', [0.2, 50], [1, 7]],
  ['no upper bound', [5, 0], [5, last]],
  ['values the wrong way round', [50, 5], [7, 7]],
])('values among the steps: %s', (_, range, places) => {
  expect(placesOf(bets, range)).toEqual(places)
})

test.each<[Places, Range]>([
  [
    [0, last],
    [0, 0],
  ],
  [
    [0, 5],
    [0, 5],
  ],
  [
    [5, last],
    [5, 0],
  ],
  [
    [1, 7],
    [0.2, 50],
  ],
])('thumbs at %j bound %j: at its end none bounds anything', (places, range) => {
  expect(rangeAt(bets, places)).toEqual(range)
})

test.each<[Range, boolean]>([
  [[50, 10], true],
  [[10, 10], false],
  [[10, 0], false],
  [[0, 10], false],
])('%j is crossed: %s', (range, crossed) => {
  expect(isCrossed(range)).toBe(crossed)
})

test.each<[string, Places, number, 'min' | 'max' | undefined]>([
  ['nearer to the lower', [2, 8], 3, 'min'],
  ['nearer to the upper', [2, 8], 7, 'max'],
  ['outside, above', [2, 8], 9, 'max'],
  ['on both', [4, 4], 4, undefined],
  ['below both', [4, 4], 1, 'min'],
  ['above both', [4, 4], 6, 'max'],
])('a press %s', (_, places, place, thumb) => {
  expect(thumbAt(places, place)).toBe(thumb)
})

test.each([
  ['ArrowRight', 6],
  ['ArrowUp', 6],
  ['ArrowLeft', 4],
  ['ArrowDown', 4],
  ['PageUp', 15],
  ['PageDown', -5],
  ['Home', 2],
  ['End', 8],
  ['Tab', undefined],
])('the key %s takes a thumb from 5 to %s', (key, place) => {
  expect(placeAfterKey(key, 5, [2, 8])).toBe(place)
})

test.each([
  ['5', 5],
  ['0,50', 0.5],
  ['0.50', 0.5],
  ['1.000', 1000],
  ['1.250,5', 1250.5],
  [' 20 lei ', 20],
  ['5,', 5],
  ['', undefined],
  ['mult', undefined],
  ['-5', undefined],
  ['1,2,3', undefined],
])('%j is typed for %s', (text, value) => {
  expect(parseTyped(text)).toBe(value)
})

const steps = fc
  .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 60 })
  .map((list) => list.sort((a, b) => a - b))
const withPlaces = steps.chain((list) =>
  fc.record({
    list: fc.constant(list),
    pair: fc
      .tuple(fc.nat(list.length - 1), fc.nat(list.length - 1))
      .map(([a, b]): Places => [Math.min(a, b), Math.max(a, b)]),
    thumb: fc.constantFrom('min' as const, 'max' as const),
    place: fc.integer({ min: -200, max: 200 }),
  }),
)

test('the two places stay in order and inside for any input', () => {
  fc.assert(
    fc.property(withPlaces, ({ list, pair, thumb, place }) => {
      const [low, high] = clampPair(pair, thumb, place, list.length - 1)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(low).toBeLessThanOrEqual(high)
      expect(high).toBeLessThan(list.length)
    }),
  )
})

test('places convert to values and back', () => {
  fc.assert(
    fc.property(withPlaces, ({ list, pair }) => {
      expect(placesOf(list, rangeAt(list, pair))).toEqual(pair)
    }),
  )
})

test('a place converts to a position and back', () => {
  fc.assert(
    fc.property(withPlaces, ({ list, pair: [place] }) => {
      const end = list.length - 1
      expect(placeAt(positionOf(place, end), end)).toBe(place)
    }),
  )
})

test('no step is nearer than the nearest one', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 200_000 }), (list, value) => {
      const distance = Math.abs((list[nearestStep(list, value)] ?? 0) - value)
      expect(list.every((step) => Math.abs(step - value) >= distance)).toBe(true)
    }),
  )
})
