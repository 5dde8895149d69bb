import type { Connection } from './connection.ts'

/** Bytes queued in a stream before its client counts as slow. */
const MAX_QUEUED_BYTES = 65_536

/** Opens a connection whose records travel as server-sent events. */
export function openStream(connection: Connection): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // A first line, so that the headers are sent at once.
        controller.enqueue(encoder.encode(':\n\n'))
        connection.open('serverSentEvents', {
          send: (text) => controller.enqueue(encoder.encode(`data: ${text}\n\n`)),
          ready: () => (controller.desiredSize ?? 0) > 0,
          close: () => controller.close(),
          // For a client, a stream that ends without a last record is broken too.
          cut: () => controller.close(),
        })
      },
      pull: () => connection.flush(),
      cancel: () => connection.gone(),
    },
    { highWaterMark: MAX_QUEUED_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  )
}
