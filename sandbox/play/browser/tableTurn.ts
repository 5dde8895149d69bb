import {
  type Bits,
  type Placed,
  type Pocket,
  pocketOf,
  type Spot,
  stakedOn,
  totalOf,
  winsOf,
} from './roulette.ts'
import { purse } from './round.ts'

/** Milliseconds for bets after the first chip of a turn. */
export const bettingFor = 12_000

/** Number of past results shown. */
const remembered = 10

/** The report of a turn failed on a halted table, so it accepts no more bets. */
type Phase = 'betting' | 'spinning' | 'settled' | 'halted'

/** State of one player at one table; amounts in bani, times in milliseconds. */
export type Table = {
  phase: Phase
  /** Bets are subtracted when the ball is thrown. */
  balance: number
  /** Available chips, the lowest first; the highest is also the limit of a spot. */
  chips: readonly number[]
  /** Index of the chosen chip. */
  chosen: number
  placed: Placed
  /** When bets close; the first chip of a turn sets it. */
  closesAt?: number | undefined
  /** The drawn number of the running or last turn. */
  pocket?: Pocket
  /** The returned amount of that number. */
  total: number
  /** The last numbers, the latest first. */
  past: readonly Pocket[]
}

/** A table with `balance` bani, or the demo balance, and the chip of one leu or the nearest above it. */
export function opened(chips: readonly number[], balance = purse): Table {
  const one = chips.findIndex((chip) => chip >= 100)
  const chosen = one < 0 ? chips.length - 1 : one
  return { phase: 'betting', balance, chips, chosen, placed: new Map(), total: 0, past: [] }
}

export const chipOf = ({ chips, chosen }: Table): number => chips[chosen] ?? 0

/** Limit of a spot. */
export const mostOf = ({ chips }: Table): number => chips.at(-1) ?? 0

/** Selects the next higher or lower chip, at any time. */
export function chipMoved(table: Table, step: 1 | -1): Table {
  const chosen = Math.min(table.chips.length - 1, Math.max(0, table.chosen + step))
  return { ...table, chosen }
}

/** The bets of an open turn; those of the last turn are only shown. */
const own = ({ phase, placed }: Table): Placed => (phase === 'betting' ? placed : new Map())

/** Reasons to refuse a bet. */
export type Refusal = 'halted' | 'closed' | 'most' | 'balance'

/** Why `placed` is refused as the bets of this turn, if it is. */
function refusalOf(table: Table, placed: Placed): Refusal | undefined {
  if (table.phase === 'halted') return 'halted'
  if (table.phase === 'spinning') return 'closed'
  if ([...placed.values()].some((bet) => bet > mostOf(table))) return 'most'
  return stakedOn(placed) > table.balance ? 'balance' : undefined
}

type Moved = { table: Table; refusal?: Refusal }

/** The table with these bets; or unchanged, with the reason. */
function laid(table: Table, placed: Placed, now: number): Moved {
  const refusal = refusalOf(table, placed)
  if (refusal) return { table, refusal }
  const closesAt = (table.phase === 'betting' ? table.closesAt : undefined) ?? now + bettingFor
  return { table: { ...table, phase: 'betting', placed, closesAt } }
}

/** Puts the chosen chip on a spot; the first one of a turn starts the clock. */
export function chipLaid(table: Table, spot: Spot, now: number): Moved {
  const before = own(table)
  return laid(table, new Map([...before, [spot, (before.get(spot) ?? 0) + chipOf(table)]]), now)
}

/** Whether the bets of the last turn can be repeated. */
export const canRepeat = ({ phase, placed }: Table): boolean => phase === 'settled' && placed.size > 0

export const repeated = (table: Table, now: number): Moved =>
  canRepeat(table) ? laid(table, table.placed, now) : { table }

/** Whether bets are accepted, for this turn or the next. */
export const isOpen = ({ phase }: Table): boolean => phase === 'betting' || phase === 'settled'

/** Removes all chips and stops the clock; unchanged once bets are closed. */
export const cleared = (table: Table): Table =>
  isOpen(table) ? { ...table, phase: 'betting', placed: new Map(), closesAt: undefined } : table

/** Whether there are bets for a spin. */
export const canSpin = (table: Table): boolean => own(table).size > 0

/** Seconds until bets close, rounded up. */
export const secondsLeft = ({ closesAt }: Table, now: number): number =>
  closesAt === undefined ? bettingFor / 1000 : Math.max(0, Math.ceil((closesAt - now) / 1000))

/** Closes and subtracts the bets and draws a number; unchanged without bets. */
export function spun(table: Table, bits: Bits): Table {
  if (!canSpin(table)) return table
  const pocket = pocketOf(bits)
  const total = totalOf(winsOf(table.placed, pocket))
  const balance = table.balance - stakedOn(table.placed)
  return { ...table, phase: 'spinning', balance, closesAt: undefined, pocket, total }
}

/** Ends the turn and stores its number; the account's balance overrides the table's. */
export function settled(table: Table, balance = table.balance + table.total): Table {
  if (table.phase !== 'spinning' || table.pocket === undefined) return table
  return { ...table, phase: 'settled', balance, past: [table.pocket, ...table.past].slice(0, remembered) }
}

/** Ends the turn and stops the table. */
export const halted = (table: Table): Table => ({ ...table, phase: 'halted' })

/** Whether the balance is below the lowest chip. */
export const isEmpty = (table: Table): boolean => isOpen(table) && table.balance < (table.chips[0] ?? 0)

/** Refills the demo balance, if it is empty. */
export const refilled = (table: Table): Table => (isEmpty(table) ? { ...table, balance: purse } : table)
