// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UpstreamError } from './errors.ts'
import { fetchJson } from './fetchJson.ts'

const json = { 'content-type': 'application/json' }
const asked: string[] = []

const answers: Record<string, RequestListener> = {
  '/good': (request, response) => response.writeHead(200, json).end(JSON.stringify(request.headers)),
  '/html': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bine</h1>'),
  '/cut': (_, response) => response.writeHead(200, json).end('[{"id":'),
  '/empty': (_, response) => response.writeHead(200, json).end(),
  '/no-content': (_, response) => response.writeHead(204).end(),
  '/missing': (_, response) => response.writeHead(404, json).end('{"error":"unknown"}'),
  '/down': (_, response) => response.writeHead(503).end('x'.repeat(5000)),
  '/redirect': (_, response) => response.writeHead(302, { location: '/good' }).end(),
  '/large': (_, response) => response.writeHead(200, json).end(JSON.stringify('x'.repeat(2000))),
  '/diacritics': (_, response) => {
    const bytes = Buffer.from('"Șapte văi"')
    // Cut in the middle of a letter, as a network does.
    response.writeHead(200, json).write(bytes.subarray(0, 2))
    setImmediate(() => response.end(bytes.subarray(2)))
  },
  '/silent': () => undefined,
  '/stalled': (_, response) => void response.writeHead(200, json).write('['),
  '/broken': (request, response) => {
    response.writeHead(200, json).write('[')
    setImmediate(() => request.socket.destroy())
  },
}

const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answers[request.url ?? '']?.(request, response)
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (path: string, options = {}) => fetchJson(base + path, { timeout: 10_000, ...options })

test.each([
  ['the locale asked for', { locale: 'ro-MD' }, 'ro-MD'],
  ['Romanian otherwise', {}, 'ro'],
])('the call speaks %s and carries no cookie', async (_what, options, expected) => {
  const headers = (await ask('/good', options)) as Record<string, string>
  expect(headers).toMatchObject({ accept: 'application/json', 'accept-language': expected })
  expect(headers.cookie).toBeUndefined()
})

test('a letter that arrives in two pieces is one letter', async () => {
  expect(await ask('/diacritics')).toBe('Șapte văi')
})

test.each([
  ['a page', '/html', 200, 'body is not JSON'],
  ['JSON that ends too early', '/cut', 200, 'body is not JSON'],
  ['an empty body', '/empty', 200, 'body is not JSON'],
  ['no body', '/no-content', 204, 'body is not JSON'],
  ['a client error', '/missing', 404, '{"error":"unknown"}'],
  ['a server error', '/down', 503, 'x'.repeat(200)],
  ['a redirect', '/redirect', 302, ''],
])('HTT-03 %s is an upstream error', async (_what, path, status, detail) => {
  const error = await ask(path).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UpstreamError)
  expect((error as UpstreamError).status).toBe(status)
  expect((error as UpstreamError).message).toBe(`${base}${path} answered ${status}: ${detail}`)
})

test('a redirect is not followed', async () => {
  asked.length = 0
  await ask('/redirect').catch(() => undefined)
  expect(asked).toEqual(['/redirect'])
})

test.each([
  ['one byte too large', 2001, 'body above 2001 bytes'],
  ['far too large', 10, 'body above 10 bytes'],
])('a body that is %s is refused', async (_what, maxBytes, problem) => {
  await expect(ask('/large', { maxBytes })).rejects.toThrow(problem)
})

test('a body of just the allowed size is taken', async () => {
  expect(await ask('/large', { maxBytes: 2002 })).toHaveLength(2000)
})

test.each([
  ['no header ever arrives', '/silent'],
  ['the body never ends', '/stalled'],
])('HTT-01 the call times out when %s', async (_when, path) => {
  await expect(ask(path, { timeout: 50 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test.each([
  ['the connection breaks in the body', () => ask('/broken')],
  ['nobody listens', () => fetchJson('http://127.0.0.1:1/x', { timeout: 5000 })],
])('the call fails when %s', async (_when, call) => {
  await expect(call()).rejects.toThrow()
})

test('HTT-04 an address that begins with a double slash is refused before anything is asked', async () => {
  await expect(fetchJson('//evil.example/games', { timeout: 100 })).rejects.toThrow(
    'begins with a double slash',
  )
})
