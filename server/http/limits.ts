import type { MiddlewareHandler } from 'hono'

/** Characters of an address, from its path on. */
export const LONGEST_ADDRESS = 2048

/** Refuses what no page of ours asks for before anything looks at it. */
export const withinLimits: MiddlewareHandler = async (context, next) => {
  const { url } = context.req.raw
  const start = url.indexOf('/', url.indexOf('//') + 2)
  if (url.length - start > LONGEST_ADDRESS) return context.text('414\n', 414, { 'cache-control': 'no-store' })
  return next()
}
