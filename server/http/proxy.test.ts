import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { withinLimits } from './limits.ts'
import { behind, onlyUnder } from './proxy.ts'

const asked = (proxies: number, headers: Record<string, string>) => {
  const app = new Hono().use(behind(proxies))
  app.get('*', (context) => context.text(`${context.get('visitor')} ${context.get('origin')}`))
  const env = { incoming: { socket: { remoteAddress: '10.0.0.7' } } }
  return app.request('http://arama.example:3000/x', { headers }, env)
}

const said = {
  'x-forwarded-for': '6.6.6.6, 203.0.113.5, 10.0.0.9',
  'x-forwarded-proto': 'http, https, https',
  'x-forwarded-host': 'evil.example, cazino.example, inside:3000',
}

test.each([
  ['no proxy of ours: no header is trusted', 0, said, '10.0.0.7 http://arama.example:3000'],
  ['one proxy of ours: the entry that it added', 1, said, '10.0.0.9 https://inside:3000'],
  ['two proxies of ours: the entry of the outer one', 2, said, '203.0.113.5 https://cazino.example'],
  ['one proxy without headers', 1, {}, '10.0.0.7 http://arama.example:3000'],
  ['an invalid host', 1, { 'x-forwarded-host': 'a"><script>' }, '10.0.0.7 http://arama.example:3000'],
])('ADM-08 who asks, and where, behind proxies: %s', async (_what, proxies, headers, expected) => {
  expect(await (await asked(proxies, headers)).text()).toBe(expected)
})

const under = async (hosts: string[], url: string) => {
  const app = new Hono().use(behind(0), onlyUnder(hosts))
  app.get('*', (context) => context.text('page'))
  return (await app.request(url)).status
}

test.each([
  ['any, where none is named', [], 'http://evil.example/', 200],
  ['ours', ['arama.example', 'www.arama.example'], 'http://www.arama.example:3000/', 200],
  ['another', ['arama.example'], 'http://evil.example/', 421],
  ['one that begins like ours', ['arama.example'], 'http://arama.example.evil.example/', 421],
])('ADM-08 a host that is %s', async (_what, hosts, url, status) => {
  expect(await under(hosts, url)).toBe(status)
})

test.each([
  ['2 kB', `/${'a'.repeat(2047)}`, 200],
  ['more than 2 kB', `/${'/'.repeat(2048)}`, 414],
  ['more than 2 kB of query', `/?x=${'a'.repeat(2048)}`, 414],
])('ADM-06 an address of %s', async (_what, path, status) => {
  const app = new Hono().use(withinLimits)
  app.get('*', (context) => context.text('page'))
  expect((await app.request(`http://arama.example${path}`)).status).toBe(status)
})
