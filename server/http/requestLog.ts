import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

const GIVEN_ID = /^[\w-]{8,64}$/

/** One JSON line a request: id, method, path, status, milliseconds; never a query, a cookie or an address of a person. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header('x-request-id')
    const id = given && GIVEN_ID.test(given) ? given : randomUUID()
    const started = performance.now()
    await next()
    context.header('x-request-id', id)
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.info(
      { id, method: context.req.method, path: context.req.path, status: context.res.status, ms },
      'request',
    )
  }
}
