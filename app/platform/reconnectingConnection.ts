import { seconds } from '#app/domain/durations.ts'
import type { RetryBudget } from '#app/domain/retryBudget.ts'

/** State of a connection; `waiting` for the next attempt. */
export type ConnectionState = 'off' | 'connecting' | 'connected' | 'waiting'

/** Timeout of a connection attempt in milliseconds. */
const CONNECT_TIMEOUT_MS = seconds(15)

export type ConnectionTools = {
  /** Ends the connection, even while it is still connecting. */
  signal: AbortSignal
  /** The connection has ended by itself. */
  onClose: () => void
}

export type ConnectionPorts = {
  /** Opens one connection and resolves once it is established. */
  open: (tools: ConnectionTools) => Promise<void>
  budget: RetryBudget
  /** Milliseconds since 1970. */
  now: () => number
  onChange: (state: ConnectionState) => void
}

export type ReconnectingConnection = ReturnType<typeof createReconnectingConnection>

const connectTimeout = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('No connection in time', 'TimeoutError')),
      CONNECT_TIMEOUT_MS,
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** A connection that reconnects after every loss, as often as its retry budget allows. */
export function createReconnectingConnection({ open, budget, now, onChange }: ConnectionPorts) {
  let state: ConnectionState = 'off'
  let current = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: ConnectionState): void {
    state = next
    onChange(next)
  }

  /** Drops the current connection; its later events are ignored. */
  function drop(): void {
    clearTimeout(timer)
    current.abort()
  }

  function attemptAfter(wait: number): void {
    timer = setTimeout(attempt, wait)
    change('waiting')
  }

  function lose(): void {
    drop()
    attemptAfter(budget.lost(now()))
  }

  function attempt(): void {
    drop()
    current = new AbortController()
    const { signal } = current
    const ifCurrent = (act: () => void) => () => {
      if (!signal.aborted) act()
    }
    budget.attempt(now())
    change('connecting')
    Promise.race([open({ signal, onClose: ifCurrent(lose) }), connectTimeout(signal)]).then(
      ifCurrent(() => {
        budget.up(now())
        change('connected')
      }),
      ifCurrent(lose),
    )
  }

  return {
    start(): void {
      if (state !== 'off') return
      const wait = budget.delayUntilAllowed(now())
      if (wait === 0) attempt()
      else attemptAfter(wait)
    },
    /** The tab woke or the network is back: the next attempt starts at once if the budget allows it. */
    wake(): void {
      if (state === 'waiting' && budget.delayUntilAllowed(now()) === 0) attempt()
    },
    /** An attempt on request: counted in the budget, but never refused. */
    retry(): void {
      if (state === 'waiting') attempt()
    },
    /** Drops a connection whose data is unusable, and reconnects as after a loss. */
    restart(): void {
      if (state === 'connected' || state === 'connecting') lose()
    },
    stop(): void {
      drop()
      change('off')
    },
  }
}
