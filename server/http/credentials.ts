import type { MiddlewareHandler } from 'hono'
import { hasCredentials } from '#app/domain/flags.ts'
import { PRIVATE } from './headers.ts'

/**
 * An address with credentials (CTX-02) goes no further: what its document asks for, before and after the boot script
 * has taken them out of the bar, says nothing of where it was asked from, and nobody keeps the answer.
 */
export const credentialsStay: MiddlewareHandler = async (context, next) => {
  await next()
  if (!hasCredentials(new URL(context.req.url).search)) return
  context.res.headers.set('referrer-policy', 'no-referrer')
  context.res.headers.set('cache-control', PRIVATE)
}
