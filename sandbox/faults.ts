import type { Context, MiddlewareHandler } from 'hono'
import { baseOf } from './base.ts'
import { type Answer, delays, type FaultMode, inside, pause, spoil } from './faultAnswers.ts'

/** Methods to which a fault may be limited. */
export const faultMethods = ['GET', 'POST'] as const

/** A fault on one path; `*` at the end matches any rest, `times` limits the number of faulty responses. */
type Fault = { path: string; mode: FaultMode; times?: number; method?: (typeof faultMethods)[number] }

const keyOf = ({ method, path }: Fault): string => `${method ?? 'any'} ${path}`

/** The faults of one sandbox. */
export type Faults = ReturnType<typeof createFaults>

/** Active faults, and how often each path was called, so that tests can count retries. */
export function createFaults(answer: Answer) {
  const faults = new Map<string, Fault>()
  const calls = new Map<string, number>()

  function faultFor(method: string, path: string): FaultMode | undefined {
    const fault = [...faults.values()].find(
      ({ path: wanted, method: only = method }) =>
        only === method && (wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted),
    )
    if (!fault) return undefined
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) faults.delete(keyOf(fault))
    }
    return fault.mode
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    const path = pathInside(c)
    const { method } = c.req
    // Preflight requests are not counted.
    if (path.startsWith('/control') || method === 'OPTIONS') return next()
    const called = method === 'POST' ? `POST ${path}` : path
    calls.set(called, (calls.get(called) ?? 0) + 1)
    const mode = faultFor(method, path)
    if (!mode) return next()
    if (mode !== 'slow-2s' && mode !== 'slow-20s') return spoil(c, mode, path, answer)
    await pause(c, delays[mode])
    return next()
  }

  return {
    middleware,
    list: () => [...faults.values()],
    set: (fault: Fault) => void faults.set(keyOf(fault), { ...fault }),
    clear: () => faults.clear(),
    calls: () => Object.fromEntries(calls),
    forgetCalls: () => calls.clear(),
  }
}

/**
 * Faults by value: a path segment that ends in one of three words. The slow one then answers like the address without
 * the word.
 */
export function valueFaults(answer: Answer): MiddlewareHandler {
  return async (c, next) => {
    const path = pathInside(c)
    const found = /(?:^|[/-])(error-503|slow-20s|bad-json)(?=\/|$)/.exec(path)
    if (!found || path.startsWith('/control')) return next()
    const rest = path.slice(0, found.index) + path.slice(found.index + found[0].length)
    const mode = found[1] as 'error-503' | 'slow-20s' | 'bad-json'
    if (mode !== 'slow-20s') return spoil(c, mode, path, answer)
    await pause(c, delays[mode])
    return answer(inside(c, rest, { headers: c.req.raw.headers }))
  }
}

/** The path without the sandbox's prefix. */
function pathInside(c: Context): string {
  return c.req.path.slice(baseOf(c).length) || '/'
}
