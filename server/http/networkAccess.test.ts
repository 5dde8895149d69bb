import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isInside, ownSiteOnly, privateNetworkOnly } from './networkAccess.ts'
import { behind } from './proxy.ts'

test.each([
  ['127.0.0.1', true],
  ['::ffff:10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.0', false],
  ['192.168.1.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['203.0.113.5', false],
  ['::ffff:203.0.113.5', false],
  ['2001:db8::1', false],
  ['10.1.2.3, 203.0.113.5', false],
  ['localhost', false],
])('ADM-07 who comes from %s is inside: %s', (address, expected) => {
  expect(isInside(address)).toBe(expected)
})

test('ADM-07 requests from public networks get a 404, those from private ones get metrics', async () => {
  const app = new Hono().use(behind(1))
  app.get('/metrics', privateNetworkOnly, (context) => context.text('figures'))
  const from = async (visitor: string) =>
    (await app.request('/metrics', { headers: { 'x-forwarded-for': visitor } })).status
  expect([await from('10.0.0.1'), await from('203.0.113.5')]).toEqual([200, 404])
})

test('ADM-07 requests of other sites’ pages are refused', async () => {
  const app = new Hono().use(ownSiteOnly)
  app.get('/api/jackpots', (context) => context.json([]))
  const asked = async (site?: string) =>
    (await app.request('/api/jackpots', { headers: site ? { 'sec-fetch-site': site } : {} })).status
  expect([await asked('cross-site'), await asked('same-origin'), await asked('none'), await asked()]).toEqual(
    [403, 200, 200, 200],
  )
})
