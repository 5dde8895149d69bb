// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { forgetServerTime, serverTimeAt, setServerTimeFrom } from './serverClock.ts'

afterEach(forgetServerTime)

const DAY = 86_400_000
const server = Date.parse('2026-11-26T12:00:00Z')
const head = (headers: Record<string, string>) => new Headers(headers)
const date = new Date(server).toUTCString()

test.each([
  ['three days ahead', 3 * DAY],
  ['three days behind', -3 * DAY],
  ['an hour ahead', 3_600_000],
])('WIN-01 a device that is %s counts by the server’s clock', (_what, off) => {
  setServerTimeFrom(head({ date }), server + off)
  expect(serverTimeAt(server + off + 5000)).toBe(server + 5000)
})

test('WIN-01 a device with the right time keeps its own clock, whatever a cached response says', () => {
  setServerTimeFrom(head({ date }), server + 20_000)
  expect(serverTimeAt(server + 20_000)).toBe(server + 20_000)
})

test('WIN-01 an old cached response does not replace a better time', () => {
  setServerTimeFrom(head({ date }), server + 3 * DAY)
  setServerTimeFrom(head({ date }), server + 3 * DAY + 600_000)
  expect(serverTimeAt(server + 3 * DAY + 600_000)).toBe(server + 600_000)
})

test('WIN-01 the age of a response counts', () => {
  setServerTimeFrom(head({ date, age: '600' }), server + 3 * DAY)
  expect(serverTimeAt(server + 3 * DAY)).toBe(server + 600_000)
})

test.each([
  ['nothing', {}],
  ['no date', { date: 'yesterday' }],
  ['no age', { date, age: 'old' }],
])('WIN-01 an answer that tells %s teaches nothing', (_what, headers) => {
  setServerTimeFrom(head(headers as Record<string, string>), server + 3 * DAY)
  expect(serverTimeAt(server)).toBe(server)
})
