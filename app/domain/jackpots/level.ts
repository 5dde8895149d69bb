/** Milliseconds in which an amount grows from its beginning to what was served (S2 9). */
export const SPAN = 7_200_000

/** Percent of the served amount that is shown first (S2 9). */
const START = 99

/** Percent of the shown amount below which a served one means that somebody won (C.8). */
const WON_BELOW = 95

/** How long a won level says so: 400 ms to dim and 6 s for the word (C.8). */
const WON_FOR = 6_400

/** Whether an amount grows, waits until the served one has passed it, or was just won. */
export type LevelState = 'running' | 'held' | 'won'

/** One level between two reports; amounts in bani, times in milliseconds. */
export type Track = {
  served: number
  /** What was shown at `since`; above `served` while the level is held. */
  from: number
  since: number
  shown: number
  wonAt?: number
}

/** What is shown first of a served amount, both in bani. */
export const beginningOf = (served: number): number => Math.floor((served / 100) * START)

const begun = (served: number, since: number): Track => {
  const from = beginningOf(served)
  return { served, from, since, shown: from }
}

/** What may be shown at `time`: a straight line from the beginning to the served amount. */
function lineAt({ served, from, since }: Track, time: number): number {
  const passed = Math.min(SPAN, Math.max(0, time - since))
  // Multiplied before it is divided: a fraction of the span would lose the ban that falls on a tick exactly.
  return from + Math.floor((Math.max(0, served - from) * passed) / SPAN)
}

/** Whether nothing is left to grow at `time`, whichever ticks there were. */
const isDue = ({ since }: Track, time: number): boolean => time - since >= SPAN

/** The level after a tick at `tick`, seen at `now`; the same track when nothing has moved. */
export function advanced(track: Track, tick: number | undefined, now: number): Track {
  const time = isDue(track, now) ? now : tick
  const shown = time === undefined ? track.shown : Math.max(track.shown, lineAt(track, time))
  return shown === track.shown ? track : { ...track, shown }
}

/** The level after a report: it goes on, holds until the truth passes it, or was won (JAC-02). */
export function reported(before: Track | undefined, served: number, now: number): Track {
  if (!before) return begun(served, now)
  if (served === before.served) return before
  if (served * 100 < before.shown * WON_BELOW) return { ...begun(served, now), wonAt: now }
  const from = Math.max(before.shown, beginningOf(served))
  return { served, from, since: now, shown: from, ...(before.wonAt !== undefined && { wonAt: before.wonAt }) }
}

/** When a won level stops saying so. */
export const wonUntil = ({ wonAt }: Track): number | undefined =>
  wonAt === undefined ? undefined : wonAt + WON_FOR

export function stateOf(track: Track, now: number): LevelState {
  if (track.shown > track.served) return 'held'
  const until = wonUntil(track)
  return until !== undefined && now < until ? 'won' : 'running'
}
