import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Headers of one connection of HTTP/1.1, which HTTP/2 forbids. */
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

/** What goes on from one connection to the next. */
const endToEnd = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !name.startsWith(':') && !ofOneHop.has(name),
    ),
  )

/** A browser's headers as the site behind gets them, with what a proxy says of who asked and where. */
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

/** The site's headers as they go out over HTTP/2. */
export const returnedHeaders = endToEnd
