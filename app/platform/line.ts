import { seconds } from '#app/domain/durations.ts'
import type { RetryBudget } from '#app/domain/retryBudget.ts'

/** State of a connection; `waiting` for the next attempt. */
export type LineState = 'off' | 'connecting' | 'connected' | 'waiting'

/** Timeout of a connection attempt in milliseconds. */
const CONNECT_TIMEOUT = seconds(15)

export type LineTools = {
  /** Ends the connection, even while it is still connecting. */
  signal: AbortSignal
  /** The connection has ended by itself. */
  onClose: () => void
}

export type LinePorts = {
  /** Opens one connection and resolves once it is established. */
  open: (tools: LineTools) => Promise<void>
  budget: RetryBudget
  /** Milliseconds since 1970. */
  now: () => number
  onChange: (state: LineState) => void
}

export type Line = ReturnType<typeof createLine>

const late = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('No connection in time', 'TimeoutError')),
      CONNECT_TIMEOUT,
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** A connection that reconnects after every loss, as often as its retry budget allows. */
export function createLine({ open, budget, now, onChange }: LinePorts) {
  let state: LineState = 'off'
  let own = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: LineState): void {
    state = next
    onChange(next)
  }

  /** Drops the current connection; its later events are ignored. */
  function drop(): void {
    clearTimeout(timer)
    own.abort()
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
    own = new AbortController()
    const { signal } = own
    const whileOwn = (act: () => void) => () => {
      if (!signal.aborted) act()
    }
    budget.attempt(now())
    change('connecting')
    Promise.race([open({ signal, onClose: whileOwn(lose) }), late(signal)]).then(
      whileOwn(() => {
        budget.up(now())
        change('connected')
      }),
      whileOwn(lose),
    )
  }

  return {
    start(): void {
      if (state !== 'off') return
      const wait = budget.room(now())
      if (wait === 0) attempt()
      else attemptAfter(wait)
    },
    /** The tab woke or the network is back: the next attempt starts at once if the budget allows it. */
    wake(): void {
      if (state === 'waiting' && budget.room(now()) === 0) attempt()
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
