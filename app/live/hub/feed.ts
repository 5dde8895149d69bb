import { createExternalStore } from '#app/domain/externalStore.ts'
import type { FeedState } from '#app/domain/live/feed.ts'
import type { RetryBudget } from '#app/domain/retryBudget.ts'
import {
  type ConnectionState,
  type ConnectionTools,
  createReconnectingConnection,
} from '#app/platform/reconnectingConnection.ts'

/** A connection to the hub, with what the feed uses of it. */
export type Hub = { start: () => Promise<void>; stop: () => Promise<void> }

export type HubHandlers = {
  onInit: (tables: unknown) => void
  onUpdate: (table: unknown) => void
  /** The connection has ended and does not reconnect by itself. */
  onClose: () => void
}

export type FeedPorts = {
  /** Creates a connection without starting it; loads the code that it needs. */
  open: (handlers: HubHandlers) => Promise<Hub>
  /** Receives the pushed messages. */
  reader: { init: (input: unknown) => void; update: (input: unknown) => void; clear: () => void }
  budget: RetryBudget
  /** Forgets all tables. */
  clear: () => void
  /** A connection could not be stopped. */
  onStopFail: (error: unknown) => void
  now: () => number
}

/**
 * The feed of live tables: connects on `start`, reconnects within its retry budget, and retries at once when the tab wakes
 * or the network returns (UXP-13).
 */
export function createFeed({ open, reader, budget, clear, onStopFail, now }: FeedPorts) {
  const state = createExternalStore<FeedState>({ name: 'off' })
  let heard: number | undefined
  let lost = false

  async function connect({ signal, onClose }: ConnectionTools): Promise<void> {
    const hear = (take: (input: unknown) => void) => (input: unknown) => {
      if (signal.aborted) return
      heard = now()
      take(input)
    }
    const hub = await open({ onInit: hear(reader.init), onUpdate: hear(reader.update), onClose })
    if (signal.aborted) return
    signal.addEventListener('abort', () => void hub.stop().catch(onStopFail))
    await hub.start()
  }

  function stateOf(line: ConnectionState): FeedState {
    if (line === 'off' || line === 'connected') return { name: line }
    if (!lost) return { name: 'connecting' }
    return { name: budget.isSpent() ? 'lost' : 'reconnecting', since: heard }
  }

  const line = createReconnectingConnection({
    open: connect,
    budget,
    now,
    onChange(next) {
      // After a loss the reader finishes what has arrived: a list that came just before it is still the newest one known.
      if (next === 'off') reader.clear()
      lost = next === 'waiting' || (lost && next === 'connecting')
      state.set(stateOf(next))
    },
  })

  return {
    state,
    start: line.start,
    wake: line.wake,
    retry: line.retry,
    /** Reconnects to get a new list of all tables. */
    restart: line.restart,
    stop(): void {
      line.stop()
      heard = undefined
      clear()
    },
  }
}
