import { Client } from '@stomp/stompjs'
import * as v from 'valibot'
import { Notification, type NotificationKind, TOPIC } from '#app/api/contract/player/notification.ts'
import { isWholeMessage } from './isWholeMessage.ts'
import type { LineTools } from './line.ts'
import type { Notes } from './notes.ts'

export type NotificationPorts = LineTools & {
  /** Where the service listens; a path of ours, `http`, `https`, `ws` or `wss`. */
  address: string
  /** Says whose notifications they are. */
  token: string
  onNotification: (kind: NotificationKind) => void
  note: Notes
}

const socketAddress = (address: string): string => new URL(address, location.href).href.replace(/^http/, 'ws')

/** The browser warns of a socket that is closed while it connects: such a one is closed when it is open. */
function closeOnceOpen(socket: WebSocket): void {
  const close = socket.close.bind(socket)
  socket.close = (...how) => {
    if (socket.readyState !== WebSocket.CONNECTING) close(...how)
    else socket.addEventListener('open', () => close(...how), { once: true })
  }
}

/** A socket that is closed at the first message which the client could not read. */
function guardedSocket(address: string, note: Notes): WebSocket {
  const socket = new WebSocket(socketAddress(address), ['v12.stomp'])
  closeOnceOpen(socket)
  // The client listens later than this, so nothing reaches it that this has stopped.
  socket.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isWholeMessage(event.data)) return
    event.stopImmediatePropagation()
    note('message', 'no whole frame, the line is closed')
    socket.close()
  })
  return socket
}

function kindOf(body: string, note: Notes): NotificationKind | undefined {
  try {
    return v.parse(Notification, JSON.parse(body)).type
  } catch {
    // What it says belongs to a player.
    note('record', 'not a notification that is known')
    return undefined
  }
}

/** One connection to a player's notifications; resolves once it stands, and does not come back by itself (NTF-01). */
export function openNotifications(ports: NotificationPorts): Promise<void> {
  const { address, token, onNotification, signal, onClose, note } = ports
  return new Promise((resolve, reject) => {
    const client = new Client({
      webSocketFactory: () => guardedSocket(address, note),
      connectHeaders: { Authorization: `Bearer ${token}` },
      reconnectDelay: 0,
      // One that does not come to stand is left alone, and says nothing when it closes.
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
    // At once: a player who has left waits for no answer of a service that may be silent.
    signal.addEventListener('abort', () => void client.deactivate({ force: true }))
    client.activate()
  })
}
