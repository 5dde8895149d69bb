import { createLine, type Line, type LineOptions, type Link } from './line.ts'
import type { Batch } from './outbox.ts'
import {
  handshakeProblem,
  handshakeRecord,
  LONGEST_RECORD,
  messageOf,
  refusalRecord,
  splitRecords,
} from './protocol.ts'

/** How a connection's records travel. */
export type Transport = 'webSockets' | 'serverSentEvents' | 'longPolling'

type ConnectionOptions = LineOptions & {
  /** Records before `init`, when the control room wants some. */
  early: () => string | undefined
  /** Whether callers are sent away once they have heard all tables. */
  brief: () => boolean
  opened: () => void
}

/** One caller of the hub, whichever way its records travel. */
export type Connection = ReturnType<typeof createConnection>

const wrong = { error: 'Connection closed with an error.' }

/** Does what a record of the caller asks for. */
function obey(line: Line, record: string): void {
  const message = messageOf(record)
  if (message.kind === 'garbage') line.end(wrong)
  else if (message.kind === 'close') line.stop('close')
  else if (message.kind === 'invocation' && message.id) line.add(refusalRecord(message.id, message.target))
}

/** From the handshake over `init` to the last record. */
export function createConnection(options: ConnectionOptions) {
  const { times, now, hanging, early, brief } = options
  const line = createLine(options)
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
    /** Takes what has come from the caller. */
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
    /** Every table once more. */
    init: () => whileWatching(line.addInit),
    /** What the control room sends; left out where there is no room. */
    inject: (text: string) => whileWatching(() => line.offer(text)),
    open(by: Transport, link: Link): void {
      transport = by
      heard = now()
      options.opened()
      line.open(link)
    },
    /** Something came from the caller that is no record, such as a poll. */
    hear(): void {
      heard = now()
    },
    /** Pings who has heard nothing for a while, and lets go who has said nothing for longer. */
    look(): void {
      if (hanging()) return
      // A poll that waits is a caller that listens.
      if (transport === 'longPolling' && line.isReady()) heard = now()
      if (now() - heard >= times.silence) line.end({ error: 'Client timed out.', allowReconnect: true })
      else if (state !== 'waiting' && transport !== 'longPolling') line.ping()
    },
    transport: () => transport,
    isWatching: () => state === 'watching',
    flush: line.flush,
    end: line.end,
    cut: () => line.stop('cut'),
    /** The line has ended by itself. */
    gone: () => line.stop(),
    waiting: line.waiting,
  }
}
