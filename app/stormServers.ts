import { seconds } from './domain/durations.ts'

const END = '\u001e'
const ANSWER = {
  negotiateVersion: 1,
  connectionId: 'storm',
  connectionToken: 'storm',
  availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
}

/** Behaviour of a server, by the names in the table. */
export type Server = {
  /** What it sends to an opened socket, and on each message; `close` closes it. */
  socket?: (say: (text: string) => void, close: () => void) => (heard: string) => void
  /** Its response to a request. */
  answer: (url: string) => Response | Promise<Response>
}

const json = (value: unknown) => Response.json(value)
/** Responses by a part of the requested address. */
const answers: [part: string, answer: unknown][] = [
  ['negotiate', ANSWER],
  ['otification', { notification_token: 'another' }],
  ['alances', { balances: [] }],
  ['build', { id: 'own' }],
]
const good = (url: string) => json(answers.find(([part]) => url.includes(part))?.[1] ?? [])
const unavailable = () => new Response('', { status: 503 })
const silence = () => new Promise<Response>(() => {})

/** Answers the handshake of either protocol, then calls `next`. */
const greeting =
  (next: (say: (text: string) => void, close: () => void) => void): Server['socket'] =>
  (say, close) =>
  (heard) => {
    if (heard.startsWith('CONNECT')) say('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0')
    else if (heard.includes('"protocol"')) say(`{}${END}`)
    else return
    setTimeout(next, 50, say, close)
  }

export const servers = {
  refuses: {
    answer: unavailable,
    socket(_say, close) {
      close()
      return () => {}
    },
  },
  'accepts, then closes': {
    answer: good,
    socket(_say, close) {
      close()
      return () => {}
    },
  },
  'is silent': { answer: silence, socket: () => () => {} },
  'accepts and drops': { answer: good, socket: greeting((_say, close) => close()) },
  'says that it is restarted': {
    answer: good,
    socket: greeting((say) => say(`{"type":7,"allowReconnect":true}${END}`)),
  },
  'sends on to itself': { answer: () => json({ url: 'https://hub.example/live' }) },
  'stands for half a minute': {
    answer: good,
    socket: greeting((say, close) => {
      for (let at = 5; at < 31; at += 5) setTimeout(say, seconds(at), `{"type":6}${END}`)
      setTimeout(close, seconds(31))
    }),
  },
  'fails every other time': { answer: (url) => (asked.calls.length % 2 ? good(url) : unavailable()) },
} satisfies Record<string, Server>

export type Behaviour = keyof typeof servers

/** All requests and sockets with their times, and the server that answers them. */
export const asked: { calls: { what: string; at: number }[]; server: Server } = {
  calls: [],
  server: servers.refuses,
}
export const noteCall = (what: string) => void asked.calls.push({ what, at: Date.now() })

/** A socket that is connected to the server of the row. */
export class StormSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readyState = 0
  binaryType = 'blob'
  onopen?: (event: object) => void
  onmessage?: (event: object) => void
  onclose?: (event: object) => void
  onerror?: (event: object) => void
  #hear: (heard: string) => void = () => {}

  constructor() {
    super()
    noteCall('socket')
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.({})
      this.#hear =
        asked.server.socket?.(
          (data) => this.onmessage?.({ data }),
          () => this.close(),
        ) ?? (() => {})
    })
  }

  send(text: string): void {
    setTimeout(() => this.#hear(text))
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    setTimeout(() => this.onclose?.({ code: 1006, reason: '', wasClean: false }))
  }
}
