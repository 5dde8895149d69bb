/** Interval in milliseconds that the ticks of all levels divide (S2 9). */
const INTERVAL_MS = 10_000
/** Ticks of the top level and of the low levels in one interval (S2 9). */
const TOP_TICKS = 6
const LOW_TICKS = 10
/** Number of jackpots whose low levels move in one tick (S2 9). */
const MIN_MOVING_JACKPOTS = 3
const MAX_MOVING_JACKPOTS = 5

/** A grid of times that is the same in every browser: from tick numbers to milliseconds and back. */
type Grid = { numberAt: (time: number) => number; timeOf: (number: number) => number }

const gridOf = (ticks: number): Grid => ({
  numberAt: (time) => Math.floor((time * ticks) / INTERVAL_MS),
  // Rounded up, so that a tick's own time never counts as the previous tick.
  timeOf: (number) => Math.ceil((number * INTERVAL_MS) / ticks),
})

export const topTicks = gridOf(TOP_TICKS)
export const lowTicks = gridOf(LOW_TICKS)

/** The next tick of either grid after `now`. */
export const nextTick = (now: number): number =>
  Math.min(...[topTicks, lowTicks].map(({ numberAt, timeOf }) => timeOf(numberAt(now) + 1)))

/** A deterministic number from 0 up to 1 for three whole numbers. */
function chanceAt(seed: number, tick: number, draw: number): number {
  let mixed = seed ^ 0x9e3779b9
  // A tick's number needs more than 32 bits.
  for (const part of [tick, Math.floor(tick / 2 ** 32), draw]) {
    mixed = Math.imul(mixed ^ (part | 0), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    mixed ^= mixed >>> 13
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** Indexes below `count` of the jackpots whose low levels move in a tick: 3 to 5, or all if there are fewer. */
export function pickedAt(seed: number, tick: number, count: number): number[] {
  const wanted =
    MIN_MOVING_JACKPOTS +
    Math.floor(chanceAt(seed, tick, 0) * (MAX_MOVING_JACKPOTS - MIN_MOVING_JACKPOTS + 1))
  const places = new Set<number>()
  // Floyd's sampling: every set is equally likely, and each draw adds one index.
  for (let last = Math.max(0, count - wanted); last < count; last += 1) {
    const place = Math.floor(chanceAt(seed, tick, last + 1) * (last + 1))
    places.add(places.has(place) ? last : place)
  }
  return [...places]
}
