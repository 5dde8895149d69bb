import type { QueryState } from '@tanstack/react-query'
import { type RetryKind, waitAfterFailure } from '#app/domain/retryBudget.ts'

/** `refetchInterval` of a query: `interval` milliseconds, and after a failure the delay of the budget of `line`. */
export const refetchIntervalOf =
  (line: RetryKind, interval: number) =>
  ({ state: { status, errorUpdatedAt } }: { state: Pick<QueryState, 'status' | 'errorUpdatedAt'> }): number =>
    // The time of the failure serves as the random number: it stays the same until the next failure.
    status === 'error' ? waitAfterFailure(line, (errorUpdatedAt % 1000) / 1000) : interval
