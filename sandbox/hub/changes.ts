import { type Random, weighted } from '../seed/random.ts'
import { dealerFor } from './dealers.ts'
import { type TableKind, tableKinds } from './kinds.ts'
import {
  closing,
  isAutomatic,
  type LiveUpdate,
  limitsOf,
  MOST_RESULTS,
  pictureOf,
  seatsOf,
  type Table,
} from './tables.ts'

/** Changed fields of a table. */
export type Change = Omit<LiveUpdate, 'ImsGameCode' | 'Version'>

type Maker = (random: Random, table: Table, base: string, at: number) => Change | undefined

/** The most frequent changes: players' actions at a kind of table. */
function play(random: Random, { game, record }: Table): Change | undefined {
  const { seats, result }: TableKind = tableKinds[game.world]
  if (seats > 0) {
    const known = record.SeatsAvailability
    if (!known) return undefined
    const seat = `seat${1 + random.int(seats)}`
    return { SeatsAvailability: { ...known, [seat]: !known[seat] } }
  }
  const players = record.PlayersSeated ?? undefined
  const moved = players === undefined ? undefined : Math.max(0, players + random.int(9) - 4)
  const results =
    result && record.Results ? [result(random), ...record.Results].slice(0, MOST_RESULTS) : undefined
  if (moved === undefined && !results) return undefined
  return {
    ...(results && (moved === undefined || random.chance(0.7)) && { Results: results }),
    ...(moved !== undefined && { PlayersSeated: moved }),
  }
}

function relieve(random: Random, { game, language, record }: Table, base: string): Change | undefined {
  if (isAutomatic(game)) return undefined
  const { name, picture } = dealerFor(random, language)
  return {
    Dealer: { DealerName: name },
    ...(record.DynamicImageUrl && { DynamicImageUrl: pictureOf(base, picture, game.world) }),
  }
}

const bet: Maker = (random, { game, record }) =>
  record.Limits ? { Limits: limitsOf(random, game) } : undefined

/** With these two about one table in thirteen is closed, however long it runs. */
const CLOSE_WEIGHT = 2
const OPEN_WEIGHT = 0.25

const makers: readonly (readonly [Maker, number])[] = [
  [play, 90],
  [relieve, 7],
  [(random, _table, _base, at) => closing(random, at), CLOSE_WEIGHT],
  [bet, 1],
]

export const isOpen = ({ record }: Table): boolean => record.Status === 'online'

/** An opening table loses the time at which it was to open. */
export const opening = ({ record }: Table): Change => ({
  Status: 'online',
  ...(record.OpensAt && { OpensAt: null }),
})

/** Changes of one table by the control room. */
export const tableActions = {
  open: opening,
  close: (_table: Table, random: Random, at: number): Change => closing(random, at),
  fill: (table: Table): Change => seated(table, false),
  free: (table: Table): Change => seated(table, true),
} satisfies Record<string, (table: Table, random: Random, at: number) => Change>

function seated({ game }: Table, free: boolean): Change {
  const { seats } = tableKinds[game.world]
  return seats > 0 ? { SeatsAvailability: seatsOf(seats, () => free) } : { PlayersSeated: free ? 0 : 250 }
}

/** The next change of a table; `undefined` if there is none. */
export function changeOf(random: Random, table: Table, base: string, at: number): Change | undefined {
  if (!isOpen(table)) return random.chance(OPEN_WEIGHT) ? opening(table) : undefined
  return weighted(random, makers)(random, table, base, at)
}

/** Applies a change to the table's record and returns the update for all clients. */
export function apply(table: Table, change: Change): LiveUpdate {
  const { record } = table
  const Version = record.Version + 1
  const kept = Object.entries({ ...record, ...change }).filter(([, value]) => value !== null)
  table.record = { ...(Object.fromEntries(kept) as LiveUpdate), Version }
  return { ImsGameCode: record.ImsGameCode, ...change, Version }
}
