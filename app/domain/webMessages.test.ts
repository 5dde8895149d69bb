// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type WebMessage, WebMessages } from '#app/api/contract/webMessage.ts'
import { DISMISSAL_MS, dismissalsIn, hashOf, showableWebMessages, withDismissal } from './webMessages.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
const message = (rest: Partial<WebMessage> = {}): WebMessage => ({
  id: 'm',
  start: NOW - 1,
  priority: 1,
  title: 'Titlu',
  text: 'Text',
  image: undefined,
  action: undefined,
  ...rest,
})
const none = { now: NOW, dismissed: [] }

test.each<[string, Partial<WebMessage>, boolean]>([
  ['has begun and has no end', {}, true],
  ['has begun and has an end later', { end: NOW + 1 }, true],
  ['begins now', { start: NOW }, false],
  ['ends now', { end: NOW }, false],
  ['has not begun', { start: NOW + 1, end: NOW + 2 }, false],
  ['ends before it starts', { start: NOW + 5, end: NOW - 5 }, false],
  ['has null as its end', { end: null }, true],
])('WEB-01 a message that %s', (_what, rest, shown) => {
  expect(showableWebMessages([message(rest)], none)).toHaveLength(shown ? 1 : 0)
})

test('WEB-01 the highest priority comes first, equal ones in the order of the service', () => {
  const list = [1, 5, 3, 5].map((priority, at) => message({ id: `m${at}`, priority }))
  expect(showableWebMessages(list, none).map(({ id }) => id)).toEqual(['m1', 'm3', 'm2', 'm0'])
})

test('WEB-01 a dismissed message is hidden for twelve hours', () => {
  const value = withDismissal(undefined, 'm', NOW)
  const shownAt = (now: number) =>
    showableWebMessages([message({ start: 0 })], { now, dismissed: dismissalsIn(value, now) }).length
  expect([NOW, NOW + DISMISSAL_MS - 60_000, NOW + DISMISSAL_MS + 60_000].map(shownAt)).toEqual([0, 0, 1])
})

test.each(['', 'x', 'abc-', '-1', 'ABC-1', 'a-b-c', 'abc-zzzzzzz', '..', '%00-1'])(
  'WEB-01 a foreign cookie hides nothing: %s',
  (value) => {
    expect(dismissalsIn(value, NOW)).toEqual([])
  },
)

test('WEB-01 any ids are kept in a value that a cookie may hold, at most fifty of them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 70 }), (ids) => {
      const value = ids.reduce<string | undefined>((all, id) => withDismissal(all, id, NOW), undefined)
      expect(value).toMatch(/^[0-9a-z.-]+$/)
      const kept = dismissalsIn(value, NOW).map(({ hash }) => hash)
      expect(kept.length).toBeLessThanOrEqual(50)
      expect(kept).toContain(hashOf(ids.at(-1) ?? ''))
      expect(new Set(kept).size).toBe(kept.length)
    }),
  )
})

test('WEB-01 records of the wrong shape are left out, and at most a hundred are read', () => {
  const good = { id: 'a', start: '2026-11-27T10:00:00Z', priority: 2, title: 'Titlu', text: 'Text' }
  const given = [
    good,
    { ...good, id: 'b', priority: 'mare' },
    { ...good, id: 'c', start: 'ieri' },
    { ...good, id: 'd', priority: Number.NaN },
    { ...good, id: 'e', action: { label: 7 } },
  ]
  expect(v.parse(WebMessages, given).map(({ id, start, action }) => [id, start, action])).toEqual([
    ['a', Date.UTC(2026, 10, 27, 10), undefined],
    ['e', Date.UTC(2026, 10, 27, 10), undefined],
  ])
  const many = Array.from({ length: 500 }, (_, at) => ({ ...good, id: `m${at}` }))
  expect(v.parse(WebMessages, many)).toHaveLength(100)
})
