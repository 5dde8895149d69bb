/** Milliseconds in which an amount grows from its start to the served amount (S2 9). */
export const GROWTH_MS = 7_200_000

/** Percent of the served amount at which it starts (S2 9). */
const START_PERCENT = 99

/** A served amount below this percentage of the shown one means a win (C.8). */
const WON_BELOW_PERCENT = 95

/** How long a level shows its win: 400 ms to dim and 6 s for the word (C.8). */
const WON_DURATION_MS = 6_400

/** Whether an amount grows, is held until the served one exceeds it, or was just won. */
export type LevelState = 'running' | 'held' | 'won'

/** One level between two reports; amounts in bani, times in milliseconds. */
export type Track = {
  served: number
  /** The amount shown at `since`; above `served` while the level is held. */
  from: number
  since: number
  shown: number
  wonAt?: number
}

/** The start amount for a served amount, both in bani. */
export const startOf = (served: number): number => Math.floor((served / 100) * START_PERCENT)

const begun = (served: number, since: number): Track => {
  const from = startOf(served)
  return { served, from, since, shown: from }
}

/** The amount at `time`: a straight line from the start to the served amount. */
function lineAt({ served, from, since }: Track, time: number): number {
  const passed = Math.min(GROWTH_MS, Math.max(0, time - since))
  // Multiplied before divided: a fraction of the span could lose a ban that falls exactly on a tick.
  return from + Math.floor((Math.max(0, served - from) * passed) / GROWTH_MS)
}

/** Whether the amount has reached its end at `time`, whichever ticks there were. */
const isDue = ({ since }: Track, time: number): boolean => time - since >= GROWTH_MS

/** The level after a tick at `tick`, seen at `now`; the same track if the amount did not change. */
export function advanced(track: Track, tick: number | undefined, now: number): Track {
  const time = isDue(track, now) ? now : tick
  const shown = time === undefined ? track.shown : Math.max(track.shown, lineAt(track, time))
  return shown === track.shown ? track : { ...track, shown }
}

/** The level after a report: it grows, is held until the served amount exceeds it, or was won (JAC-02). */
export function reported(before: Track | undefined, served: number, now: number): Track {
  if (!before) return begun(served, now)
  if (served === before.served) return before
  if (served * 100 < before.shown * WON_BELOW_PERCENT) return { ...begun(served, now), wonAt: now }
  const from = Math.max(before.shown, startOf(served))
  return { served, from, since: now, shown: from, ...(before.wonAt !== undefined && { wonAt: before.wonAt }) }
}

/** When a level stops showing its win. */
export const wonUntil = ({ wonAt }: Track): number | undefined =>
  wonAt === undefined ? undefined : wonAt + WON_DURATION_MS

export function stateOf(track: Track, now: number): LevelState {
  if (track.shown > track.served) return 'held'
  const until = wonUntil(track)
  return until !== undefined && now < until ? 'won' : 'running'
}
