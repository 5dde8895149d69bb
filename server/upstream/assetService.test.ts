import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { NamedPicture } from '#app/domain/problems/pictures.ts'
import { readConfig } from '../config.ts'
import { createLimiter } from '../http/limiter.ts'
import { createAssetService } from './assetService.ts'

const named = (...assets: string[]): NamedPicture[] =>
  assets.map((asset) => ({ asset, record: { kind: 'slide', id: asset }, field: 'image' }))

/** Status by asset id; `0` never answers. */
type Answers = Record<string, number>

/** Status of a service that refuses `HEAD`. */
const HEADLESS = 203

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

async function setUp(answers: Answers, most = 100) {
  const time = { now: 1000 }
  const asked: string[] = []
  const service = createServer((request, response) => {
    const asset = request.url?.split(/[/?]/)[2] ?? ''
    asked.push(asset)
    const status = answers[asset] ?? 404
    if (status === HEADLESS && request.method === 'HEAD') response.writeHead(405).end()
    else if (status > 0) response.writeHead(status, { 'content-type': 'image/webp' }).end('picture')
  })
  server = service
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/assets`
  const { states } = createAssetService({
    url,
    address: '/a',
    calls: createLimiter(most),
    now: () => time.now,
  })
  const ask = async (...assets: string[]) => Object.fromEntries(await states(named(...assets)))
  return { ask, asked, answers, time }
}

test('CMS-04 only a clear answer says that a picture is there or missing', async () => {
  const { ask } = await setUp({ a: 200, b: 404, c: 410, d: 503, e: 403, f: HEADLESS })
  expect(await ask('a', 'b', 'c', 'd', 'e', 'f')).toEqual({
    a: 'there',
    b: 'none',
    c: 'none',
    d: 'unchecked',
    e: 'unchecked',
    f: 'there',
  })
})

test('CMS-04 a page does not wait for a service without an answer, and says nothing about its pictures', async () => {
  const { ask } = await setUp({ a: 200, b: 0 })
  expect(await ask('a', 'b')).toEqual({ a: 'there' })
})

test('CMS-04 a service that is down says nothing about any picture', async () => {
  const { states } = createAssetService({
    url: 'http://127.0.0.1:1',
    address: '/a',
    calls: createLimiter(100),
  })
  expect([...(await states(named('a'))).values()]).toEqual(['unchecked'])
})

test('CMS-04 each picture is looked up once a minute; meanwhile the answer before holds', async () => {
  const { ask, asked, answers, time } = await setUp({ a: 200, b: 503 })
  await ask('a', 'a', 'b')
  await ask('a', 'b')
  expect(asked).toEqual(['a', 'b'])
  Object.assign(answers, { a: 404, b: 200 })
  time.now += 61_000
  expect(await ask('a', 'b')).toEqual({ a: 'there', b: 'unchecked' })
  await expect.poll(() => ask('a', 'b')).toEqual({ a: 'none', b: 'there' })
  expect(asked).toEqual(['a', 'b', 'a', 'b'])
})

test('CMS-04 beyond the lookups of a minute nothing is asked, and nothing is said', async () => {
  const { ask, asked } = await setUp({ a: 200, b: 200, c: 200 }, 2)
  expect(await ask('a', 'b', 'c')).toEqual({ a: 'there', b: 'there', c: 'unchecked' })
  expect(asked).toHaveLength(2)
})

test('CMS-04 a service that refuses HEAD is asked twice a picture, and both calls count', async () => {
  const { ask, asked } = await setUp({ a: HEADLESS, b: HEADLESS }, 3)
  expect(await ask('a', 'b')).toEqual({ a: 'there', b: 'unchecked' })
  expect(asked).toHaveLength(3)
})

test.each([
  ['an address', { ASSETS_URL: 'https://cdn.example/assets' }, 'https://cdn.example/assets'],
  [
    'a path of the site',
    { ASSETS_URL: '/poze', SITE_URL: 'https://casino.example' },
    'https://casino.example/poze',
  ],
  ['a path of a site without an address', { ASSETS_URL: '/poze' }, undefined],
])('CMS-04 the server finds pictures at %s', (_what, settings, expected) => {
  const upstreams = { CASINO_API_URL: 'https://casino.example/api', CMS_URL: 'https://cms.example' }
  expect(readConfig({ ...upstreams, ...settings }).picturesUrl).toBe(expected)
})
