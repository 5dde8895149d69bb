import type { MiddlewareHandler } from 'hono'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // Browsers heed it over TLS only, which ends in front of this process.
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}

/** Headers of every document. */
export const documentHeaders: Record<string, string> = {
  ...common,
  'reporting-endpoints': 'reports="/api/reports"',
}

/** Headers of whatever is no document of ours: nothing in it runs, wherever it is opened. */
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

/** No answer goes out without them (ADM-07). */
export const basics: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(basicHeaders)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}

/** Seconds in which a page is fresh, and after those the seconds in which it may be served while it is drawn anew. */
export type PageTimes = { fresh: number; staleWhileRevalidate: number }

/** A public page: shared caches keep it as long as this server does, browsers ask again (ADM-04). */
export const publicPage = ({ fresh, staleWhileRevalidate }: PageTimes): string =>
  [
    'public, max-age=0',
    `s-maxage=${fresh}`,
    ...(staleWhileRevalidate > 0 ? [`stale-while-revalidate=${staleWhileRevalidate}`] : []),
  ].join(', ')

/** Seconds for which the oldest content of an answer has been old; absent where all of it is fresh. */
export const STALE = 'x-content-stale'

/** Keys of the content that a public answer shows, for shared caches that drop by them. */
export const SURROGATE_KEY = 'surrogate-key'

export const PRIVATE = 'private, no-store'
export const IMMUTABLE = 'public, max-age=31536000, immutable'
