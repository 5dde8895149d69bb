import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const hostOf = (address: string | undefined) => (address ? URL.parse(address)?.hostname : undefined)

/** The caller's origin when it is the same host, on whatever port: cookies make no difference between ports. */
export function sameHostOrigin(c: Context): string | undefined {
  const origin = c.req.header('Origin')
  return origin && hostOf(origin) === hostOf(c.req.url) ? origin : undefined
}

/** Lets pages of the same host call with cookies; other sites get no answer that they may read. */
export const sameHostOnly: MiddlewareHandler = cors({
  origin: (_origin, c) => sameHostOrigin(c),
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'POST'],
  maxAge: 600,
})
