import { Client } from '@stomp/stompjs'
import * as v from 'valibot'
import { Notification, type NotificationKind, TOPIC } from '#app/api/contract/player/notification.ts'
import type { LogProblem } from '#app/platform/problemLog.ts'
import type { ConnectionTools } from '#app/platform/reconnectingConnection.ts'
import { isCompleteFrame } from './isCompleteFrame.ts'

export type NotificationPorts = ConnectionTools & {
  /** The service's address: a path of ours, or with `http`, `https`, `ws` or `wss`. */
  address: string
  /** Identifies the player. */
  token: string
  onNotification: (kind: NotificationKind) => void
  note: LogProblem
}

const socketAddress = (address: string): string => new URL(address, location.href).href.replace(/^http/, 'ws')

/** Browsers warn about closing a socket that is still connecting, so it is closed once it is open. */
function closeOnceOpen(socket: WebSocket): void {
  const close = socket.close.bind(socket)
  socket.close = (...how) => {
    if (socket.readyState !== WebSocket.CONNECTING) close(...how)
    else socket.addEventListener('open', () => close(...how), { once: true })
  }
}

/** A socket that closes at the first message that the STOMP client could not read. */
function guardedSocket(address: string, note: LogProblem): WebSocket {
  const socket = new WebSocket(socketAddress(address), ['v12.stomp'])
  closeOnceOpen(socket)
  // The client adds its listener later, so it does not receive messages that are stopped here.
  socket.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isCompleteFrame(event.data)) return
    event.stopImmediatePropagation()
    note('message', 'no whole frame, the line is closed')
    socket.close()
  })
  return socket
}

function kindOf(body: string, note: LogProblem): NotificationKind | undefined {
  try {
    return v.parse(Notification, JSON.parse(body)).type
  } catch {
    // The content belongs to a player, so it is not logged.
    note('record', 'not a notification that is known')
    return undefined
  }
}

/** Opens one connection to a player's notifications; resolves once it is established, does not reconnect (NTF-01). */
export function openNotifications(ports: NotificationPorts): Promise<void> {
  const { address, token, onNotification, signal, onClose, note } = ports
  return new Promise((resolve, reject) => {
    const client = new Client({
      webSocketFactory: () => guardedSocket(address, note),
      connectHeaders: { Authorization: `Bearer ${token}` },
      reconnectDelay: 0,
      // The client abandons a socket that could not connect and ignores its close event.
      discardWebsocketOnCommFailure: true,
      onConnect() {
        client.subscribe(TOPIC, ({ body }) => {
          const kind = kindOf(body, note)
          if (kind) onNotification(kind)
        })
        resolve()
      },
      onStompError: () => note('connection', 'refused by the service'),
      onWebSocketClose() {
        reject(new Error('closed before it stood'))
        onClose()
      },
    })
    // Forced: after a logout the client must not wait for a receipt of a silent service.
    signal.addEventListener('abort', () => void client.deactivate({ force: true }))
    client.activate()
  })
}
