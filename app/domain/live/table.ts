import type { LiveRecord } from '#app/api/contract/live.ts'

/** One live table as it stands now (LIV-03). What the feed does not say of it is missing. */
export type LiveTable = {
  /** The game code, which the catalogue knows too. */
  readonly code: string
  readonly open: boolean
  /** Whether each seat is free, in the table's own order. */
  readonly seats?: readonly boolean[]
  readonly language?: string
  readonly dealer?: string
  /** Address of its picture of now. */
  readonly picture?: string
  /** The last results, newest first. */
  readonly results?: readonly string[]
  readonly players?: number
  /** Lei. */
  readonly limits?: { readonly from: number; readonly to: number }
  /** ISO time at which a closed table opens. */
  readonly opensAt?: string
}

/** The word of the feed for a table that is open (S2 3). */
const OPEN = 'online'

/** „seat2” stands before „seat10”. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare

function seatsOf(seats: LiveRecord['SeatsAvailability']): readonly boolean[] | undefined {
  const names = Object.keys(seats ?? {}).sort(inOrder)
  return names.length > 0 ? names.map((name) => seats?.[name] === true) : undefined
}

/** Limits that begin above their end say nothing. */
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

/** Whether `update` came later than `known`; where the feed does not number them, the last one to come is the latest. */
const isNewer = (known: LiveRecord, update: LiveRecord): boolean =>
  (update.Version ?? Number.POSITIVE_INFINITY) > (known.Version ?? Number.NEGATIVE_INFINITY)

/** `known` with the fields of `update` (LIV-01); `known` itself where the update is a late or a second one. */
export function mergeRecord(known: LiveRecord, update: LiveRecord): LiveRecord {
  if (!isNewer(known, update)) return known
  const said = Object.entries(update).filter(([, value]) => value !== undefined)
  return { ...known, ...Object.fromEntries(said) }
}

/** Free seats of a table whose seats are counted. */
export const freeSeats = ({ seats }: Pick<LiveTable, 'seats'>): number | undefined =>
  seats?.filter((free) => free).length

/** Whether somebody can sit down now: an open table, and a free seat where seats are counted. */
export const hasRoom = (table: LiveTable): boolean => table.open && freeSeats(table) !== 0
