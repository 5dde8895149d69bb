// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderByPreferences, type Preferences } from './preferences.ts'

const off: Preferences = { newer: false, lessKnown: false, calmer: false }

const games = {
  released: [100, 300, 200, null],
  tier: [9, 5, 1, 5],
  volatility: [5, 3, null, 1],
}

test.each<[string, Partial<Preferences>, number[]]>([
  ['as today without a wish', {}, [0, 1, 2, 3]],
  ['newer games first, those without a date last', { newer: true }, [1, 0, 2, 3]],
  ['less known games first', { lessKnown: true }, [2, 1, 3, 0]],
  ['calmer games first, an unknown one as average', { calmer: true }, [1, 3, 2, 0]],
  ['all wishes together', { newer: true, lessKnown: true, calmer: true }, [1, 2, 3, 0]],
])('a row of recommendations is ordered: %s', (_, wishes, order) => {
  expect(orderByPreferences(games, [0, 1, 2, 3], { ...off, ...wishes })).toEqual(order)
})

const measure = (max: number) => fc.option(fc.integer({ min: 0, max }))
const row = fc
  .array(fc.record({ released: measure(50), tier: fc.nat(10), volatility: measure(5) }), { maxLength: 30 })
  .map((all) => ({
    released: all.map(({ released }) => released),
    tier: all.map(({ tier }) => tier),
    volatility: all.map(({ volatility }) => volatility),
  }))
const leaning = fc.record({ newer: fc.boolean(), lessKnown: fc.boolean(), calmer: fc.boolean() })
const placesOf = ({ tier }: { tier: number[] }) => tier.map((_, place) => place)

test('wishes keep the same games and change their order only; without a wish nothing changes', () => {
  fc.assert(
    fc.property(row, leaning, (all, wishes) => {
      const places = placesOf(all)
      expect(orderByPreferences(all, places, wishes).toSorted((one, other) => one - other)).toEqual(places)
      expect(orderByPreferences(all, places, off)).toEqual(places)
    }),
  )
})

test('a game stays before a later one that is not more of what is wanted', () => {
  fc.assert(
    fc.property(row, leaning, (all, wishes) => {
      const order = orderByPreferences(all, placesOf(all), wishes)
      const wanted = (one: number, other: number) =>
        (wishes.newer && (all.released[other] ?? -1) > (all.released[one] ?? -1)) ||
        (wishes.lessKnown && (all.tier[other] ?? 0) < (all.tier[one] ?? 0)) ||
        (wishes.calmer && (all.volatility[other] ?? 3) < (all.volatility[one] ?? 3))
      for (const one of order)
        for (const other of order)
          if (one < other && !wanted(one, other))
            expect(order.indexOf(one)).toBeLessThan(order.indexOf(other))
    }),
  )
})
