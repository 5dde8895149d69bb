import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

const GIVEN_ID = /^[\w-]{8,64}$/

/** The id of a request: its own one, if it is valid. */
export const idOf = (given: string | null | undefined): string =>
  given && GIVEN_ID.test(given) ? given : randomUUID()

type Answered = { id: string; method: string; path: string; status: number; started: number }

/**
 * Logs one JSON line per request: id, method, path, status, milliseconds; never a query, a cookie or a visitor's
 * address.
 */
export function logRequest(log: Logger, { id, method, path, status, started }: Answered): void {
  const ms = Math.round((performance.now() - started) * 10) / 10
  log.info({ id, method, path, status, ms }, 'request')
}

/** Gives each request an id, and logs its line. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const id = idOf(context.req.header('x-request-id'))
    const started = performance.now()
    await next()
    context.res.headers.set('x-request-id', id)
    const { method, path } = context.req
    logRequest(log, { id, method, path, status: context.res.status, started })
  }
}
