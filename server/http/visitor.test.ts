import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'
import { createPasswordCheck, MAX_WRONG_TRIES } from './passwordCheck.ts'
import { behind } from './proxy.ts'
import { countedAs, plainAddress } from './visitor.ts'

test.each([
  ['an address', '203.0.113.5', '203.0.113.5'],
  ['one with a port', '203.0.113.5:4711', '203.0.113.5'],
  ['a mapped one', '::ffff:203.0.113.5', '203.0.113.5'],
  ['a mapped one in numbers', '::FFFF:cb00:7105', '203.0.113.5'],
  ['a mapped one in full', '0:0:0:0:0:ffff:203.0.113.5', '203.0.113.5'],
  ['a mapped one with a port', '[::ffff:203.0.113.5]:4711', '203.0.113.5'],
  ['a translated one', '64:ff9b::203.0.113.5', '203.0.113.5'],
  ['IPv6', '2001:DB8::1', '2001:db8::1'],
  ['IPv6 with a port', '[2001:db8::1]:4711', '2001:db8::1'],
  ['IPv6 in quotes', '"[2001:db8::1]"', '2001:db8::1'],
  ['IPv6 with a zone', 'fe80::1%eth0', 'fe80::1'],
  ['no address', 'unknown', 'unknown'],
  ['nothing', '', ''],
])('ADM-06 %s has one name', (_what, written, expected) => {
  expect(plainAddress(written)).toBe(expected)
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('ADM-06 %s counts as %s', (address, expected) => {
  expect(countedAs(address)).toBe(expected)
})

/** Statuses of wrong passwords, one from each address, through one of our proxies. */
async function statusesOf(addresses: readonly string[]): Promise<number[]> {
  const gate = createPasswordCheck('the-right-one', createLimiter(MAX_WRONG_TRIES))
  const app = new Hono().use(behind(1))
  app.get('/', async (context) => (await gate(context, 'wrong')) ?? context.text('open'))
  const statuses: number[] = []
  for (const address of addresses)
    statuses.push((await app.request('/', { headers: { 'x-forwarded-for': address } })).status)
  return statuses
}

const numbers = [1, 2, 3, 4, 5, 6]
const refused = [401, 401, 401, 401, 401, 429]

test.each([
  ['addresses of one IPv6 line', numbers.map((n) => `2001:db8:1:2::${n}`), refused],
  ['ports of one address', numbers.map((n) => `203.0.113.5:${n}000`), refused],
  ['ports of one IPv6 address', numbers.map((n) => `[2001:db8::1]:${n}000`), refused],
  [
    'forms of one address',
    [
      '203.0.113.5',
      '::ffff:203.0.113.5',
      '::ffff:cb00:7105',
      '203.0.113.5:1',
      '[::ffff:203.0.113.5]:9',
      '0::ffff:203.0.113.5',
    ],
    refused,
  ],
  ['lines of their own', numbers.map((n) => `2001:db8:1:${n}::1`), numbers.map(() => 401)],
])('ADM-06 six %s', async (_what, addresses, expected) => {
  expect(await statusesOf(addresses)).toEqual(expected)
})
