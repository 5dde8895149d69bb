import { BlockList, isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { plainAddress } from './visitor.ts'

/** Private networks: this machine, private ones (RFC 1918, 4193), link-local ones. */
const networks = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const

const inside = new BlockList()
for (const [address, bits] of networks) {
  inside.addSubnet(address, bits, address.includes(':') ? 'ipv6' : 'ipv4')
}

/** Whether `address` is in a private network; an unknown address is not. */
export function isInside(address: string): boolean {
  const plain = plainAddress(address)
  return plain === '' || (isIP(plain) > 0 && inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4'))
}

/** A 404 for requests from public networks, so that the address stays unknown. */
export const privateNetworkOnly: MiddlewareHandler = async (context, next) =>
  isInside(context.get('visitor')) ? next() : context.text('404\n', 404, { 'cache-control': 'no-store' })

/** Refuses calls from pages of other sites; calls without a page are allowed. */
export const ownSiteOnly: MiddlewareHandler = async (context, next) =>
  context.req.header('sec-fetch-site') === 'cross-site'
    ? context.json({ code: 'cross-site' }, 403, { 'cache-control': 'no-store' })
    : next()

const hostOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : (URL.parse(address)?.host ?? undefined)

/** Only allows calls from our own pages: a missing or another origin is refused. */
export const ownPagesOnly: MiddlewareHandler = async (context, next) =>
  hostOf(context.req.header('origin')) === hostOf(context.get('origin'))
    ? next()
    : context.json({ code: 'another-origin' }, 403, { 'cache-control': 'private, no-store' })

/** Refuses content types that a form of another site could send. */
export const jsonOnly: MiddlewareHandler = async (context, next) =>
  context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'
    ? next()
    : context.json({ code: 'not-json' }, 415, { 'cache-control': 'private, no-store' })
