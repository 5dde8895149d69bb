import { WebSocketServer } from 'ws'
import type { NotificationKind } from '#app/api/contract/player/notification.ts'
import type { Players } from '../players/store.ts'
import type { Taker } from '../upgrades.ts'
import { type Garbage, garbage } from './garbage.ts'
import { type Line, openLine } from './line.ts'

/** Bytes of the longest frame that a caller may send. */
const LONGEST_FRAME = 65_536

/** Milliseconds that a caller stays who is not to stay. */
const MOMENT = 50

export type Broker = ReturnType<typeof createBroker>

/** Notifications for the players of this process, over STOMP (S2 7). */
export function createBroker({ passes, now }: Pick<Players, 'passes' | 'now'>) {
  const lines = new Set<Line>()
  let refusedUntil = 0
  let brief = false
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST_FRAME,
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
      if (brief) upgraded.once('message', () => setTimeout(() => upgraded.terminate(), MOMENT).unref())
    })
    return undefined
  }

  /** Sends `body` to every page of a player that listens. */
  function tell(username: string, body: string): void {
    for (const line of linesOf(username)) line.tell(body)
  }

  return {
    take,
    tell,
    notify: (username: string, type: NotificationKind) => tell(username, JSON.stringify({ type })),
    /** Sends what is no message of this protocol. */
    spoil(username: string, kind: Garbage): void {
      for (const { socket } of linesOf(username)) socket.send(garbage[kind])
    },
    /** How many pages of a player listen. */
    count: (username: string) => linesOf(username).length,
    drop,
    /** Milliseconds for which nobody is let in any more. */
    refuse(ms: number): void {
      refusedUntil = now() + ms
    },
    /** Whether everybody is let in and dropped a moment later. */
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
