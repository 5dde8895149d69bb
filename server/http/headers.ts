import type { MiddlewareHandler } from 'hono'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // Browsers only use it over TLS, which ends in front of this process.
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}

/** Headers of every document. */
export const documentHeaders: Record<string, string> = {
  ...common,
  'reporting-endpoints': 'reports="/api/reports"',
}

/** Headers of everything that is no document of ours: nothing in it may run. */
export const basicHeaders: Record<string, string> = {
  ...common,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Headers of the same-origin API. */
export const apiHeaders: Record<string, string> = {
  ...common,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** Adds the headers of every response (ADM-07). */
export const basics: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(basicHeaders)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}

/** Seconds in which a page is fresh, and then those in which it may be served while it is rendered again. */
export type PageTimes = { fresh: number; staleWhileRevalidate: number }

/** A public page: shared caches store it as long as this server does, browsers revalidate (ADM-04). */
export const publicPage = ({ fresh, staleWhileRevalidate }: PageTimes): string =>
  [
    'public, max-age=0',
    `s-maxage=${fresh}`,
    ...(staleWhileRevalidate > 0 ? [`stale-while-revalidate=${staleWhileRevalidate}`] : []),
  ].join(', ')

/** Seconds for which the oldest content of a response has been stale; missing if all of it is fresh. */
export const STALE = 'x-content-stale'

/** Content keys of a public response, for shared caches that purge by them. */
export const SURROGATE_KEY = 'surrogate-key'

export const PRIVATE = 'private, no-store'
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Headers of an answer of the API to one visitor. */
export const privateHeaders = { ...apiHeaders, 'cache-control': PRIVATE }

/** Headers of an API answer that no cache stores. */
export const unstoredHeaders = { ...apiHeaders, 'cache-control': 'no-store' }
