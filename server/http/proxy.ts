import type { Context, MiddlewareHandler } from 'hono'
import { countedAs, plainAddress } from './visitor.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Address of the visitor. */
    visitor: string
    /** Name of the visitor for limiters: addresses of one connection count as one. */
    counted: string
    /** Our own origin as the visitor requested it. */
    origin: string
  }
}

const socketOf = (context: Context): string =>
  (context.env as { incoming?: { socket?: { remoteAddress?: string } } })?.incoming?.socket?.remoteAddress ??
  ''

/** The entry of the outermost of our proxies in a list to which each proxy appends; entries before it may be forged. */
function trusted(list: string | undefined, proxies: number): string | undefined {
  const values = (list ?? '').split(',').map((value) => value.trim())
  return values.at(-proxies) || undefined
}

/** `host[:port]` with the characters that a host name may have. */
const HOST = /^[a-z0-9.-]{1,255}(?::\d{1,5})?$/i

/**
 * Sets the visitor and the requested origin: from the socket, or from the headers of the outermost of `proxies` proxies
 * (`X-Forwarded-For`, `-Proto`, `-Host`).
 */
export function behind(proxies: number): MiddlewareHandler {
  return async (context, next) => {
    const said = (name: string) =>
      proxies > 0 ? trusted(context.req.header(`x-forwarded-${name}`), proxies) : undefined
    const own = new URL(context.req.url)
    const protocol = said('proto') === 'https' ? 'https:' : own.protocol
    const host = said('host')
    const visitor = plainAddress(said('for') ?? socketOf(context))
    context.set('visitor', visitor)
    context.set('counted', countedAs(visitor))
    context.set('origin', `${protocol}//${host && HOST.test(host) ? host : own.host}`)
    await next()
  }
}

/**
 * Refuses requests to hosts that are not ours (421), so that none reaches a link or a cache; without `hosts` all are
 * allowed. Health checks use the address of the machine.
 */
export function onlyUnder(hosts: readonly string[]): MiddlewareHandler {
  const known = new Set(hosts)
  return async (context, next) => {
    if (known.size === 0 || known.has(new URL(context.get('origin')).hostname)) return next()
    return context.text('421\n', 421, { 'cache-control': 'no-store' })
  }
}
