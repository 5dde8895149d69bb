import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const ofOneHop = new Set([
  'connection',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that are forwarded. */
const endToEnd = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !name.startsWith(':') && !ofOneHop.has(name),
    ),
  )

/** A browser's headers for the site, with a proxy's headers about visitor and host. */
export const forwardedHeaders = (
  headers: IncomingHttpHeaders,
  { host, from }: { host: string; from: string },
): OutgoingHttpHeaders => ({
  ...endToEnd(headers),
  host,
  'x-forwarded-for': from,
  'x-forwarded-host': String(headers[':authority'] ?? host),
  'x-forwarded-proto': 'https',
})

/** The site's headers for HTTP/2. */
export const returnedHeaders = endToEnd
