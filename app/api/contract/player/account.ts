import * as v from 'valibot'
import { Amount, Day, Id, Text } from '../common.ts'
import { lenient, lenientList } from '../repair.ts'

/** The player's identity and money (S1 3.2, 7). */

const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

/** A balance of one kind; `casino_gaming` is the money for games (BAL-01). */
export const Balance = v.object({ type: Id, amount: Amount, currencyCode: Currency })
export type Balance = v.InferOutput<typeof Balance>

export const Balances = v.object({ balances: lenientList(Balance, 20) })

/** The name a player has chosen. */
export const Username = v.pipe(
  v.string(),
  v.transform((name) => name.trim()),
  v.minLength(1),
  v.maxLength(60),
)

const Line = lenient(Text)

export const PlayerInfo = v.object({
  userId: Id,
  username: Username,
  language: Line,
  accountBusinessPhase: Line,
  sex: Line,
  phone: Line,
  email: Line,
  city: Line,
  playerClientId: Line,
  suspended: v.optional(v.boolean(), false),
})
export type PlayerInfo = v.InferOutput<typeof PlayerInfo>

/** Products of a self-exclusion, of which unknown ones are not ours; and its last day, if there is one. */
const Exclusions = v.object({
  productSettings: v.array(v.object({ product: Id, until: lenient(Day) })),
})

/** Exclusions are never read in part: an unreadable entry may be the one that counts (AUT-14). */
const SelfExclusion = v.union([
  Exclusions,
  v.pipe(
    v.unknown(),
    v.transform(() => 'unreadable' as const),
  ),
])

export const Overview = v.object({
  username: Username,
  balances: lenientList(Balance, 20),
  /** Missing or `null` if there are none. */
  selfExclusion: v.nullish(SelfExclusion),
})
export type Overview = v.InferOutput<typeof Overview>

export const BalanceVisibility = v.object({ balanceHidden: v.boolean() })

export const NotificationToken = v.object({
  notification_token: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
})

/** Tags that marketing has given a player. */
export const MarketingTags = v.object({ tags: lenientList(Id, 500) })

export const PlayerTags = v.object({ tags: lenientList(Id, 500) })

/** The player's total deposits and withdrawals, in lei. */
export const PaymentStatistic = v.object({ deposits: Amount, withdrawals: Amount })
