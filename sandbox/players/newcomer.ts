import { hashText } from '../art/random.ts'
import type { PlayerState } from './state.ts'

/** Credentials of a new player. */
export type Someone = { username: string; password: string }

const cities = ['Brașov', 'Iași', 'Timișoara', 'Constanța', 'Cluj-Napoca', 'Craiova']

/** A new player; name, phone and address are made from the username. */
export function newcomer({ username, password }: Someone, now: number): PlayerState {
  const number = hashText(username) % 900_000
  const [first = username] = username.split('.')
  return {
    info: {
      userId: `u-${100_000 + number}`,
      username,
      language: 'ro',
      accountBusinessPhase: 'online',
      // Romanian first names of women end in a; the sandbox's ones have no exception.
      sex: first.endsWith('a') ? 'F' : 'M',
      phone: `+40700${String(number).padStart(6, '0')}`,
      email: `${username}@jucatori.example`,
      city: cities[number % cities.length],
      playerClientId: `pc-${number}`,
      suspended: false,
    },
    password,
    balances: [
      { type: 'casino_gaming', amount: 0, currencyCode: 'RON' },
      { type: 'sports', amount: 0, currencyCode: 'RON' },
    ],
    balanceHidden: false,
    excludedFrom: [],
    payments: { deposits: 0, withdrawals: 0 },
    playerTags: [],
    marketingTags: [],
    favourites: [],
    filledAt: now,
    plays: [],
    rounds: [],
    bonuses: [],
    optIns: [],
    messages: [],
    excludedAtLogin: false,
    keepAliveRefusals: 0,
  }
}
