import { createRandom } from '../seed/random.ts'
import { apply, changeOf } from './changes.ts'
import { type LiveGame, type LiveUpdate, type Table, tableOf } from './tables.ts'

/** Updates a second that are asked for. */
export const MOST_RATE = 2000

/** Milliseconds that are made up for when the process was not given the processor. */
const MOST_LATE = 1000

/** Tables that are asked whether anything happens there, before a turn goes by without. */
const TRIES = 20

type ScheduleOptions = {
  games: readonly LiveGame[]
  /** Where the sandbox hangs; pictures are beneath. */
  base: string
  /** @default 'live' */
  seed?: string
  rate: number
  now: () => number
}

/** What happens at the tables, all of it from one seed. */
export type Schedule = ReturnType<typeof createSchedule>

/**
 * The tables and what happens at them as time goes by: change number n is at the same moment and the same change
 * however often the clock is looked at.
 */
export function createSchedule({ games, base, seed = 'live', rate, now }: ScheduleOptions) {
  const random = createRandom(seed)
  const started = now()
  const tables = new Map<string, Table>(games.map((game) => [game.gameCode, tableOf(game, base, started)]))
  const places = [...tables.values()]
  let pace = rate
  /** Since when changes are counted, and how many there were since. */
  let from = started
  let made = 0

  function changed(at: number): LiveUpdate | undefined {
    for (let tries = 0; tries < TRIES && places.length > 0; tries += 1) {
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
    /** Counts from now on: nothing has happened while nobody watched. */
    resume,
    /** What has happened since the last look. */
    advance(): LiveUpdate[] {
      if (pace === 0) return []
      const late = now() - from - ((made + 1) * 1000) / pace
      if (late > MOST_LATE || now() < from) resume()
      const due = Math.floor(((now() - from) * pace) / 1000)
      const updates: LiveUpdate[] = []
      for (; made < due; made += 1) {
        const update = changed(from + ((made + 1) * 1000) / pace)
        if (update) updates.push(update)
      }
      return updates
    },
    /** A change that somebody asked for; `undefined` when there is no such table. */
    change(code: string, make: (table: Table) => Parameters<typeof apply>[1]): LiveUpdate | undefined {
      const table = tables.get(code)
      return table && apply(table, make(table))
    },
  }
}
