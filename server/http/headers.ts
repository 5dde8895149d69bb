/** Headers of every document. */
export const documentHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'reporting-endpoints': 'reports="/api/reports"',
  // Browsers heed it over TLS only, which ends in front of this process.
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}

/** Headers of the same-origin API: nothing there is ever a document. */
export const apiHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** A public page: shared caches keep it, browsers ask again (ADM-04). */
export const publicPage = (freshSeconds: number): string =>
  `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=300`

export const PRIVATE = 'private, no-store'
export const IMMUTABLE = 'public, max-age=31536000, immutable'
