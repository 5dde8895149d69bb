import type { Jackpot } from '#app/api/contract/casino.ts'
import { advanced, type LevelState, reported, startOf, stateOf, type Track } from './level.ts'
import { baniOf, leiOf } from './money.ts'

/** One level as it is shown; amounts in lei. */
export type ShownLevel = { title: string; amount: number; served: number; state: LevelState }

/** One jackpot as tile, panel and page show it; the first level is the top one (JAC-01). */
export type ShownJackpot = {
  id: string
  slug: string
  title: string
  gameCodes: readonly string[]
  levels: readonly ShownLevel[]
  /** Sum of the shown amounts of all levels, in lei. */
  total: number
}

/** The current amounts; the same object until one changes. */
export type JackpotsShown = {
  /** In the order of the last report. */
  jackpots: readonly ShownJackpot[]
  byId: ReadonlyMap<string, ShownJackpot>
  /** The jackpot whose top level a game's tile shows: the highest of its jackpots. */
  byGame: ReadonlyMap<string, ShownJackpot>
  /** Time of the last report in milliseconds since 1970; missing before the first. */
  reportedAt?: number
}

/** A jackpot of a show with the tracks of its levels. */
export type Entry = { jackpot: Jackpot; tracks: readonly Track[]; shown: ShownJackpot }

/** Before the first report. */
export const NO_JACKPOTS: JackpotsShown = { jackpots: [], byId: new Map(), byGame: new Map() }

/** Sum of the served amounts of all levels, in lei (JAC-01). */
export const totalOf = ({ jackpotLevels }: Jackpot): number =>
  leiOf(jackpotLevels.reduce((sum, { amount }) => sum + baniOf(amount), 0))

/** The start amount for a served amount, both in lei; for markup that is rendered before a show exists. */
export const firstShown = (served: number): number => leiOf(startOf(baniOf(served)))

function shownOf({ jackpot, tracks }: Omit<Entry, 'shown'>, now: number): ShownJackpot {
  const { id, slug, title, gameCodes, jackpotLevels } = jackpot
  const levels = tracks.map((track, place) => ({
    title: jackpotLevels[place]?.title ?? '',
    amount: leiOf(track.shown),
    served: leiOf(track.served),
    state: stateOf(track, now),
  }))
  const total = leiOf(tracks.reduce((sum, { shown }) => sum + shown, 0))
  return { id, slug, title, gameCodes, levels, total }
}

/** A jackpot after a report; levels are identified by their index. */
export function entryOf(jackpot: Jackpot, before: Entry | undefined, now: number): Entry {
  const tracks = jackpot.jackpotLevels.map(({ amount }, place) =>
    reported(before?.tracks[place], baniOf(amount), now),
  )
  return { jackpot, tracks, shown: shownOf({ jackpot, tracks }, now) }
}

const sameStates = (entry: Entry, now: number): boolean =>
  entry.tracks.every((track, place) => entry.shown.levels[place]?.state === stateOf(track, now))

/** Times of the last ticks that moved the top level and the low levels of one jackpot. */
export type Ticks = { top: number | undefined; low: number | undefined }

/** A jackpot after its ticks; the same entry if no amount has changed. */
export function moved(entry: Entry, { top, low }: Ticks, now: number): Entry {
  const tracks = entry.tracks.map((track, place) => advanced(track, place === 0 ? top : low, now))
  if (tracks.every((track, place) => track === entry.tracks[place]) && sameStates(entry, now)) return entry
  return { jackpot: entry.jackpot, tracks, shown: shownOf({ jackpot: entry.jackpot, tracks }, now) }
}

/** The snapshot of a show. */
export function snapshotOf(entries: readonly Entry[], reportedAt: number): JackpotsShown {
  const jackpots = entries.map(({ shown }) => shown)
  const byGame = new Map<string, ShownJackpot>()
  const topOf = (jackpot: ShownJackpot | undefined) => jackpot?.levels[0]?.amount ?? -1
  for (const jackpot of jackpots) {
    for (const code of jackpot.gameCodes) {
      if (topOf(jackpot) > topOf(byGame.get(code))) byGame.set(code, jackpot)
    }
  }
  return { jackpots, byId: new Map(jackpots.map((jackpot) => [jackpot.id, jackpot])), byGame, reportedAt }
}
