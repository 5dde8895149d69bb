import { createRandom } from '../seed/random.ts'
import { apply, changeOf } from './changes.ts'
import { type LiveGame, type LiveUpdate, type Table, tableOf } from './tables.ts'

/** Highest rate of updates a second. */
export const MOST_RATE = 2000

/** Milliseconds of missed updates that are caught up. */
const MAX_CATCH_UP_MS = 1000

/** Tables tried for a change before a turn is skipped. */
const MAX_TRIES = 20

type ScheduleOptions = {
  games: readonly LiveGame[]
  /** Path prefix of the sandbox, for pictures. */
  base: string
  /** @default 'live' */
  seed?: string
  rate: number
  now: () => number
}

/** The changes of all tables, from one seed. */
export type Schedule = ReturnType<typeof createSchedule>

/**
 * The tables and their changes over time: change number n has the same time and content, however often the clock is
 * read.
 */
export function createSchedule({ games, base, seed = 'live', rate, now }: ScheduleOptions) {
  const random = createRandom(seed)
  const started = now()
  const tables = new Map<string, Table>(games.map((game) => [game.gameCode, tableOf(game, base, started)]))
  const places = [...tables.values()]
  let pace = rate
  /** Start of the counted changes, and their number. */
  let from = started
  let made = 0

  function changed(at: number): LiveUpdate | undefined {
    for (let tries = 0; tries < MAX_TRIES && places.length > 0; tries += 1) {
      const table = random.pick(places)
      const change = changeOf(random, table, base, at)
      if (change) return apply(table, change)
    }
    return undefined
  }

  function resume(): void {
    from = now()
    made = 0
  }

  return {
    records: () => places.map(({ record }) => record),
    rate: () => pace,
    setRate(next: number): void {
      pace = next
      resume()
    },
    /** Restarts the time, since tables do not change without connections. */
    resume,
    /** The changes since the last call. */
    advance(): LiveUpdate[] {
      if (pace === 0) return []
      const late = now() - from - ((made + 1) * 1000) / pace
      if (late > MAX_CATCH_UP_MS || now() < from) resume()
      const due = Math.floor(((now() - from) * pace) / 1000)
      const updates: LiveUpdate[] = []
      for (; made < due; made += 1) {
        const update = changed(from + ((made + 1) * 1000) / pace)
        if (update) updates.push(update)
      }
      return updates
    },
    /** A change by the control room; `undefined` for an unknown table. */
    change(code: string, make: (table: Table) => Parameters<typeof apply>[1]): LiveUpdate | undefined {
      const table = tables.get(code)
      return table && apply(table, make(table))
    },
  }
}
