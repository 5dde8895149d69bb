import { WebSocketServer } from 'ws'
import type { NotificationKind } from '#app/api/contract/player/notification.ts'
import type { Players } from '../players/store.ts'
import type { Taker } from '../upgrades.ts'
import { type Garbage, garbage } from './garbage.ts'
import { type Line, openLine } from './line.ts'

/** Longest incoming frame in bytes. */
const MAX_FRAME_BYTES = 65_536

/** Milliseconds before a connection is dropped that may not stay. */
const DROP_DELAY_MS = 50

export type Broker = ReturnType<typeof createBroker>

/** Notifications for the players of this process, over STOMP (S2 7). */
export function createBroker({ passes, now }: Pick<Players, 'passes' | 'now'>) {
  const lines = new Set<Line>()
  let refusedUntil = 0
  let brief = false
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  })

  const linesOf = (username: string): Line[] => [...lines].filter((line) => line.username() === username)

  function drop(): void {
    for (const { socket } of lines) socket.terminate()
  }

  const take: Taker = ({ request, socket, head }) => {
    if (now() < refusedUntil) return '503 Service Unavailable'
    sockets.handleUpgrade(request, socket, head, (upgraded) => {
      const line = openLine(upgraded, (token) => passes.holder('notification', token))
      lines.add(line)
      upgraded.on('close', () => lines.delete(line))
      if (brief) upgraded.once('message', () => setTimeout(() => upgraded.terminate(), DROP_DELAY_MS).unref())
    })
    return undefined
  }

  /** Sends `body` to every connected page of a player. */
  function tell(username: string, body: string): void {
    for (const line of linesOf(username)) line.tell(body)
  }

  return {
    take,
    tell,
    notify: (username: string, type: NotificationKind) => tell(username, JSON.stringify({ type })),
    /** Sends data that is not a valid frame. */
    spoil(username: string, kind: Garbage): void {
      for (const { socket } of linesOf(username)) socket.send(garbage[kind])
    },
    /** Number of connected pages of a player. */
    count: (username: string) => linesOf(username).length,
    drop,
    /** Refuses connections for `ms` milliseconds. */
    refuse(ms: number): void {
      refusedUntil = now() + ms
    },
    /** Whether connections are accepted and then dropped. */
    flap(on: boolean): void {
      brief = on
    },
    reset(): void {
      brief = false
      refusedUntil = 0
    },
    close: drop,
  }
}
