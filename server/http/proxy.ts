import type { Context, MiddlewareHandler } from 'hono'
import { countedAs, plainAddress } from './visitor.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Address of whoever asks. */
    visitor: string
    /** Whom limiters take them for: those of one line are one. */
    counted: string
    /** Our own address as whoever asks wrote it. */
    origin: string
  }
}

const socketOf = (context: Context): string =>
  (context.env as { incoming?: { socket?: { remoteAddress?: string } } })?.incoming?.socket?.remoteAddress ??
  ''

/** What the outermost of our own proxies wrote into a list that each of them adds to; whoever asks may write as well, before. */
function trusted(list: string | undefined, proxies: number): string | undefined {
  const values = (list ?? '').split(',').map((value) => value.trim())
  return values.at(-proxies) || undefined
}

/** `host[:port]` of letters that an address may have. */
const HOST = /^[a-z0-9.-]{1,255}(?::\d{1,5})?$/i

/**
 * Who asks, and under which address: from the socket, or from what the outermost of so many proxies of ours said
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
 * Refuses what was asked under a host that is not ours (421), so that none reaches a link or a cache; without `hosts`
 * every one is. Health is asked under the address of the machine.
 */
export function onlyUnder(hosts: readonly string[]): MiddlewareHandler {
  const known = new Set(hosts)
  return async (context, next) => {
    if (known.size === 0 || known.has(new URL(context.get('origin')).hostname)) return next()
    return context.text('421\n', 421, { 'cache-control': 'no-store' })
  }
}
