import { createExternalStore } from '#app/lib/externalStore.ts'

/** How the feed stands (LIV-02). */
export type FeedState =
  | { name: 'off' | 'connecting' | 'connected' }
  /** What is shown is as old as `since`, in milliseconds since 1970. */
  | { name: 'reconnecting' | 'lost'; since?: number }

/** A connection to the hub, as far as the feed needs one. */
export type Hub = { start: () => Promise<void>; stop: () => Promise<void> }

export type HubHandlers = {
  onInit: (tables: unknown) => void
  onUpdate: (table: unknown) => void
  onReconnecting: () => void
  onReconnected: () => void
  /** Ended for good. */
  onClose: () => void
}

export type FeedPorts = {
  /** Makes a connection that reconnects by itself; its code may have to be loaded first. */
  open: (handlers: HubHandlers) => Promise<Hub>
  /** What is pushed goes there. */
  reader: { init: (input: unknown) => void; update: (input: unknown) => void; clear: () => void }
  /** Milliseconds before each try of the first connection. */
  delays: readonly number[]
  /** Forgets all tables. */
  clear: () => void
  /** No connection after the last try. */
  onFail: () => void
  /** A connection that could not be ended. */
  onStopFail: (error: unknown) => void
  now: () => number
}

async function end(hub: Hub | undefined, onStopFail: FeedPorts['onStopFail']): Promise<void> {
  try {
    await hub?.stop()
  } catch (error) {
    onStopFail(error)
  }
}

/**
 * The one feed of live tables: begins when it is wanted, reconnects by itself, and begins again when the tab wakes or the
 * network is back, also after the last try (UXP-13).
 */
export function createFeed(ports: FeedPorts) {
  const { open, reader, delays, clear, onFail, onStopFail, now } = ports
  const state = createExternalStore<FeedState>({ name: 'off' })
  let hub: Hub | undefined
  /** Counts the beginnings: whatever belongs to an older one is passed over. */
  let turn = 0
  let heard: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const hear = (take: (input: unknown) => void, own: number) => (input: unknown) => {
    if (own !== turn) return
    heard = now()
    take(input)
  }

  function handlersOf(own: number): HubHandlers {
    const ours = (act: () => void) => () => void (own === turn && act())
    return {
      onInit: hear(reader.init, own),
      onUpdate: hear(reader.update, own),
      onReconnecting: ours(() => state.set({ name: 'reconnecting', since: heard })),
      onReconnected: ours(() => state.set({ name: 'connected' })),
      onClose: ours(lose),
    }
  }

  function lose(): void {
    hub = undefined
    state.set({ name: 'lost', since: heard })
    onFail()
  }

  async function attempt(own: number, tries: number): Promise<void> {
    try {
      const opened = await open(handlersOf(own))
      if (own !== turn) return
      hub = opened
      await opened.start()
      if (own === turn) state.set({ name: 'connected' })
      else await end(opened, onStopFail)
    } catch {
      if (own !== turn) return
      hub = undefined
      const delay = delays[tries]
      if (delay === undefined) return lose()
      timer = setTimeout(() => void attempt(own, tries + 1), delay)
    }
  }

  /** Ends what there is without a word to those who look at the tables. */
  function drop(): void {
    turn += 1
    clearTimeout(timer)
    reader.clear()
    void end(hub, onStopFail)
    hub = undefined
  }

  function begin(): void {
    drop()
    state.set(heard === undefined ? { name: 'connecting' } : { name: 'reconnecting', since: heard })
    void attempt(turn, 0)
  }

  return {
    state,
    start(): void {
      if (state.getSnapshot().name === 'off') begin()
    },
    /** The tab woke, or the network is back: whoever waits for the next try, or for none, waits no longer. */
    wake(): void {
      const { name } = state.getSnapshot()
      if (name === 'reconnecting' || name === 'lost') begin()
    },
    /** Begins with a new list of all tables. */
    restart(): void {
      if (state.getSnapshot().name !== 'off') begin()
    },
    stop(): void {
      drop()
      heard = undefined
      clear()
      state.set({ name: 'off' })
    },
  }
}
