const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A connection that has held so long counts as standing: the next loss is a first one again. */
const STANDING = 30 * SECOND

/** Attempts of one line within a minute and within an hour. */
const MOST_A_MINUTE = 5
const MOST_AN_HOUR = 100

/** The longest wait between two attempts, of which chance takes a part: visitors do not come back all at once. */
const LONGEST = MINUTE
const CHANCE = 1 / 4

/**
 * Every line that reconnects, retries or polls, and milliseconds before its first attempts after a loss; afterwards it waits
 * up to a minute each time. The hub's and the notifications' are those of S2 9.
 */
export const retryDelays = {
  hub: [0, 2 * SECOND, 10 * SECOND, 30 * SECOND],
  notifications: [SECOND, SECOND],
  keepAlive: [],
  jackpots: [30 * SECOND],
  pageParts: [30 * SECOND],
  winners: [],
  buildWatch: [],
  draftWatch: [30 * SECOND],
} as const satisfies Record<string, readonly number[]>

/** A line that reconnects, retries or polls. */
export type RetryLine = keyof typeof retryDelays

/** Milliseconds to wait after `losses` in a row; chance is a number from 0 to 1. */
export const waitAfter = (line: RetryLine, losses: number, chance: number): number =>
  (retryDelays[line] as readonly number[])[losses - 1] ?? LONGEST * (1 - CHANCE * chance)

/** Milliseconds until a poll of `line` that has failed is due again, for whom failures are counted by nobody. */
export const waitAfterFailure = (line: RetryLine, chance: number): number =>
  waitAfter(line, Number.POSITIVE_INFINITY, chance)

/** What one line may still ask for; the clock is told, chance is a number from 0 to 1. */
export type RetryBudget = ReturnType<typeof createRetryBudget>

/** The budget of `line`: delays go on growing until a connection has stood for 30 s, and attempts are counted. */
export function createRetryBudget(line: RetryLine, chance: () => number) {
  let attempts: readonly number[] = []
  let losses = 0
  let upSince: number | undefined

  /** Milliseconds until the attempt `most` before the next one is `span` old. */
  function untilPast(most: number, span: number, now: number): number {
    const counted = attempts.at(-most)
    return counted === undefined ? 0 : Math.max(0, counted + span - now)
  }

  /** Milliseconds until there may be another attempt. */
  const room = (now: number): number =>
    Math.max(untilPast(MOST_A_MINUTE, MINUTE, now), untilPast(MOST_AN_HOUR, HOUR, now))

  return {
    room,
    /** An attempt begins. One that a clock set back has put into the future is forgotten. */
    attempt(now: number): void {
      attempts = [...attempts.filter((at) => at <= now && now - at < HOUR), now]
    },
    /** An attempt has worked; whether it stands is seen when it ends. */
    up(now: number): void {
      upSince = now
    },
    /** An attempt has failed, or what it brought has ended: milliseconds until the next one. */
    lost(now: number): number {
      if (upSince !== undefined && now - upSince >= STANDING) losses = 0
      upSince = undefined
      losses += 1
      return Math.max(waitAfter(line, losses, chance()), room(now))
    },
    /** As if nothing had been tried. */
    forget(): void {
      attempts = []
      losses = 0
      upSince = undefined
    },
    /** Whether the first attempts after the loss are used up. */
    isSpent: (): boolean => losses > retryDelays[line].length,
  }
}
