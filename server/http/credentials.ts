import type { MiddlewareHandler } from 'hono'
import { hasCredentials } from '#app/domain/flags.ts'
import { PRIVATE } from './headers.ts'

/**
 * For an address with credentials (CTX-02): no-referrer, so that subresources do not leak it before and after the boot
 * script removes the credentials from the address bar, and no-store.
 */
export const credentialsStay: MiddlewareHandler = async (context, next) => {
  await next()
  if (!hasCredentials(new URL(context.req.url).search)) return
  context.res.headers.set('referrer-policy', 'no-referrer')
  context.res.headers.set('cache-control', PRIVATE)
}
