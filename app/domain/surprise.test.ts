// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { surpriseOf } from './surprise.ts'

const places = fc.uniqueArray(fc.nat(10_000), { minLength: 2, maxLength: 50 })
/** What `Math.random` can give. */
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('without games there is no surprise, and one game is the only one', () => {
  expect(surpriseOf([], Math.random)).toBeUndefined()
  expect(surpriseOf([7], Math.random)).toBe(7)
  expect(surpriseOf([7], Math.random, 7)).toBe(7)
})

test('the surprise is one of the games, and never the one before', () => {
  fc.assert(
    fc.property(places, fc.nat(49), chance, (all, at, number) => {
      const before = all[at % all.length]
      const next = surpriseOf(all, () => number, before)
      expect(all).toContain(next)
      expect(next).not.toBe(before)
    }),
  )
})

test('every game is as likely as the others', () => {
  fc.assert(
    fc.property(places, (all) => {
      const drawn = all.map((_, at) => surpriseOf(all, () => (at + 0.5) / all.length))
      expect(drawn).toEqual(all)
    }),
  )
})
