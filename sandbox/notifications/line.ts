import { FrameImpl, Parser } from '@stomp/stompjs'
import type { WebSocket } from 'ws'
import { TOPIC } from '#app/api/contract/player/notification.ts'

/** Milliseconds between two heart-beats of both sides, and after which a silent client is disconnected. */
const HEARTBEAT_MS = 10_000
const SILENCE_TIMEOUT_MS = 3 * HEARTBEAT_MS

type Headers = Record<string, string>
type Frame = { command: string; headers: Headers; body?: string }

const textOf = ({ body = '', ...frame }: Frame): string =>
  String(FrameImpl.marshall({ ...frame, body, escapeHeaderValues: frame.command !== 'CONNECTED' }))

const tokenOf = ({ Authorization = '' }: Headers): string => /^Bearer (.+)$/.exec(Authorization)?.[1] ?? ''

/** One client, as long as its socket is open. */
export type Line = ReturnType<typeof openLine>

/** Speaks STOMP over `socket`. `holder` gives the player of a valid token. */
export function openLine(socket: WebSocket, holder: (token: string) => string | undefined) {
  let token: string | undefined
  let heard = Date.now()
  let sent = 0
  const subscriptions = new Set<string>()

  const send = (frame: Frame): void => socket.send(textOf(frame))

  function refuse(message: string): void {
    send({ command: 'ERROR', headers: { message } })
    socket.close()
  }

  const commands: Record<string, (headers: Headers) => void> = {
    CONNECT(headers) {
      const given = tokenOf(headers)
      if (token !== undefined) refuse('connected already')
      else if (holder(given) === undefined) refuse('unknown token')
      else {
        token = given
        send({
          command: 'CONNECTED',
          headers: { version: '1.2', 'heart-beat': `${HEARTBEAT_MS},${HEARTBEAT_MS}` },
        })
      }
    },
    SUBSCRIBE({ id, destination }) {
      if (id === undefined || destination !== TOPIC) refuse('no such destination')
      else subscriptions.add(id)
    },
    UNSUBSCRIBE({ id = '' }) {
      subscriptions.delete(id)
    },
    DISCONNECT() {
      subscriptions.clear()
    },
  }

  function take({ command, headers }: Frame): void {
    const act = Object.hasOwn(commands, command) ? commands[command] : undefined
    if (!act || (token === undefined && command !== 'CONNECT')) {
      refuse(`unexpected ${command}`)
      return
    }
    act(headers)
    const { receipt } = headers
    if (receipt !== undefined) send({ command: 'RECEIPT', headers: { 'receipt-id': receipt } })
  }

  const parser = new Parser(
    (raw) => take(FrameImpl.fromRawFrame(raw, token !== undefined)),
    () => undefined,
  )
  const timer = setInterval(() => {
    if (Date.now() - heard > SILENCE_TIMEOUT_MS) socket.terminate()
    else if (token !== undefined) socket.send('\n')
  }, HEARTBEAT_MS)
  timer.unref()
  socket.on('message', (data) => {
    heard = Date.now()
    parser.parseChunk(String(data))
  })
  // A close event follows; without a listener the process would end.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => clearInterval(timer))

  return {
    socket,
    /** The subscribed player, as long as their token is valid. */
    username: () => (token === undefined || subscriptions.size === 0 ? undefined : holder(token)),
    tell(body: string): void {
      for (const subscription of subscriptions) {
        sent += 1
        const headers = { destination: TOPIC, subscription, 'message-id': String(sent) }
        send({ command: 'MESSAGE', headers: { ...headers, 'content-type': 'application/json' }, body })
      }
    },
  }
}
