// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickSeed, refreshable } from './seed.ts'

const codes = ['a', 'b', 'c', 'd']

test.each<[string, string[], string[], number, string | undefined]>([
  ['the first by the lowest chance', codes, [], 0, 'a'],
  ['the last by the highest', codes, [], 0.999999, 'd'],
  ['one of those that were not used', codes, ['a', 'c'], 0.5, 'd'],
  ['the only one left', codes, ['a', 'b', 'd'], 0.7, 'c'],
  ['any of them once all were used', codes, codes, 0.3, 'b'],
  ['the only candidate, used or not', ['a'], ['a'], 0.9, 'a'],
  ['none where there is no candidate', [], ['a'], 0.5, undefined],
])('PER-06 the seed is %s', (_, candidates, used, chance, expected) => {
  expect(pickSeed(candidates, new Set(used), chance)).toBe(expected)
})

test.each<[string, string[], string[], boolean]>([
  ['while some were not used', codes, ['a', 'b', 'c'], true],
  ['not once all were', codes, [...codes, 'z'], false],
  ['not with one candidate that is the seed', ['a'], ['a'], false],
  ['not without candidates', [], [], false],
])('PER-06 another seed can be asked for %s', (_, candidates, used, expected) => {
  expect(refreshable(candidates, new Set(used))).toBe(expected)
})

const code = fc.constantFrom(...codes)

test('PER-06 a seed is a candidate, and an unused one while there is one', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.uniqueArray(code, { minLength: 1 }), fc.array(code), chance, (candidates, used, drawn) => {
      const past = new Set(used)
      const seed = pickSeed(candidates, past, drawn)
      expect(candidates).toContain(seed)
      expect(past.has(seed ?? '')).toBe(!refreshable(candidates, past))
    }),
  )
})

test('PER-06 every unused candidate is equally likely', () => {
  const drawn = Array.from({ length: 300 }, (_, n) => pickSeed(codes, new Set(['b']), n / 300))
  expect(codes.map((own) => drawn.filter((seed) => seed === own).length)).toEqual([100, 0, 100, 100])
})
