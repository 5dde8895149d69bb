import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LiveRecord } from '#app/api/contract/live.ts'
import { freeSeats, hasRoom, mergeRecord, tableOf } from './table.ts'

const record: LiveRecord = {
  ImsGameCode: 'blackjack-vip',
  Language: 'ro',
  Status: 'online',
  SeatsAvailability: { seat10: true, seat2: false, seat1: true },
  DynamicImageUrl: '/sandbox/picture.webp',
  Dealer: { DealerName: 'Ioana' },
  Limits: { Min: 10, Max: 500 },
  Version: 4,
}

describe('a table', () => {
  test('LIV-09 has its seats in its own order, not in that of their letters', () => {
    expect(tableOf(record).seats).toEqual([true, false, true])
  })

  test('LIV-03 has its dealer, studio and limits', () => {
    expect(tableOf(record)).toMatchObject({
      code: 'blackjack-vip',
      open: true,
      language: 'ro',
      dealer: 'Ioana',
      picture: '/sandbox/picture.webp',
      limits: { from: 10, to: 500 },
    })
  })

  test.each([
    ['no status', { Status: undefined }],
    ['a status of null', { Status: null }],
    ['another word', { Status: 'offline' }],
    ['another case', { Status: 'Online' }],
  ])('is closed with %s', (_what, fields) => {
    expect(tableOf({ ...record, ...fields }).open).toBe(false)
  })

  test.each([
    ['seats that are missing', { SeatsAvailability: undefined }],
    ['no seats', { SeatsAvailability: {} }],
  ])('has room without counting: %s', (_what, fields) => {
    const table = tableOf({ ...record, ...fields })
    expect(freeSeats(table)).toBeUndefined()
    expect(hasRoom(table)).toBe(true)
  })

  test('has no room when every seat is taken or it is closed', () => {
    expect(hasRoom(tableOf({ ...record, SeatsAvailability: { seat1: false } }))).toBe(false)
    expect(hasRoom(tableOf({ ...record, Status: 'offline' }))).toBe(false)
  })

  test('ignores limits whose minimum is above the maximum', () => {
    expect(tableOf({ ...record, Limits: { Min: 50, Max: 5 } }).limits).toBeUndefined()
  })
})

describe('an update', () => {
  test('LIV-01 replaces its fields and keeps the others', () => {
    const next = mergeRecord(record, { ImsGameCode: 'blackjack-vip', Status: 'offline', Version: 5 })
    expect(next).toEqual({ ...record, Status: 'offline', Version: 5 })
  })

  test('removes fields that are null', () => {
    expect(
      tableOf(mergeRecord(record, { ImsGameCode: 'blackjack-vip', Dealer: null })).dealer,
    ).toBeUndefined()
  })

  test.each([
    ['the same number', 4],
    ['an older number', 3],
  ])('LIV-08 with %s changes nothing', (_what, Version) => {
    expect(mergeRecord(record, { ImsGameCode: 'blackjack-vip', Status: 'offline', Version })).toBe(record)
  })

  test('LIV-08 gives the newest state in any order', () => {
    const versions = fc.uniqueArray(fc.integer({ min: 5, max: 1000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(versions, (order) => {
        const last = order.reduce(
          (known, Version) => mergeRecord(known, { ImsGameCode: 'x', PlayersSeated: Version, Version }),
          record,
        )
        expect(last.PlayersSeated).toBe(Math.max(...order))
      }),
    )
  })
})

describe('LIV-08 a record', () => {
  test.each([
    ['no code', { ImsGameCode: undefined }],
    ['a code with slashes', { ImsGameCode: '../x' }],
    ['a status that is a number', { Status: 1 }],
    ['seats as numbers', { SeatsAvailability: { seat1: 1 } }],
    ['negative players', { PlayersSeated: -1 }],
    ['a picture by script', { DynamicImageUrl: 'javascript:alert(1)' }],
    ['a picture of another scheme', { DynamicImageUrl: '//elsewhere.example/x.webp' }],
    ['a limit that is not finite', { Limits: { Min: 1, Max: Number.POSITIVE_INFINITY } }],
    ['a dealer as text', { Dealer: 'Ioana' }],
    [
      'a hundred and one seats',
      { SeatsAvailability: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`s${n}`, true])) },
    ],
    ['half a version', { Version: 1.5 }],
  ])('with %s does not fit', (_what, fields) => {
    expect(v.safeParse(LiveRecord, record).success).toBe(true)
    expect(v.safeParse(LiveRecord, { ...record, ...fields }).success).toBe(false)
  })

  test('keeps no inherited keys', () => {
    const seats = JSON.parse('{"ImsGameCode":"x","SeatsAvailability":{"__proto__":true,"seat1":true}}')
    expect(v.safeParse(LiveRecord, seats).success).toBe(false)
    const read = v.parse(LiveRecord, JSON.parse('{"ImsGameCode":"x","__proto__":{"a":1}}'))
    expect(Object.keys(mergeRecord(record, read))).not.toContain('__proto__')
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})
