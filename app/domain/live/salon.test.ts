import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failed, known, pending } from '../known.ts'
import { codesOf, keptSalon, type SalonFacts, type SalonGame, type SalonSection, salonOf } from './salon.ts'
import { noSalonFilter, type SalonFilter } from './salonFilter.ts'
import { stakeBands } from './stakeBands.ts'
import type { LiveTable } from './table.ts'

const games: SalonGame[] = [
  { code: 'ruleta', bet: { from: 0.5 } },
  { code: 'blackjack', bet: { from: 25 } },
  { code: 'poker', bet: { from: 5 } },
  { code: 'vip', bet: { from: 250 } },
  { code: 'tacut' },
]
const tables: LiveTable[] = [
  { code: 'ruleta', open: true, language: 'ro', players: 9 },
  { code: 'blackjack', open: true, language: 'ro', seats: [false, true] },
  { code: 'poker', open: true, language: 'tr', seats: [false, false], limits: { from: 10, to: 20 } },
  { code: 'vip', open: false, language: 'en', seats: [true] },
]
const feed = (list: readonly LiveTable[]) =>
  known((code: string) => list.find((table) => table.code === code))
const salon = (facts: Partial<SalonFacts> = {}) =>
  salonOf({ games, tables: feed(tables), own: ['ro'], filter: noSalonFilter, ...facts })
const only = (filter: Partial<SalonFilter>) => salon({ filter: { ...noSalonFilter, ...filter } })

/** The floor in short: language, stakes, tables. */
const words = (sections: readonly SalonSection[]) =>
  sections.flatMap(({ language, groups }) =>
    groups.map(({ band, codes }) => `${language ?? '?'} ${band ?? '?'}: ${codes.join(' ')}`),
  )

describe('LIV-12 the floor', () => {
  test('has a section for each language that exists, and in it groups by the current lowest bet', () => {
    expect(words(salon().sections)).toEqual([
      'ro pana-la-5: ruleta',
      'ro 5-25: blackjack',
      'en peste-100: vip',
      'tr 5-25: poker',
      '? ?: tacut',
    ])
  })

  test("has the visitor's languages first, then the site's order", () => {
    expect(salon({ own: ['tr', 'de'] }).languages).toEqual(['tr', 'ro', 'en'])
  })

  test('offers languages and stakes that a filter hides', () => {
    const { sections, languages, bands } = only({ languages: ['tr'], bands: ['5-25'] })
    expect(words(sections)).toEqual(['tr 5-25: poker'])
    expect(languages).toEqual(['ro', 'en', 'tr'])
    expect(bands).toEqual(['pana-la-5', '5-25', 'peste-100'])
  })

  test('shows only open tables whose free seats are known, if asked for free seats', () => {
    expect(words(only({ free: true }).sections)).toEqual(['ro 5-25: blackjack'])
  })

  test('is one group in the casino’s order before the feed answers, and only stakes are applied', () => {
    expect(words(salon({ tables: pending }).sections)).toEqual(['? ?: ruleta blackjack poker vip tacut'])
    const filter: SalonFilter = { languages: ['tr'], bands: ['pana-la-5'], free: true }
    expect(words(salon({ tables: pending, filter }).sections)).toEqual(['? ?: ruleta poker'])
  })

  test('has the stakes of the catalogue and no language if the feed failed', () => {
    expect(words(salon({ tables: failed, filter: { ...noSalonFilter, free: true } }).sections)).toEqual([
      '? pana-la-5: ruleta poker',
      '? 5-25: blackjack',
      '? peste-100: vip',
      '? ?: tacut',
    ])
  })

  test('is empty for a language that no table speaks', () => {
    expect(only({ languages: ['nl'] }).sections).toEqual([])
  })
})

describe('LIV-12 a floor after a change of the feed', () => {
  const after = (change: Partial<LiveTable>) =>
    keptSalon(
      salon(),
      salon({
        tables: feed(tables.map((table) => (table.code === 'poker' ? { ...table, ...change } : table))),
      }),
    )

  test('is the same one if no table moves', () => {
    const before = salon()
    const seated = feed(tables.map((table) => ({ ...table, players: 1, open: true })))
    expect(keptSalon(before, salon({ tables: seated }))).toBe(before)
  })

  test('keeps the sections of other languages', () => {
    const before = salon()
    const next = keptSalon(
      before,
      salon({
        tables: feed(
          tables.map((table) =>
            table.code === 'poker' ? { ...table, limits: { from: 500, to: 900 } } : table,
          ),
        ),
      }),
    )
    expect(words(next.sections)).toContain('tr peste-100: poker')
    expect(next.sections.slice(0, 2)).toEqual(before.sections.slice(0, 2))
    expect(next.sections[0]).toBe(before.sections[0])
    expect(next.languages).toBe(before.languages)
    expect(after({ language: 'nl' }).languages).toEqual(['ro', 'en', 'nl'])
  })
})

const anyTable = fc.record({
  open: fc.boolean(),
  language: fc.option(fc.constantFrom('ro', 'en', 'tr', 'xx'), { nil: undefined }),
  seats: fc.option(fc.array(fc.boolean(), { maxLength: 7 }), { nil: undefined }),
  lowest: fc.option(fc.double({ min: 0, max: 1000, noNaN: true }), { nil: undefined }),
  told: fc.boolean(),
})
const anyFilter: fc.Arbitrary<SalonFilter> = fc.record({
  languages: fc.subarray(['ro', 'en', 'tr', 'xx', 'nl']),
  bands: fc.subarray([...stakeBands]),
  free: fc.boolean(),
})

test('LIV-12 each table stands on the floor once, in the order of the casino within its group, and a filter only removes', () => {
  fc.assert(
    fc.property(fc.array(anyTable, { maxLength: 40 }), anyFilter, (list, filter) => {
      const own = list.map((_, at) => ({ code: `t${at}` }))
      const fed = list.map(({ lowest, seats, language, open, told }, at) => {
        const limits = lowest === undefined ? undefined : { from: lowest, to: lowest }
        return told ? [{ code: `t${at}`, open, language, seats, limits } as LiveTable] : []
      })
      const facts = { games: own, tables: feed(fed.flat()), own: ['ro'] }
      const all = salonOf({ ...facts, filter: noSalonFilter })
      const some = salonOf({ ...facts, filter })
      expect(codesOf(all).toSorted()).toEqual(own.map(({ code }) => code).toSorted())
      const shown = new Set(codesOf(all))
      for (const code of codesOf(some)) expect(shown.has(code)).toBe(true)
      for (const { groups } of some.sections)
        for (const { codes } of groups) {
          const places = codes.map((code) => Number(code.slice(1)))
          expect(places).toEqual(places.toSorted((one, other) => one - other))
          expect(codes.length).toBeGreaterThan(0)
        }
      expect(keptSalon(all, all)).toBe(all)
      expect(keptSalon(some, all)).toEqual(all)
    }),
  )
})
