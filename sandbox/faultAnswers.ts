import type { Context } from 'hono'
import { withHostileItems } from './hostile.ts'
import { sameHostOrigin } from './origins.ts'

/** Faults of a response. */
export const faultModes = [
  'error-400',
  'error-401',
  'error-403',
  'error-404',
  'error-408',
  'error-429',
  'error-500',
  'error-503',
  'slow-20s',
  'slow-2s',
  'bad-json',
  'wrong-shape',
  'html',
  'malformed-item',
  'error-code',
  'hang',
  'empty',
  'empty-body',
  'cut',
] as const
export type FaultMode = (typeof faultModes)[number]

/** Delay of a slow response in milliseconds. */
export const delays = { 'slow-2s': 2_000, 'slow-20s': 20_000 }
type Spoilt = Exclude<FaultMode, keyof typeof delays>

/** The services behind the faults, called by an address without the prefix. */
export type Answer = (request: Request) => Response | Promise<Response>

/** Ends early when the client disconnects, so that a stopped test leaves no timers. */
export function pause(c: Context, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    c.req.raw.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** CORS headers, so that a browser on another origin sees the fault and not a CORS error. */
function readable(c: Context): void {
  const own = sameHostOrigin(c)
  c.header('Access-Control-Allow-Origin', own ?? '*')
  if (own) c.header('Access-Control-Allow-Credentials', 'true')
}

const statuses = {
  'error-400': 400,
  'error-401': 401,
  'error-403': 403,
  'error-404': 404,
  'error-408': 408,
  'error-429': 429,
  'error-500': 500,
  'error-503': 503,
} as const

const hasStatus = (mode: FaultMode): mode is keyof typeof statuses => Object.hasOwn(statuses, mode)

/** Statuses with a `Retry-After` header. */
const later: readonly number[] = [408, 429, 503]

const json = { 'Content-Type': 'application/json; charset=utf-8' }

/** The faulty response. */
export async function spoil(c: Context, mode: Spoilt, path: string, answer: Answer): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  readable(c)
  if (hasStatus(mode)) {
    const status = statuses[mode]
    return c.json({ error: 'asked to fail' }, status, later.includes(status) ? { 'Retry-After': '1' } : {})
  }
  switch (mode) {
    case 'bad-json':
      return c.body('{"items":[{"id":', 200, json)
    case 'error-code':
      return c.json({ errorCode: 17, reason: 'asked to fail' })
    case 'empty-body':
      return c.body('', 200, json)
    case 'cut':
      return c.body(cutOff(), 200, json)
    case 'html':
      return c.html('<!doctype html><title>Mentenanță</title><h1>Revenim imediat</h1>')
    case 'hang':
      // Longer than any timeout of the site, but not endless for a client that never disconnects.
      await pause(c, 600_000)
      return c.body(null, 503)
    case 'empty':
    case 'wrong-shape':
    case 'malformed-item': {
      const good = await answer(await withoutTag(c, path))
      return c.json(changed(await good.json().catch(() => null), mode, path) as object)
    }
  }
}

/** Half a body, after which the connection breaks. */
function cutOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"items":[{"id":'))
      // Time for the headers and the first half to be sent.
      await new Promise((resolve) => setTimeout(resolve, 50))
      controller.error(new Error('asked to break off'))
    },
  })
}

/** The same request without a tag: with a known tag the response would be a 304 instead of the fault. */
async function withoutTag(c: Context, path: string): Promise<Request> {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('If-None-Match')
  const body = c.req.method === 'POST' ? await c.req.text() : undefined
  return inside(c, path, { headers, body })
}

/** The request with the address that the services know. */
export function inside(c: Context, path: string, init?: RequestInit): Request {
  return new Request(new URL(path + new URL(c.req.url).search, c.req.url), { method: c.req.method, ...init })
}

type Change = 'empty' | 'wrong-shape' | 'malformed-item'

function changed(value: unknown, mode: Change, path: string): unknown {
  // The winners are JSON inside a JSON string; the fault changes the inner one.
  if (typeof value === 'string') return JSON.stringify(changed(JSON.parse(value), mode, path))
  const isList = Array.isArray(value)
  switch (mode) {
    case 'empty':
      return isList ? [] : {}
    case 'wrong-shape':
      return isList ? { items: 'none' } : []
    case 'malformed-item':
      return withHostileItems(path, value)
  }
}
