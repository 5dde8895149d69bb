const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds after which a connection counts as stable: its loss starts with the first delay again. */
const MIN_UPTIME_MS = 30 * SECOND

/** Highest number of attempts within a minute and within an hour. */
const MAX_ATTEMPTS_PER_MINUTE = 5
const MAX_ATTEMPTS_PER_HOUR = 100

/** Longest delay between two attempts; jitter shortens it, so that visitors do not all return at once. */
const MAX_DELAY_MS = MINUTE
const JITTER = 1 / 4

/**
 * First delays in milliseconds after a loss, for everything that reconnects, retries or polls; later ones are up to a
 * minute each. Those of the hub and the notifications are from S2 9.
 */
export const retryDelays = {
  hub: [0, 2 * SECOND, 10 * SECOND, 30 * SECOND],
  notifications: [SECOND, SECOND],
  keepAlive: [],
  jackpots: [30 * SECOND],
  pageParts: [30 * SECOND],
  winners: [],
  leaderboard: [],
  buildWatch: [],
  draftWatch: [30 * SECOND],
} as const satisfies Record<string, readonly number[]>

/** A connection or request that reconnects, retries or polls. */
export type RetryKind = keyof typeof retryDelays

/** Milliseconds to wait after `losses` in a row; `chance` is a number from 0 to 1. */
export const waitAfter = (line: RetryKind, losses: number, chance: number): number =>
  (retryDelays[line] as readonly number[])[losses - 1] ?? MAX_DELAY_MS * (1 - JITTER * chance)

/** Milliseconds until a failed poll of `line` is repeated, for callers that do not count failures. */
export const waitAfterFailure = (line: RetryKind, chance: number): number =>
  waitAfter(line, Number.POSITIVE_INFINITY, chance)

/** Remaining attempts of a connection; times are arguments, `chance` returns a number from 0 to 1. */
export type RetryBudget = ReturnType<typeof createRetryBudget>

/** The budget of `line`: delays grow until a connection has lasted 30 s, and attempts are counted. */
export function createRetryBudget(line: RetryKind, chance: () => number) {
  let attempts: readonly number[] = []
  let losses = 0
  let upSince: number | undefined

  /** Milliseconds until the attempt `most` before the next one is `span` old. */
  function untilOlderThan(most: number, span: number, now: number): number {
    const counted = attempts.at(-most)
    return counted === undefined ? 0 : Math.max(0, counted + span - now)
  }

  /** Milliseconds until another attempt is allowed. */
  const delayUntilAllowed = (now: number): number =>
    Math.max(
      untilOlderThan(MAX_ATTEMPTS_PER_MINUTE, MINUTE, now),
      untilOlderThan(MAX_ATTEMPTS_PER_HOUR, HOUR, now),
    )

  return {
    delayUntilAllowed,
    /** An attempt starts. Attempts in the future, after the clock was set back, are dropped. */
    attempt(now: number): void {
      attempts = [...attempts.filter((at) => at <= now && now - at < HOUR), now]
    },
    /** An attempt has succeeded; its duration is checked when it ends. */
    up(now: number): void {
      upSince = now
    },
    /** An attempt has failed, or its connection was lost: returns milliseconds until the next one. */
    lost(now: number): number {
      if (upSince !== undefined && now - upSince >= MIN_UPTIME_MS) losses = 0
      upSince = undefined
      losses += 1
      return Math.max(waitAfter(line, losses, chance()), delayUntilAllowed(now))
    },
    /** Whether the first delays after the loss are used up. */
    isSpent: (): boolean => losses > retryDelays[line].length,
  }
}
