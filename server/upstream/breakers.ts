import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  CountBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IBreaker,
} from 'cockatiel'
import type { Guard, Upstream } from '#app/api/content.ts'
import { ContentError, isFailure } from '#app/api/errors.ts'
import { seconds } from '#app/domain/durations.ts'
import { createRetryBudget } from './retryBudget.ts'

/** Failures in a row that open the breaker. */
const MAX_FAILURES_IN_A_ROW = 5

/** Number of last calls, and share of failures among them, that open it; a little below one half, which counts too. */
const WINDOW_CALLS = 20
const MAX_FAILED_SHARE = 0.49

/** Random part of the open time, so that instances do not try a service again at the same moment. */
const JITTER = 0.2

/** Opens after failures in a row, or by their share. */
class EitherBreaker implements IBreaker {
  readonly #row = new ConsecutiveBreaker(MAX_FAILURES_IN_A_ROW)
  readonly #share = new CountBreaker({ threshold: MAX_FAILED_SHARE, size: WINDOW_CALLS })

  get state(): unknown {
    return [this.#row.state, this.#share.state]
  }

  set state(value: unknown) {
    ;[this.#row.state, this.#share.state] = value as [number, unknown]
  }

  success(state: CircuitState): void {
    this.#row.success()
    this.#share.success(state)
  }

  failure(state: CircuitState): boolean {
    const inRow = this.#row.failure()
    return this.#share.failure(state) || inRow
  }
}

/** State of a breaker that has just opened, in the format of cockatiel. */
const openedNow = () => ({
  ownState: { value: CircuitState.Open, openedAt: Date.now(), attemptNo: 1 },
  breakerState: new EitherBreaker().state,
})

const words = {
  [CircuitState.Closed]: 'answers again',
  [CircuitState.Open]: 'is left alone',
  [CircuitState.HalfOpen]: 'is tried',
  [CircuitState.Isolated]: 'is held off',
}

type BreakerOptions = {
  /** Seconds for which a breaker stays open; a fifth more or less. */
  openSeconds: number
  /** Called once for every change. */
  onChange: (change: { upstream: Upstream; state: string }) => void
  /** Called when a breaker opens or closes because of calls of this instance. */
  onDecision?: (decision: { upstream: Upstream; open: boolean }) => void
}

function breakerFor({ openSeconds }: BreakerOptions, initialState?: unknown): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(isFailure), {
    breaker: new EitherBreaker(),
    halfOpenAfter: new DelegateBackoff(
      () => seconds(openSeconds) * (1 - JITTER + 2 * JITTER * Math.random()),
    ),
    ...(initialState !== undefined && { initialState }),
  })
}

/** Whether a call was not sent because the breaker is open. */
export const isRefused = (error: unknown): boolean =>
  (error instanceof ContentError ? error.cause : error) instanceof BrokenCircuitError

/**
 * One circuit breaker per service: after 5 failures in a row, or half of the last 20 calls, calls are refused at once;
 * after 10 s one trial call is allowed, and callers without a cached value wait for its result. All services share one
 * retry budget.
 */
export function createBreakers(options: BreakerOptions) {
  const { onChange, onDecision } = options
  const policies = new Map<Upstream, CircuitBreakerPolicy>()
  const budget = createRetryBudget()

  function keep(upstream: Upstream, policy: CircuitBreakerPolicy): CircuitBreakerPolicy {
    policies.set(upstream, policy)
    policy.onStateChange((state) => {
      // Older calls may end after the state was taken over from others.
      if (policies.get(upstream) !== policy) return
      onChange({ upstream, state: words[state] })
      if (state === CircuitState.Open || state === CircuitState.Closed)
        onDecision?.({ upstream, open: state === CircuitState.Open })
    })
    return policy
  }

  const guard: Guard = (upstream, call) => {
    const policy = policies.get(upstream) ?? keep(upstream, breakerFor(options))
    return policy.execute(() => {
      budget.earn()
      return call({ mayRetry: budget.spend })
    })
  }

  /** Takes over the state of another instance. */
  function follow({ upstream, open }: { upstream: Upstream; open: boolean }): void {
    const isOpen = (policies.get(upstream)?.state ?? CircuitState.Closed) === CircuitState.Open
    if (open === isOpen) return
    keep(upstream, breakerFor(options, open ? openedNow() : undefined))
    onChange({ upstream, state: words[open ? CircuitState.Open : CircuitState.Closed] })
  }

  return { guard, follow }
}
