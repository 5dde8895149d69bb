import type { IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Taker } from '../upgrades.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import { LONGEST_RECORD, RS } from './protocol.ts'

/** Bytes queued in a socket before its client counts as slow. */
const MAX_QUEUED_BYTES = 262_144

/** Milliseconds for a client to answer a close frame. */
const CLOSE_TIMEOUT_MS = 1000

function open(socket: WebSocket, connection: Connection): void {
  connection.open('webSockets', {
    send: (text) => socket.send(text, () => connection.flush()),
    ready: () => socket.readyState === socket.OPEN && socket.bufferedAmount < MAX_QUEUED_BYTES,
    close() {
      socket.close(1000)
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()
    },
    cut: () => socket.terminate(),
  })
  // Binary data is not part of this protocol; it counts as an empty record.
  socket.on('message', (data, isBinary) => connection.receive(isBinary ? RS : String(data)))
  socket.on('close', connection.gone)
  // A close event follows; without a listener the process would end.
  socket.on('error', () => socket.terminate())
}

const hasToken = (url: URL, { headers }: IncomingMessage): boolean =>
  url.searchParams.has('access_token') || (headers.authorization?.startsWith('Bearer ') ?? false)

/** Handles the hub's sockets; `base` is the path prefix of the sandbox. */
export function hubSockets(hub: Hub, base: string): Taker {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST_RECORD,
    perMessageDeflate: false,
  })

  /** The negotiated connection, or a new one without negotiation. */
  function connectionFor(url: URL, request: IncomingMessage): Connection | undefined {
    hub.schedule(base)
    const id = url.searchParams.get('id')
    const entry = id === null ? hub.connections.begin(hasToken(url, request)) : hub.connections.entry(id)
    if (!entry || entry.connection.transport()) return undefined
    entry.known ||= hasToken(url, request)
    return entry.connection
  }

  return ({ url, request, socket, head }) => {
    if (hub.harm.refusing() > 0) return '503 Service Unavailable'
    const connection = connectionFor(url, request)
    if (!connection) return '404 Not Found'
    sockets.handleUpgrade(request, socket, head, (upgraded) => open(upgraded, connection))
    return undefined
  }
}
