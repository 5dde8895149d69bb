import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** A requested socket. */
export type Upgrade = { url: URL; request: IncomingMessage; socket: Duplex; head: Buffer }

/** Handles a socket, or returns the status of the refusal. */
export type Taker = (asked: Upgrade) => string | undefined

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Pages of other hosts are refused, as over HTTP. */
const isStranger = ({ url, request: { headers } }: Upgrade): boolean =>
  headers.origin !== undefined && URL.parse(headers.origin)?.hostname !== url.hostname

/**
 * Passes the sockets of `server` to the handler in `takers` with their path; other paths are left to other listeners.
 */
export function listenForUpgrades(
  server: Pick<Server, 'on' | 'listenerCount'>,
  takers: Readonly<Record<string, Taker>>,
): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const url = URL.parse(request.url ?? '', `http://${request.headers.host ?? 'localhost'}`)
    const take = url && Object.hasOwn(takers, url.pathname) ? takers[url.pathname] : undefined
    if (!url || !take) {
      // Without another listener the request would never be answered.
      if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found')
      return
    }
    const asked = { url, request, socket, head }
    const status = isStranger(asked) ? '403 Forbidden' : take(asked)
    if (status !== undefined) refuse(socket, status)
  })
}
