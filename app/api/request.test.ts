// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { request } from './request.ts'

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
  '/later': (request, response) => {
    const again = asked.filter((url) => url === request.url).length > 1
    response.writeHead(again ? 200 : 503, { ...json, 'retry-after': '0' }).end(again ? '"bine"' : '')
  },
  '/much-later': (_, response) => response.writeHead(429, { 'retry-after': '60' }).end('{"code":"too-many"}'),
  '/teapot': (_, response) => response.writeHead(418).end(),
  '/redirect': (_, response) => response.writeHead(302, { location: '/good' }).end(),
  '/large': (_, response) => response.writeHead(200, json).end(JSON.stringify('x'.repeat(2000))),
  '/diacritics': (_, response) => {
    const bytes = Buffer.from('"Șapte văi"')
    // Cut in the middle of a character, as a network does.
    response.writeHead(200, json).write(bytes.subarray(0, 2))
    setImmediate(() => response.end(bytes.subarray(2)))
  },
  '/lines': (_, response) => response.writeHead(200, json).end('{"id":1}\n[2]\n"trei"'),
  '/cut-lines': (_, response) => response.writeHead(200, json).end('{"id":1}\n[2'),
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

const ask = (path: string, options = {}) =>
  request(base + path, { schema: v.unknown(), timeout: 10_000, ...options })

test.each([
  ['the requested locale', { locale: 'ro-MD' }, 'ro-MD'],
  ['Romanian otherwise', {}, 'ro'],
])('the call speaks %s and carries no cookie', async (_what, options, expected) => {
  const headers = (await ask('/good', options)) as Record<string, string>
  expect(headers).toMatchObject({ accept: 'application/json', 'accept-language': expected })
  expect(headers.cookie).toBeUndefined()
})

test('a character that arrives in two chunks is decoded', async () => {
  expect(await ask('/diacritics')).toBe('Șapte văi')
})

test.each([
  ['a page', '/html', 200, 'body is not JSON'],
  ['JSON that ends too early', '/cut', 200, 'body is not JSON'],
  ['an empty body', '/empty', 200, 'body is not JSON'],
  ['a client error', '/missing', 404, '{"error":"unknown"}'],
  ['a server error', '/down', 503, 'x'.repeat(200)],
  ['a redirect', '/redirect', 302, ''],
])('HTT-03 %s is an upstream error', async (_what, path, status, detail) => {
  const error = await ask(path).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect((error as ApiError).status).toBe(status)
  expect((error as ApiError).message).toBe(`${base}${path} answered ${status}: ${detail}`)
})

test('a body of lines is a list of their values', async () => {
  expect(await ask('/lines', { lines: true })).toEqual([{ id: 1 }, [2], 'trei'])
  await expect(ask('/cut-lines', { lines: true })).rejects.toThrow('body is not JSON')
})

test('a response without content is undefined', async () => {
  expect(await ask('/no-content')).toBeUndefined()
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

test('a body of exactly the allowed size is accepted', async () => {
  expect(await ask('/large', { maxBytes: 2002 })).toHaveLength(2000)
})

test.each([
  ['no header ever arrives', '/silent'],
  ['the body never ends', '/stalled'],
])('HTT-01 the call times out when %s', async (_when, path) => {
  await expect(ask(path, { timeout: 50 })).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'Request timed out',
  })
})

test.each([
  ['the connection breaks in the body', () => ask('/broken')],
  [
    'the connection is refused',
    () => request('http://127.0.0.1:1/x', { schema: v.unknown(), timeout: 5000 }),
  ],
])('the call fails when %s', async (_when, call) => {
  await expect(call()).rejects.toThrow()
})

test('HTT-04 an address that begins with a double slash is refused before a request is sent', async () => {
  await expect(request('//evil.example/games', { schema: v.unknown() })).rejects.toThrow(
    'begins with a double slash',
  )
})

test.each([
  ['a read with a temporary error is retried once', '/later', {}, 2],
  ['a request with a body is never retried', '/later', { body: { id: 1 } }, 1],
  ['nor is a read whose timeout ends before the retry', '/much-later', {}, 1],
  ['nor one that will be answered alike', '/teapot', {}, 1],
])('HTT-02 %s', async (_what, path, options, times) => {
  asked.length = 0
  await ask(path, options).catch(() => undefined)
  expect(asked).toHaveLength(times)
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('HTT-02 %d is one of the eight', async (status) => {
  asked.length = 0
  answers['/status'] = (_, response) => response.writeHead(status, { 'retry-after': '0' }).end()
  await expect(ask('/status')).rejects.toMatchObject({ status })
  expect(asked).toHaveLength(2)
})

test('HTT-03 an error carries the body and the key of its message', async () => {
  await expect(ask('/much-later')).rejects.toMatchObject({ body: '{"code":"too-many"}', key: 'too-many' })
})

test.each([
  ['while it is being answered', '/silent'],
  ['while it waits to be sent again', '/down'],
])('a call is aborted %s', async (_when, path) => {
  const page = new AbortController()
  const call = ask(path, { signal: page.signal })
  setTimeout(() => page.abort(new Error('the page was left')), 100)
  await expect(call).rejects.toThrow('the page was left')
})

test('a response of another shape rejects', async () => {
  await expect(request(`${base}/diacritics`, { schema: v.number() })).rejects.toThrow(v.ValiError)
})
