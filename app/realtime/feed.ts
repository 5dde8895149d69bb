import type { FeedState } from '#app/domain/live/feed.ts'
import type { RetryBudget } from '#app/domain/retryBudget.ts'
import { createExternalStore } from '#app/lib/externalStore.ts'
import { createLine, type LineState, type LineTools } from './line.ts'

/** A connection to the hub, as far as the feed needs one. */
export type Hub = { start: () => Promise<void>; stop: () => Promise<void> }

export type HubHandlers = {
  onInit: (tables: unknown) => void
  onUpdate: (table: unknown) => void
  /** It has ended; it does not come back by itself. */
  onClose: () => void
}

export type FeedPorts = {
  /** Makes a connection, not started yet; its code may have to be loaded first. */
  open: (handlers: HubHandlers) => Promise<Hub>
  /** What is pushed goes there. */
  reader: { init: (input: unknown) => void; update: (input: unknown) => void; clear: () => void }
  budget: RetryBudget
  /** Forgets all tables. */
  clear: () => void
  /** A connection that could not be ended. */
  onStopFail: (error: unknown) => void
  now: () => number
}

/**
 * The one feed of live tables: begins when it is wanted, is kept as far as its budget allows, and tries again when the tab
 * wakes or the network is back (UXP-13).
 */
export function createFeed({ open, reader, budget, clear, onStopFail, now }: FeedPorts) {
  const state = createExternalStore<FeedState>({ name: 'off' })
  let heard: number | undefined
  let lost = false

  async function connect({ signal, onClose }: LineTools): Promise<void> {
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

  function stateOf(line: LineState): FeedState {
    if (line === 'off' || line === 'connected') return { name: line }
    if (!lost) return { name: 'connecting' }
    return { name: budget.isSpent() ? 'lost' : 'reconnecting', since: heard }
  }

  const line = createLine({
    open: connect,
    budget,
    now,
    onChange(next) {
      if (next === 'waiting' || next === 'off') reader.clear()
      lost = next === 'waiting' || (lost && next === 'connecting')
      state.set(stateOf(next))
    },
  })

  return {
    state,
    start: line.start,
    wake: line.wake,
    retry: line.retry,
    /** Begins with a new list of all tables. */
    restart: line.restart,
    stop(): void {
      line.stop()
      heard = undefined
      clear()
    },
  }
}
