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
import { seconds } from '#app/lib/durations.ts'
import { createRetryBudget } from './retryBudget.ts'

/** Failures in a row after which a service is left alone. */
const IN_A_ROW = 5

/** So many of the last calls failing are as bad; a little below one half, which counts as well. */
const WINDOW = 20
const SHARE = 0.49

/** Instances that lost the same service do not ask for it at the same moment. */
const JITTER = 0.2

/** Opens by failures in a row, or by their share. */
class EitherBreaker implements IBreaker {
  readonly #row = new ConsecutiveBreaker(IN_A_ROW)
  readonly #share = new CountBreaker({ threshold: SHARE, size: WINDOW })

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

/** State of a breaker that has just opened, as cockatiel writes it down. */
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
  /** Seconds for which a service that fails is left alone; a fifth more or less. */
  openSeconds: number
  /** Hears of every change, once. */
  onChange: (change: { upstream: Upstream; state: string }) => void
  /** Hears that a service is left alone, or asked again, because of what happened to its calls here. */
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

/** Whether a call was not made, since its service is left alone. */
export const isRefused = (error: unknown): boolean =>
  (error instanceof ContentError ? error.cause : error) instanceof BrokenCircuitError

/**
 * One circuit breaker a service: after 5 failures in a row, or half of the last 20 calls, calls are refused at once; after
 * 10 s one is let through, and who has nothing to show meanwhile waits for its outcome. All share one budget of retries.
 */
export function createBreakers(options: BreakerOptions) {
  const { onChange, onDecision } = options
  const policies = new Map<Upstream, CircuitBreakerPolicy>()
  const budget = createRetryBudget()

  function keep(upstream: Upstream, policy: CircuitBreakerPolicy): CircuitBreakerPolicy {
    policies.set(upstream, policy)
    policy.onStateChange((state) => {
      // Calls of before may end after the state was taken over from others.
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

  /** Does as another instance has decided. */
  function follow({ upstream, open }: { upstream: Upstream; open: boolean }): void {
    const isOpen = (policies.get(upstream)?.state ?? CircuitState.Closed) === CircuitState.Open
    if (open === isOpen) return
    keep(upstream, breakerFor(options, open ? openedNow() : undefined))
    onChange({ upstream, state: words[open ? CircuitState.Open : CircuitState.Closed] })
  }

  return { guard, follow }
}
