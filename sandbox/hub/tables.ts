import type * as v from 'valibot'
import type { Game } from '#app/api/contract/casino.ts'
import type { LiveRecord } from '#app/api/contract/live.ts'
import { createRandom, type Random, weighted } from '../seed/random.ts'
import { type Dealer, dealerFor, type Language, languages } from './dealers.ts'
import { type TableKind, type TableWorld, tableKinds } from './kinds.ts'

/** A table in `init`. */
export type LiveTable = v.InferInput<typeof LiveRecord> & { Version: number }

/** A table in `updateTable`: changed fields, `null` for removed ones. */
export type LiveUpdate = v.InferInput<typeof LiveRecord>

/** A live game of the catalogue with the world of its name. */
export type LiveGame = Pick<Game, 'gameCode' | 'name' | 'minBet' | 'maxBet'> & { world: TableWorld }

/** A table of the hub: its game and its current record. */
export type Table = { game: LiveGame; language: Language; record: LiveTable }

/** Number of results in a record. */
export const MOST_RESULTS = 12

const closedWords = ['offline', 'closed', 'maintenance']

/** Tables open at full and half hours. */
const HALF_HOUR_MS = 1_800_000

/** Address of a dealer's picture at such a table. */
export const pictureOf = (base: string, picture: number, world: TableWorld): string =>
  `${base}/casino/assets/dealer-${picture}-${world}?format=webp&transforms=w_480`

/** Whether a table has no dealer, by its name. */
export const isAutomatic = ({ name }: LiveGame): boolean => name.startsWith('Auto ')

export const seatsOf = (count: number, isFree: (seat: number) => boolean): Record<string, boolean> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`seat${index + 1}`, isFree(index + 1)]))

/** Names of the casino's own tables, which are Romanian. */
const ofTheHouse = /Aramă|Carpați/

/** Limits of a table: mostly those of the game, sometimes higher or lower. */
export function limitsOf(random: Random, { minBet = 1, maxBet = 5000 }: LiveGame) {
  if (random.chance(0.8)) return { Min: minBet, Max: maxBet }
  return random.chance(0.5) ? { Min: minBet * 2, Max: maxBet } : { Min: minBet, Max: maxBet / 2 }
}

/** Fields of a closed table, often with its opening time. */
export function closing(random: Random, at: number): Pick<LiveUpdate, 'Status' | 'OpensAt'> {
  const halfHours = Math.floor(at / HALF_HOUR_MS) + 1 + random.int(4)
  return {
    Status: random.pick(closedWords),
    ...(random.chance(0.7) && { OpensAt: new Date(halfHours * HALF_HOUR_MS).toISOString() }),
  }
}

function dealing(random: Random, base: string, game: LiveGame, language: Language) {
  const dealer: Dealer | undefined = isAutomatic(game) ? undefined : dealerFor(random, language)
  return {
    ...(dealer && random.chance(0.95) && { Dealer: { DealerName: dealer.name } }),
    ...(random.chance(0.93) && { DynamicImageUrl: pictureOf(base, dealer?.picture ?? 0, game.world) }),
  }
}

function playing(random: Random, { seats, result }: TableKind) {
  if (seats > 0) {
    const crowd = random.range(0.2, 1)
    return random.chance(0.96) && { SeatsAvailability: seatsOf(seats, () => !random.chance(crowd)) }
  }
  return {
    ...(result &&
      random.chance(0.94) && { Results: Array.from({ length: MOST_RESULTS }, () => result(random)) }),
    ...(random.chance(0.8) && { PlayersSeated: Math.floor(220 * random.next() ** 2) }),
  }
}

/** The initial state of a table; as in real feeds, many records lack fields. */
export function tableOf(game: LiveGame, base: string, at: number): Table {
  const random = createRandom(`masa ${game.gameCode}`)
  const drawn = weighted(random, languages)
  const language = ofTheHouse.test(game.name) ? 'ro' : drawn
  const record: LiveTable = {
    ImsGameCode: game.gameCode,
    ...(random.chance(0.9) && { gameCode: game.gameCode }),
    ...(random.chance(0.97) && { Language: language }),
    ...(random.chance(0.92) ? { Status: 'online' } : closing(random, at)),
    ...dealing(random, base, game, language),
    ...playing(random, tableKinds[game.world]),
    ...(random.chance(0.92) && { Limits: limitsOf(random, game) }),
    Version: 1,
  }
  return { game, language, record }
}
