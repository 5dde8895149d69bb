import { type Batch, createOutbox } from './outbox.ts'
import { closeRecord, pingRecord } from './protocol.ts'

/** The transport to one client. */
export type Link = {
  send(text: string): void
  /** Whether the client keeps up, so that sent data does not accumulate. */
  ready(): boolean
  /** Closes it normally. */
  close(): void
  /** Breaks it like a lost connection. */
  cut(): void
}

/** Timing of the protocol in milliseconds. */
export const usualTimes = {
  /** Between two pings. */
  ping: 15_000,
  /** After which a silent client is disconnected. */
  silence: 30_000,
  /** From the handshake to `init`. */
  init: 60,
  /** For sending the last record. */
  goodbye: 1000,
  /** Longest wait of a poll. */
  poll: 90_000,
}

export type ClientConnectionOptions = {
  /** Source of the records that are generated when they are sent. */
  source: Parameters<typeof createOutbox>[0]
  times: typeof usualTimes
  now: () => number
  /** True while the hub sends nothing, not even pings. */
  hanging: () => boolean
  ended: () => void
}

/** The sending side of a connection. */
export type ClientConnection = ReturnType<typeof createClientConnection>

/** Sends while the client keeps up, and ends with or without a last record. */
export function createClientConnection({ source, times, now, hanging, ended }: ClientConnectionOptions) {
  const outbox = createOutbox(source)
  let link: Link | undefined
  let said = now()
  let leaving = false
  let over = false

  /** Ends the line; without `how` the transport has closed by itself. */
  function stop(how?: 'close' | 'cut'): void {
    if (over) return
    over = true
    if (how) link?.[how]()
    ended()
  }

  function flush(): void {
    if (hanging()) return
    while (!over && link?.ready()) {
      const text = outbox.next()
      if (text === undefined) break
      said = now()
      link.send(text)
    }
    if (leaving && outbox.isEmpty()) stop('close')
  }

  function add(text: string): void {
    if (outbox.add(text)) flush()
    else stop('cut')
  }

  return {
    add,
    flush,
    stop,
    /** Sends a close record, then closes. */
    end(reason: Parameters<typeof closeRecord>[0]): void {
      if (leaving || over) return
      leaving = true
      setTimeout(() => stop('cut'), times.goodbye).unref()
      add(closeRecord(reason))
    },
    /** Queues text that may be dropped if the queue is full. */
    offer(text: string): void {
      if (outbox.add(text)) flush()
    },
    addInit(): void {
      outbox.addInit()
      flush()
    },
    /** Queues updates; a slow client later gets the latest values. */
    tell({ updates, text }: Batch): void {
      if (hanging() || !outbox.isEmpty() || !link?.ready()) outbox.merge(updates)
      else {
        said = now()
        link.send(text)
      }
    },
    ping(): void {
      if (now() - said >= times.ping && outbox.isEmpty()) add(pingRecord)
    },
    open(to: Link): void {
      link = to
      flush()
    },
    isReady: () => link?.ready() ?? false,
    isEnding: () => leaving || over,
    waiting: () => outbox.size(),
  }
}
