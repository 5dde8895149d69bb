import type { LiveUpdate } from './tables.ts'

/** What several updates say in one go, as one text for everybody. */
export type Batch = { updates: readonly LiveUpdate[]; text: string }

/** Records that wait although nothing can replace them: answers, pings, what the control room has sent. */
const MOST_WAITING = 64

type OutboxOptions = {
  /** All tables as they are, as one record. */
  init: () => string
  /** Updates as records. */
  textOf: (updates: Iterable<LiveUpdate>) => string
}

/** What one connection has still to send. */
export type Outbox = ReturnType<typeof createOutbox>

/**
 * Keeps what cannot be sent yet in room that does not grow: of a table the latest of each field, of `init` only that it
 * is due, and a few records besides.
 */
export function createOutbox({ init, textOf }: OutboxOptions) {
  const waiting: string[] = []
  const changed = new Map<string, LiveUpdate>()
  let initDue = false

  return {
    /** False when there is no room: the caller reads nothing and asks on and on. */
    add(text: string): boolean {
      if (waiting.length >= MOST_WAITING) return false
      waiting.push(text)
      return true
    },
    addInit(): void {
      initDue = true
      // It will tell how everything is when it goes out.
      changed.clear()
    },
    merge(updates: readonly LiveUpdate[]): void {
      if (initDue) return
      for (const update of updates) {
        const code = update.ImsGameCode
        changed.set(code, { ...changed.get(code), ...update })
      }
    },
    /** What goes out next, as one text. */
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
