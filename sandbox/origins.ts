import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const hostOf = (address: string | undefined) => (address ? URL.parse(address)?.hostname : undefined)

/** The caller's origin if it has the same host, on any port: cookies are shared between ports. */
export function sameHostOrigin(c: Context): string | undefined {
  const origin = c.req.header('Origin')
  return origin && hostOf(origin) === hostOf(c.req.url) ? origin : undefined
}

/** Lets pages of the same host call with cookies; other sites cannot read the response. */
export const sameHostOnly: MiddlewareHandler = cors({
  origin: (_origin, c) => sameHostOrigin(c),
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'POST'],
  maxAge: 600,
})
