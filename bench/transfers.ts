import type { CDPSession } from 'playwright'

/** Kinds that are counted separately. */
export const kinds = ['html', 'js', 'css', 'fonts', 'images', 'data', 'other'] as const

export type Kind = (typeof kinds)[number]

/** A complete response; transferred bytes, headers included. */
export type Transfer = {
  url: string
  kind: Kind
  status: number
  bytes: number
  /** The part of the body, if the response has a length. */
  bodyBytes: number
  /** Decoded bytes of the body. */
  rawBytes: number
  /** Times of the request and of the complete response, in seconds of the browser's clock. */
  asked: number
  whole: number
}

const byMime: [pattern: RegExp, kind: Kind][] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/font/, 'fonts'],
  [/^image\//, 'images'],
  [/json/, 'data'],
]

/** The kind of a response by its content type. */
export const kindOf = (mime: string): Kind => byMime.find(([pattern]) => pattern.test(mime))?.[1] ?? 'other'

/** Collects finished responses; those from a cache do not count. */
export function listen(devtools: CDPSession): Transfer[] {
  const asked = new Map<string, number>()
  const open = new Map<string, Omit<Transfer, 'bytes' | 'whole'>>()
  const transfers: Transfer[] = []
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp }) => void asked.set(requestId, timestamp))
  devtools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const { url, mimeType, status, headers } = response
    if (!url.startsWith('http')) return
    open.set(requestId, {
      url,
      kind: kindOf(mimeType),
      status,
      bodyBytes: Number(headers['content-length'] ?? headers['Content-Length'] ?? 0),
      rawBytes: 0,
      asked: asked.get(requestId) ?? timestamp,
    })
  })
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const transfer = open.get(requestId)
    if (transfer) transfer.rawBytes += dataLength
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
    const transfer = open.get(requestId)
    if (transfer && bytes > 0) transfers.push({ ...transfer, bytes, whole: timestamp })
  })
  return transfers
}

/** Their total bytes. */
export const bytesOf = (transfers: readonly Pick<Transfer, 'bytes'>[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0)
