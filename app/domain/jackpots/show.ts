import type { Jackpot } from '#app/api/contract/casino.ts'
import { createExternalStore } from '../externalStore.ts'
import { wonUntil } from './level.ts'
import { type Entry, entryOf, type JackpotsShown, moved, NO_JACKPOTS, snapshotOf } from './shown.ts'
import { lowTicks, nextTick, pickedAt, topTicks } from './ticks.ts'

export type JackpotShow = ReturnType<typeof createJackpotShow>

const hasLowLevels = ({ tracks }: Entry): boolean => tracks.length > 1

/** The jackpots from which ticks choose, in an order that reports do not change. */
const drawnFrom = (entries: readonly Entry[]): string[] =>
  entries
    .filter(hasLowLevels)
    .map(({ jackpot }) => jackpot.id)
    .sort()

/** The last tick of each jackpot's low levels after `from` and until `to`, by the jackpot's id. */
function lowMoves(ids: readonly string[], seed: number, from: number, to: number): Map<string, number> {
  const moves = new Map<string, number>()
  const first = lowTicks.numberAt(from)
  for (let tick = lowTicks.numberAt(to); tick > first && moves.size < ids.length; tick -= 1) {
    for (const place of pickedAt(seed, tick, ids.length)) {
      const id = ids[place]
      if (id !== undefined && !moves.has(id)) moves.set(id, lowTicks.timeOf(tick))
    }
  }
  return moves
}

function topMove(from: number, to: number): number | undefined {
  const tick = topTicks.numberAt(to)
  return tick > topTicks.numberAt(from) ? topTicks.timeOf(tick) : undefined
}

/** The jackpots after all ticks between two moments. */
function after(entries: readonly Entry[], seed: number, from: number, to: number): readonly Entry[] {
  if (entries.length === 0 || to === from) return entries
  const lows = lowMoves(drawnFrom(entries), seed, from, to)
  const top = topMove(from, to)
  return entries.map((entry) => moved(entry, { top, low: lows.get(entry.jackpot.id) }, to))
}

/** Whether a jackpot's amounts can still change with time alone. */
const isMoving = ({ tracks, shown }: Entry): boolean =>
  tracks.some(({ shown, served }) => shown < served) || shown.levels.some(({ state }) => state === 'won')

function nextChange(entries: readonly Entry[], now: number): number | undefined {
  if (!entries.some(isMoving)) return undefined
  const wins = entries.flatMap(({ tracks }) => tracks.flatMap((track) => wonUntil(track) ?? []))
  return Math.min(nextTick(now), ...wins.filter((until) => until > now))
}

/**
 * The jackpots of the whole site, counted once for every tile, panel and page (JAC-02). Without a timer or a clock:
 * call `advance` at `nextAt` or at any time; the amounts depend only on that time. `seed` is any whole number; the same
 * seed, reports and times give the same amounts.
 */
export function createJackpotShow({ seed }: { seed: number }) {
  const { getSnapshot, subscribe, set } = createExternalStore<JackpotsShown>(NO_JACKPOTS)
  let entries: readonly Entry[] = []
  let last = Number.NEGATIVE_INFINITY

  function publish(next: readonly Entry[], reportedAt: number): void {
    entries = next
    set(snapshotOf(next, reportedAt))
  }

  /** Moves the time forward; the time does not go back with the clock. */
  function movedTo(now: number): readonly Entry[] {
    const from = last
    last = Math.max(last, now)
    return after(entries, seed, from, last)
  }

  return {
    /** A new report of the casino at `now` (milliseconds since 1970); missing jackpots are removed. */
    report(jackpots: readonly Jackpot[], now: number): void {
      const before = new Map(movedTo(now).map((entry) => [entry.jackpot.id, entry]))
      const next = jackpots.map((jackpot) => entryOf(jackpot, before.get(jackpot.id), last))
      publish(next, last)
    },
    /** Updates the amounts to `now`; calls the listeners if one has changed. */
    advance(now: number): void {
      const next = movedTo(now)
      if (next.some((entry, place) => entry !== entries[place]))
        publish(next, getSnapshot().reportedAt ?? now)
    },
    /** When `advance` will change something again; `undefined` until the next report. */
    nextAt: (now: number): number | undefined => nextChange(entries, now),
    getSnapshot,
    subscribe,
  }
}
