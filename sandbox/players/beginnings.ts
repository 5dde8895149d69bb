import type { Game } from '#app/api/contract/casino.ts'
import { allMessages, sampleMessage } from '../fixtures/waitingMessages.ts'
import { hunterBonuses, offerOf } from './grants.ts'
import { historyOf, pickGames } from './history.ts'
import type { PlayerState } from './state.ts'

/** A person's initial state beyond that of a new player; `games` in rank order, `now` in milliseconds since 1970. */
export type Beginning = (games: readonly Game[], now: number) => Partial<PlayerState>

/** Balances of both kinds, in lei. */
export const money = (casino: number, sports = 0) => [
  { type: 'casino_gaming', amount: casino, currencyCode: 'RON' },
  { type: 'sports', amount: sports, currencyCode: 'RON' },
]

const tables = (games: readonly Game[]) => games.filter(({ type }) => type === 'Live')
const others = (games: readonly Game[]) => games.filter(({ type }) => type !== 'Live')
const codes = (games: readonly Game[]) => games.map(({ gameCode }) => gameCode)

/** Random games for a seed, `live` of them live games. */
function mixOf(seed: string, games: readonly Game[], count: number, live: number): Game[] {
  const mixed = [...pickGames(seed, tables(games), live), ...pickGames(seed, others(games), count - live)]
  return pickGames(`${seed}, mixed`, mixed, count)
}

/** Above and below the fifty rounds of a much played game, and some under ten. */
const usualCounts = [420, 49, 260, 9, 180, 33, 120, 27, 1, 95, 22, 72, 18, 50, 14, 6, 41, 10, 4, 3]

/** Favourites, a month of games and some wins. */
export const regular: Beginning = (games, now) => ({
  balances: money(482.35, 25),
  payments: { deposits: 3200, withdrawals: 1150 },
  playerTags: ['obisnuit'],
  marketingTags: ['slot-fan'],
  favourites: codes(mixOf('mihai', games, 12, 2)),
  ...historyOf({
    seed: 'mihai',
    games: mixOf('mihai plays', games, usualCounts.length + 1, 5),
    counts: usualCounts,
    usualWin: 12,
    now,
  }),
})

/** A large amount of everything. */
export const highRoller: Beginning = (games, now) => ({
  balances: money(128450, 15000),
  payments: { deposits: 940000, withdrawals: 612500 },
  playerTags: ['vip'],
  marketingTags: ['vip', 'mese-live'],
  favourites: codes(mixOf('victor', games, 200, 40)),
  ...historyOf({
    seed: 'victor',
    games: mixOf('victor plays', games, 61, 20),
    counts: Array.from({ length: 60 }, (_, place) => Math.ceil(9000 / (place + 1) ** 1.5)),
    usualWin: 1800,
    now,
  }),
})

/** Bonuses of every kind and state, and one offer. */
export const bonusHunter: Beginning = (games, now) => ({
  balances: money(64.2),
  payments: { deposits: 450, withdrawals: 120 },
  marketingTags: ['turneu-castel'],
  favourites: codes(mixOf('elena', games, 3, 1)),
  ...historyOf({
    seed: 'elena',
    games: mixOf('elena plays', games, 7, 1),
    counts: [64, 31, 12, 8, 2, 55],
    usualWin: 4,
    now,
  }),
  bonuses: hunterBonuses,
  optIns: [{ templateCode: 'FS-DUMINICA-20' }, { tags: [{ name: 'turneu-castel' }] }],
  messages: hunterBonuses.filter(({ status }) => status === 'pending').map(offerOf),
})

/** A limit to confirm. */
export const limited: Beginning = () => ({
  balances: money(210),
  messages: [sampleMessage('rg:limits-cool-off', 'mesaj-limite')],
})

/** A message of every type at once. */
export const withMessages: Beginning = () => ({ balances: money(75.5), messages: allMessages('mesaj') })

const terms = {
  version: '2026-10',
  summary: 'S-au schimbat regulile bonusurilor și termenul în care plătim retragerile.',
  url: '/pagina/termeni-si-conditii',
}

/** Terms that have changed since the last login. */
export const beforeNewTerms: Beginning = () => ({ refusal: 'terms-changed', terms, balances: money(35) })
