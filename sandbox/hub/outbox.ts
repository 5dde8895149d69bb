import type { LiveUpdate } from './tables.ts'

/** Several updates, as one text for all clients. */
export type Batch = { updates: readonly LiveUpdate[]; text: string }

/** Queued records that later ones cannot replace: answers, pings, records of the control room. */
const MAX_QUEUED = 64

type OutboxOptions = {
  /** All tables as one record. */
  init: () => string
  /** Updates as records. */
  textOf: (updates: Iterable<LiveUpdate>) => string
}

/** The queue of a connection. */
export type Outbox = ReturnType<typeof createOutbox>

/**
 * A queue of limited size: of each table the latest value of each field, of `init` only a flag, and a few other
 * records.
 */
export function createOutbox({ init, textOf }: OutboxOptions) {
  const waiting: string[] = []
  const changed = new Map<string, LiveUpdate>()
  let initDue = false

  return {
    /** False if the queue is full: the client reads nothing but keeps asking. */
    add(text: string): boolean {
      if (waiting.length >= MAX_QUEUED) return false
      waiting.push(text)
      return true
    },
    addInit(): void {
      initDue = true
      // `init` will contain all changes.
      changed.clear()
    },
    merge(updates: readonly LiveUpdate[]): void {
      if (initDue) return
      for (const update of updates) {
        const code = update.ImsGameCode
        changed.set(code, { ...changed.get(code), ...update })
      }
    },
    /** The next text to send. */
    next(): string | undefined {
      const first = waiting.shift()
      if (first !== undefined) return first
      if (initDue) {
        initDue = false
        return init()
      }
      if (changed.size === 0) return undefined
      const text = textOf(changed.values())
      changed.clear()
      return text
    },
    isEmpty: () => waiting.length === 0 && !initDue && changed.size === 0,
    size: () => waiting.length + changed.size + (initDue ? 1 : 0),
  }
}
