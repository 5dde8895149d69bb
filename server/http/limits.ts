import type { MiddlewareHandler } from 'hono'

/** Longest address in characters, from its path on. */
export const MAX_ADDRESS_LENGTH = 2048

/** Refuses requests that no page of ours sends, before any other work. */
export const withinLimits: MiddlewareHandler = async (context, next) => {
  const { url } = context.req.raw
  const start = url.indexOf('/', url.indexOf('//') + 2)
  if (url.length - start > MAX_ADDRESS_LENGTH)
    return context.text('414\n', 414, { 'cache-control': 'no-store' })
  return next()
}
