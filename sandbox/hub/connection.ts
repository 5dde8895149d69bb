import {
  type ClientConnection,
  type ClientConnectionOptions,
  createClientConnection,
  type Link,
} from './clientConnection.ts'
import type { Batch } from './outbox.ts'
import {
  handshakeProblem,
  handshakeRecord,
  LONGEST_RECORD,
  messageOf,
  refusalRecord,
  splitRecords,
} from './protocol.ts'

/** Transport of a connection. */
export type Transport = 'webSockets' | 'serverSentEvents' | 'longPolling'

type ConnectionOptions = ClientConnectionOptions & {
  /** Records to send before `init`, if the control room asks for them. */
  early: () => string | undefined
  /** Whether clients are disconnected after `init`. */
  brief: () => boolean
  opened: () => void
}

/** A client's connection to the hub, over any transport. */
export type Connection = ReturnType<typeof createConnection>

const wrong = { error: 'Connection closed with an error.' }

/** Handles a record of the client. */
function obey(line: ClientConnection, record: string): void {
  const message = messageOf(record)
  if (message.kind === 'garbage') line.end(wrong)
  else if (message.kind === 'close') line.stop('close')
  else if (message.kind === 'invocation' && message.id) line.add(refusalRecord(message.id, message.target))
}

/** A connection from the handshake over `init` to its close. */
export function createConnection(options: ConnectionOptions) {
  const { times, now, hanging, early, brief } = options
  const line = createClientConnection(options)
  let state: 'waiting' | 'greeted' | 'watching' = 'waiting'
  let transport: Transport | undefined
  let rest = ''
  let heard = now()

  function watch(): void {
    if (line.isEnding()) return
    const first = early()
    if (first) line.add(first)
    state = 'watching'
    line.addInit()
    if (brief()) line.end({ allowReconnect: true })
  }

  function greet(record: string): void {
    const problem = handshakeProblem(record)
    line.add(handshakeRecord(problem))
    if (problem) line.stop('close')
    else {
      state = 'greeted'
      setTimeout(watch, times.init).unref()
    }
  }

  const whileWatching = (work: () => void) => {
    if (state === 'watching' && !line.isEnding()) work()
  }

  return {
    /** Handles incoming text. */
    receive(text: string): void {
      heard = now()
      const { records, rest: next } = splitRecords(rest + text)
      rest = next
      for (const record of records) {
        if (line.isEnding()) return
        if (state === 'waiting') greet(record)
        else obey(line, record)
      }
      if (rest.length > LONGEST_RECORD) line.end(wrong)
    },
    tell: (batch: Batch) => whileWatching(() => line.tell(batch)),
    /** Sends every table again. */
    init: () => whileWatching(line.addInit),
    /** Sends text of the control room; dropped if the queue is full. */
    inject: (text: string) => whileWatching(() => line.offer(text)),
    open(by: Transport, link: Link): void {
      transport = by
      heard = now()
      options.opened()
      line.open(link)
    },
    /** Notes activity of the client without a record, such as a poll. */
    hear(): void {
      heard = now()
    },
    /** Pings an idle client, and closes the connection of one that was silent for longer. */
    look(): void {
      if (hanging()) return
      // A waiting poll counts as activity.
      if (transport === 'longPolling' && line.isReady()) heard = now()
      if (now() - heard >= times.silence) line.end({ error: 'Client timed out.', allowReconnect: true })
      else if (state !== 'waiting' && transport !== 'longPolling') line.ping()
    },
    transport: () => transport,
    isWatching: () => state === 'watching',
    flush: line.flush,
    end: line.end,
    cut: () => line.stop('cut'),
    /** The transport was closed. */
    gone: () => line.stop(),
    waiting: line.waiting,
  }
}
