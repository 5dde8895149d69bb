import type { LiveRecord } from '#app/api/contract/live.ts'

/** One live table with its current data (LIV-03). Fields that the feed does not send are missing. */
export type LiveTable = {
  /** The game code, which the catalogue knows too. */
  readonly code: string
  readonly open: boolean
  /** Whether each seat is free, in the table's own order. */
  readonly seats?: readonly boolean[]
  readonly language?: string
  readonly dealer?: string
  /** Address of its current picture. */
  readonly picture?: string
  /** The last results, newest first. */
  readonly results?: readonly string[]
  readonly players?: number
  /** Lei. */
  readonly limits?: { readonly from: number; readonly to: number }
  /** ISO time at which a closed table opens. */
  readonly opensAt?: string
}

/** The feed's status of an open table (S2 3). */
const OPEN = 'online'

/** Numeric order: „seat2” before „seat10”. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare

function seatsOf(seats: LiveRecord['SeatsAvailability']): readonly boolean[] | undefined {
  const names = Object.keys(seats ?? {}).sort(inOrder)
  return names.length > 0 ? names.map((name) => seats?.[name] === true) : undefined
}

/** Limits with a minimum above the maximum are ignored. */
const limitsOf = (limits: LiveRecord['Limits']): LiveTable['limits'] =>
  limits && limits.Min <= limits.Max ? { from: limits.Min, to: limits.Max } : undefined

/** The table that a record describes. */
export function tableOf(record: LiveRecord): LiveTable {
  const { ImsGameCode: code, Status, Language, Dealer, DynamicImageUrl, Results, PlayersSeated } = record
  return {
    code,
    open: Status === OPEN,
    seats: seatsOf(record.SeatsAvailability),
    language: Language ?? undefined,
    dealer: Dealer?.DealerName ?? undefined,
    picture: DynamicImageUrl ?? undefined,
    results: Results ?? undefined,
    players: PlayersSeated ?? undefined,
    limits: limitsOf(record.Limits),
    opensAt: record.OpensAt ?? undefined,
  }
}

/** Whether `update` is newer than `known`; without version numbers the last one to arrive is. */
const isNewer = (known: LiveRecord, update: LiveRecord): boolean =>
  (update.Version ?? Number.POSITIVE_INFINITY) > (known.Version ?? Number.NEGATIVE_INFINITY)

/** `known` with the fields of `update` (LIV-01); `known` itself if the update is old or repeated. */
export function mergeRecord(known: LiveRecord, update: LiveRecord): LiveRecord {
  if (!isNewer(known, update)) return known
  const said = Object.entries(update).filter(([, value]) => value !== undefined)
  return { ...known, ...Object.fromEntries(said) }
}

/** Number of free seats, if the table has seat data. */
export const freeSeats = ({ seats }: Pick<LiveTable, 'seats'>): number | undefined =>
  seats?.filter((free) => free).length

/** Whether a player can sit down now: the table is open, and has a free seat if seats are known. */
export const hasRoom = (table: LiveTable): boolean => table.open && freeSeats(table) !== 0
