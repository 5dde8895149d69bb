import type { Context, MiddlewareHandler } from 'hono'
import { basePath } from 'hono/route'
import { withHostileItems } from './hostile.ts'

/** What can go wrong with an answer. */
export const faultModes = [
  'error-500',
  'error-503',
  'slow-20s',
  'slow-2s',
  'bad-json',
  'wrong-shape',
  'html',
  'malformed-item',
  'hang',
  'empty',
] as const
type FaultMode = (typeof faultModes)[number]

/** A fault on one path; `*` at the end stands for any rest, `times` lets it heal by itself. */
type Fault = { path: string; mode: FaultMode; times?: number }

/** The services behind the faults, asked by an address without the prefix. */
type Answer = (request: Request) => Response | Promise<Response>

/** The faults of one sandbox. */
export type Faults = ReturnType<typeof createFaults>

/** Faults that were asked for, and how often each path was called: retry rules are checked by counting. */
export function createFaults(answer: Answer) {
  const faults = new Map<string, Fault>()
  const calls = new Map<string, number>()

  function faultFor(path: string): FaultMode | undefined {
    const fault = [...faults.values()].find(({ path: wanted }) =>
      wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted,
    )
    if (!fault) return undefined
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) faults.delete(fault.path)
    }
    return fault.mode
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    const path = pathInside(c)
    if (path.startsWith('/control')) return next()
    calls.set(path, (calls.get(path) ?? 0) + 1)
    const mode = faultFor(path)
    return mode ? spoil(c, mode, path, answer) : next()
  }

  return {
    middleware,
    list: () => [...faults.values()],
    set: (fault: Fault) => void faults.set(fault.path, { ...fault }),
    clear: () => faults.clear(),
    calls: () => Object.fromEntries(calls),
    forgetCalls: () => calls.clear(),
  }
}

/**
 * Faults by value: a segment of the path that ends in one of three words. The slow one then answers as
 * the address without the word would.
 */
export function valueFaults(answer: Answer): MiddlewareHandler {
  return async (c, next) => {
    const path = pathInside(c)
    const found = /(?:^|[/-])(error-503|slow-20s|bad-json)(?=\/|$)/.exec(path)
    if (!found || path.startsWith('/control')) return next()
    const rest = path.slice(0, found.index) + path.slice(found.index + found[0].length)
    return spoil(c, found[1] as FaultMode, rest, answer)
  }
}

/** The path as the sandbox itself calls it, wherever the host has mounted it. */
function pathInside(c: Context): string {
  const base = basePath(c).replace(/\/\*?$/, '')
  return c.req.path.slice(base.length) || '/'
}

/** Ends early when the caller hangs up, so that a stopped test leaves no timers. */
function pause(c: Context, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    c.req.raw.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

async function spoil(c: Context, mode: FaultMode, path: string, answer: Answer): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  // A browser on another origin has to see the fault itself, not a refused read.
  c.header('Access-Control-Allow-Origin', '*')
  switch (mode) {
    case 'error-500':
      return c.json({ error: 'asked to fail' }, 500)
    case 'error-503':
      return c.json({ error: 'asked to fail' }, 503, { 'Retry-After': '1' })
    case 'bad-json':
      return c.body('{"items":[{"id":', 200, { 'Content-Type': 'application/json; charset=utf-8' })
    case 'html':
      return c.html('<!doctype html><title>Mentenanță</title><h1>Revenim imediat</h1>')
    case 'slow-2s':
    case 'slow-20s':
      await pause(c, mode === 'slow-2s' ? 2_000 : 20_000)
      return answer(inside(c, path, { headers: c.req.raw.headers }))
    case 'hang':
      // Longer than any timeout of the site; a caller that never hangs up must not keep the answer for ever.
      await pause(c, 600_000)
      return c.body(null, 503)
    case 'empty':
    case 'wrong-shape':
    case 'malformed-item': {
      // Asked without headers: a caller that knows the good answer would get a 304 instead of the fault.
      const good = await answer(inside(c, path))
      return c.json(changed(await good.json().catch(() => null), mode, path) as object)
    }
  }
}

function inside(c: Context, path: string, init?: RequestInit): Request {
  return new Request(new URL(path + new URL(c.req.url).search, c.req.url), { method: c.req.method, ...init })
}

type Change = 'empty' | 'wrong-shape' | 'malformed-item'

function changed(value: unknown, mode: Change, path: string): unknown {
  // The winners are JSON inside a JSON string; what is spoilt is what they hold.
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
