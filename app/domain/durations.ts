/** Milliseconds. */
export const seconds = (count: number): number => count * 1000

/** Milliseconds. */
export const minutes = (count: number): number => count * 60_000

/** Milliseconds. */
export const hours = (count: number): number => minutes(count * 60)

/** Milliseconds. */
export const days = (count: number): number => hours(count * 24)

/** The longest delay of a timer; a timer with one millisecond more fires at once (KIT-10, S2 9). */
export const MAX_TIMER_MS = 2_147_483_647
