import type { RetryBudget } from '#app/domain/retryBudget.ts'
import { seconds } from '#app/lib/durations.ts'

/** How a line stands; `waiting` is for the next attempt. */
export type LineState = 'off' | 'connecting' | 'connected' | 'waiting'

/** Milliseconds in which a connection has to come to stand. */
const PATIENCE = seconds(15)

export type LineTools = {
  /** Ends the connection, whether it stands or is still being made. */
  signal: AbortSignal
  /** The connection has ended by itself. */
  onClose: () => void
}

export type LinePorts = {
  /** Makes one connection, and resolves once it stands. */
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
      PATIENCE,
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** A connection that is kept: whatever ends it, the next attempt is made when the budget allows it. */
export function createLine({ open, budget, now, onChange }: LinePorts) {
  let state: LineState = 'off'
  let own = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: LineState): void {
    state = next
    onChange(next)
  }

  /** Ends what there is; nothing of it is heard any more. */
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
    /** The tab woke, or the network is back: whoever waits for the next attempt waits no longer, if there is room. */
    wake(): void {
      if (state === 'waiting' && budget.room(now()) === 0) attempt()
    },
    /** Somebody asks for an attempt: it is counted, and never refused. */
    retry(): void {
      if (state === 'waiting') attempt()
    },
    /** What the connection brings is of no use: it ends like one that was lost. */
    restart(): void {
      if (state === 'connected' || state === 'connecting') lose()
    },
    stop(): void {
      drop()
      change('off')
    },
  }
}
