// @vitest-environment node
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  dayAt,
  MAX_DAYS,
  type Mirror,
  mirrorOf,
  parseMirrors,
  type StoredMirrors,
  withBalance,
  withMirror,
  withoutMirror,
  withPlay,
} from './mirror.ts'

const { TZ } = process.env
beforeAll(() => {
  process.env.TZ = 'Europe/Bucharest'
})
afterAll(() => {
  process.env.TZ = TZ
})

const HOUR = 3_600_000
const empty = mirrorOf([], 'ana')
const at = (time: string) => new Date(time).getTime()

test('play over midnight is divided between its days', () => {
  const { days } = withPlay(empty, at('2026-11-03T23:30'), at('2026-11-04T01:00'))
  expect(days).toEqual([
    { day: '2026-11-03', played: HOUR / 2 },
    { day: '2026-11-04', played: HOUR },
  ])
})

test('a day with 25 hours can be played whole, and is still read back', () => {
  const mirror = withPlay(empty, at('2026-10-25T00:00'), at('2026-10-26T00:00'))
  expect(mirror.days).toEqual([{ day: '2026-10-25', played: 25 * HOUR }])
  expect(parseMirrors(JSON.parse(JSON.stringify([mirror])))).toEqual([mirror])
})

test('the first balance of a day stays, the last one follows', () => {
  let mirror = empty
  for (const [time, amount] of [
    ['2026-11-03T09:00', 210],
    ['2026-11-03T22:00', 150.5],
    ['2026-11-04T08:00', 0],
  ] as const)
    mirror = withBalance(mirror, amount, at(time))
  expect(mirror.days).toEqual([
    { day: '2026-11-03', played: 0, first: 210, last: 150.5 },
    { day: '2026-11-04', played: 0, first: 0, last: 0 },
  ])
})

const minutes = fc.integer({ min: 0, max: 4 * 24 * 60 })
const spans = fc.array(fc.tuple(minutes, minutes), { maxLength: 12 })
const START = new Date(2026, 10, 1).getTime()

test('no time is counted twice, whatever tabs tell in whatever order', () => {
  fc.assert(
    fc.property(spans, (all) => {
      let mirror: Mirror = empty
      const covered = new Set<number>()
      for (const [a, b] of all) {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        mirror = withPlay(mirror, START + from * 60_000, START + to * 60_000)
        for (let minute = from; minute < to; minute += 1) covered.add(minute)
      }
      const played = mirror.days.reduce((sum, day) => sum + day.played, 0)
      expect(played).toBeLessThanOrEqual(covered.size * 60_000)
      for (const day of mirror.days) expect(day.played).toBeLessThanOrEqual(24 * HOUR)
    }),
  )
})

test('spans in their order are counted whole', () => {
  fc.assert(
    fc.property(fc.uniqueArray(minutes, { minLength: 2 }), (marks) => {
      const sorted = marks.sort((a, b) => a - b).map((minute) => START + minute * 60_000)
      const mirror = sorted.slice(1).reduce((so, to, place) => withPlay(so, sorted[place] ?? to, to), empty)
      const played = mirror.days.reduce((sum, day) => sum + day.played, 0)
      expect(played).toBe((sorted.at(-1) ?? 0) - (sorted[0] ?? 0))
    }),
  )
})

test('days are kept in their order, each once, the last 62, and are read back as they are', () => {
  const visits = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 1e6 })), {
    maxLength: 150,
  })
  fc.assert(
    fc.property(visits, (seen) => {
      let mirror: Mirror = empty
      for (const [day, bani] of seen) mirror = withBalance(mirror, bani / 100, START + day * 24 * HOUR)
      const days = mirror.days.map(({ day }) => day)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.length).toBeLessThanOrEqual(MAX_DAYS)
      expect(parseMirrors(JSON.parse(JSON.stringify([mirror])))).toEqual([mirror])
    }),
    { numRuns: 40 },
  )
})

test('the time of play that is already counted changes nothing', () => {
  const mirror = withPlay(empty, START, START + HOUR)
  expect(withPlay(mirror, START, START + HOUR)).toBe(mirror)
  expect(withPlay(mirror, START + HOUR, START)).toBe(mirror)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'x'],
  ['a negative balance', [{ owner: 'a', countedTo: 0, days: [{ day: '2026-11-03', played: 0, first: -1 }] }]],
  ['a time that is none', [{ owner: 'a', countedTo: 0, days: [{ day: '2026-11-03', played: null }] }]],
  ['another day', [{ owner: 'a', countedTo: 0, days: [{ day: '3.11.2026', played: 0 }] }]],
])('what is stored is %s: no mirror', (_what, stored) => {
  expect(parseMirrors(stored)).toEqual([])
})

test('each player has a mirror of their own, of five players, and one can go', () => {
  const names = ['ana', 'bogdan', 'cora', 'dan', 'ema', 'filip']
  const stored = names.reduce<StoredMirrors>(
    (all, owner) => withMirror(all, withBalance(mirrorOf(all, owner), 10, START)),
    [],
  )
  expect(stored.map(({ owner }) => owner)).toEqual(['filip', 'ema', 'dan', 'cora', 'bogdan'])
  expect(mirrorOf(stored, 'ana').days).toEqual([])
  expect(mirrorOf(withoutMirror(stored, 'dan'), 'dan').days).toEqual([])
  expect(withMirror(stored, { ...mirrorOf(stored, 'dan'), countedTo: 1 })).toHaveLength(5)
})

test('a day is that of the device', () => {
  expect(dayAt(at('2026-11-03T23:59:59'))).toBe('2026-11-03')
  expect(dayAt(Date.UTC(2026, 10, 3, 22))).toBe('2026-11-04')
})
