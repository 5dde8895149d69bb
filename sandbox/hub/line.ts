import { type Batch, createOutbox } from './outbox.ts'
import { closeRecord, pingRecord } from './protocol.ts'

/** The way to one caller. */
export type Link = {
  send(text: string): void
  /** Whether the caller keeps up: what is sent now does not pile up. */
  ready(): boolean
  /** Ends the way in good order. */
  close(): void
  /** Ends it as a broken cable does. */
  cut(): void
}

/** Times of the protocol, in milliseconds. */
export const usualTimes = {
  /** Between two pings. */
  ping: 15_000,
  /** After which a caller that says nothing is gone. */
  silence: 30_000,
  /** From the handshake to `init`. */
  init: 60,
  /** For the last record to leave. */
  goodbye: 1000,
  /** For a poll to wait until something happens. */
  poll: 90_000,
}

export type LineOptions = {
  /** Where records come from that wait as a wish only. */
  source: Parameters<typeof createOutbox>[0]
  times: typeof usualTimes
  now: () => number
  /** True while the hub says nothing, not even pings. */
  hanging: () => boolean
  ended: () => void
}

/** The sending half of a connection. */
export type Line = ReturnType<typeof createLine>

/** Sends as long as the caller keeps up, and ends with a last record or without. */
export function createLine({ source, times, now, hanging, ended }: LineOptions) {
  const outbox = createOutbox(source)
  let link: Link | undefined
  let said = now()
  let leaving = false
  let over = false

  /** Ends the line; without `how` it has ended by itself. */
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
    /** Says why, and ends as soon as that has left. */
    end(reason: Parameters<typeof closeRecord>[0]): void {
      if (leaving || over) return
      leaving = true
      setTimeout(() => stop('cut'), times.goodbye).unref()
      add(closeRecord(reason))
    },
    /** Something that may be left out where there is no room. */
    offer(text: string): void {
      if (outbox.add(text)) flush()
    },
    addInit(): void {
      outbox.addInit()
      flush()
    },
    /** What has changed; who does not keep up hears the outcome when they do. */
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
