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

/** How long bets are taken after the first chip of a turn, in milliseconds. */
export const bettingFor = 12_000

/** How many numbers the table remembers. */
const remembered = 10

/** A halted table could not have its turn booked, and takes no more bets. */
type Phase = 'betting' | 'spinning' | 'settled' | 'halted'

/** One player at one table; amounts in bani, times in milliseconds. */
export type Table = {
  phase: Phase
  /** What lies on the table is taken from it when the ball is thrown. */
  balance: number
  /** Chips that may be chosen, the lowest first; the highest is also the most that may lie on one spot. */
  chips: readonly number[]
  /** Place of the chosen one. */
  chosen: number
  placed: Placed
  /** When bets close; the first chip of a turn sets it. */
  closesAt?: number | undefined
  /** The number of the turn that runs or was the last one. */
  pocket?: Pocket
  /** What that number brings back. */
  total: number
  /** The last numbers, the latest first. */
  past: readonly Pocket[]
}

/** A table with `balance` bani, else a full purse, and the chip of one leu, or the nearest above it. */
export function opened(chips: readonly number[], balance = purse): Table {
  const one = chips.findIndex((chip) => chip >= 100)
  const chosen = one < 0 ? chips.length - 1 : one
  return { phase: 'betting', balance, chips, chosen, placed: new Map(), total: 0, past: [] }
}

export const chipOf = ({ chips, chosen }: Table): number => chips[chosen] ?? 0

/** The most that may lie on one spot. */
export const mostOf = ({ chips }: Table): number => chips.at(-1) ?? 0

/** The next higher or lower chip; may be chosen at any time. */
export function chipMoved(table: Table, step: 1 | -1): Table {
  const chosen = Math.min(table.chips.length - 1, Math.max(0, table.chosen + step))
  return { ...table, chosen }
}

/** The bets of the turn that takes bets; those of the last turn are only shown. */
const own = ({ phase, placed }: Table): Placed => (phase === 'betting' ? placed : new Map())

/** Why bets may not lie on the table. */
export type Refusal = 'halted' | 'closed' | 'most' | 'balance'

/** What speaks against `placed` as the bets of this turn. */
function refusalOf(table: Table, placed: Placed): Refusal | undefined {
  if (table.phase === 'halted') return 'halted'
  if (table.phase === 'spinning') return 'closed'
  if ([...placed.values()].some((bet) => bet > mostOf(table))) return 'most'
  return stakedOn(placed) > table.balance ? 'balance' : undefined
}

type Moved = { table: Table; refusal?: Refusal }

/** The table with these bets; the same one, and the reason, when it does not take them. */
function laid(table: Table, placed: Placed, now: number): Moved {
  const refusal = refusalOf(table, placed)
  if (refusal) return { table, refusal }
  const closesAt = (table.phase === 'betting' ? table.closesAt : undefined) ?? now + bettingFor
  return { table: { ...table, phase: 'betting', placed, closesAt } }
}

/** Puts the chosen chip on a spot; the first one of a turn starts its clock. */
export function chipLaid(table: Table, spot: Spot, now: number): Moved {
  const before = own(table)
  return laid(table, new Map([...before, [spot, (before.get(spot) ?? 0) + chipOf(table)]]), now)
}

/** The bets of the last turn once more. */
export const canRepeat = ({ phase, placed }: Table): boolean => phase === 'settled' && placed.size > 0

export const repeated = (table: Table, now: number): Moved =>
  canRepeat(table) ? laid(table, table.placed, now) : { table }

/** Whether bets are taken, or the next turn's would be. */
export const isOpen = ({ phase }: Table): boolean => phase === 'betting' || phase === 'settled'

/** Takes all chips back and stops the clock; none once bets are closed. */
export const cleared = (table: Table): Table =>
  isOpen(table) ? { ...table, phase: 'betting', placed: new Map(), closesAt: undefined } : table

/** Whether there is something to throw the ball for. */
export const canSpin = (table: Table): boolean => own(table).size > 0

/** Whole seconds until bets close; the last part of one counts. */
export const secondsLeft = ({ closesAt }: Table, now: number): number =>
  closesAt === undefined ? bettingFor / 1000 : Math.max(0, Math.ceil((closesAt - now) / 1000))

/** Closes the bets, takes them and throws the ball; the same table without bets. */
export function spun(table: Table, bits: Bits): Table {
  if (!canSpin(table)) return table
  const pocket = pocketOf(bits)
  const total = totalOf(winsOf(table.placed, pocket))
  const balance = table.balance - stakedOn(table.placed)
  return { ...table, phase: 'spinning', balance, closesAt: undefined, pocket, total }
}

/** Ends the turn and remembers its number; an account knows better than the table what is left. */
export function settled(table: Table, balance = table.balance + table.total): Table {
  if (table.phase !== 'spinning' || table.pocket === undefined) return table
  return { ...table, phase: 'settled', balance, past: [table.pocket, ...table.past].slice(0, remembered) }
}

/** Ends the turn without a next one. */
export const halted = (table: Table): Table => ({ ...table, phase: 'halted' })

/** Whether not even the lowest chip is left. */
export const isEmpty = (table: Table): boolean => isOpen(table) && table.balance < (table.chips[0] ?? 0)

/** The purse full again, once it is empty. */
export const refilled = (table: Table): Table => (isEmpty(table) ? { ...table, balance: purse } : table)
