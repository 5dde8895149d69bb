import { Client } from '@stomp/stompjs'
import * as v from 'valibot'
import { Notification, type NotificationKind, TOPIC } from '#app/api/contract/player/notification.ts'
import { seconds } from '#app/lib/durations.ts'
import { isWholeMessage } from './isWholeMessage.ts'
import type { Notes } from './notes.ts'

/** How often a lost connection is tried again, and milliseconds before each try (S2 9). */
const RETRIES = 2
const PAUSE = seconds(1)

/** Milliseconds in which a connection has to stand. */
const PATIENCE = seconds(15)

export type NotificationPorts = {
  /** Where the service listens; a path of ours, `http`, `https`, `ws` or `wss`. */
  address: string
  /** Says whose notifications they are. */
  token: string
  onNotification: (kind: NotificationKind) => void
  /** There is a connection; what was said before it is lost. */
  onConnected: () => void
  /** There is no connection after the last try. */
  onLost: () => void
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

/** Listens to a player's notifications until the returned function is called (NTF-01). */
export function openNotifications(ports: NotificationPorts): () => void {
  const { address, token, onNotification, onConnected, onLost, note } = ports
  let tries = 0

  const client = new Client({
    webSocketFactory: () => guardedSocket(address, note),
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: PAUSE,
    connectionTimeout: PATIENCE,
    // One that does not come to stand is left alone, and says nothing when it closes.
    discardWebsocketOnCommFailure: true,
    onConnect() {
      tries = 0
      client.subscribe(TOPIC, ({ body }) => {
        const kind = kindOf(body, note)
        if (kind) onNotification(kind)
      })
      onConnected()
    },
    onStompError: () => note('connection', 'refused by the service'),
    onWebSocketClose() {
      if (!client.active) return
      tries += 1
      if (tries <= RETRIES) return
      close()
      onLost()
    },
  })

  /** At once: a player who has left waits for no answer of a service that may be silent. */
  function close(): void {
    void client.deactivate({ force: true })
  }

  client.activate()
  return close
}
