/** A number of the wheel, from 0 to 36. */
export type Pocket = number

/** A spot for chips: a name for several numbers, or one number as text. */
export type Spot = string

/** Bets by the spot on which they lie, in bani. */
export type Placed = ReadonlyMap<Spot, number>

/** A winning spot: its bet and the returned amount, including the bet. */
type SpotWin = { spot: Spot; bet: number; amount: number }

/** Returns whole numbers from 0 to 2³² − 1 with equal probability. */
export type Bits = () => number

type Rule = { pays: number; covers: (pocket: Pocket) => boolean }

/** The order of numbers on a European wheel, with a single zero. */
export const wheel: readonly Pocket[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type Colour = 'green' | 'red' | 'black'

export function colourOf(pocket: Pocket): Colour {
  if (pocket === 0) return 'green'
  return reds.has(pocket) ? 'red' : 'black'
}

const between =
  (first: Pocket, last: Pocket) =>
  (pocket: Pocket): boolean =>
    pocket >= first && pocket <= last

/** Zero is neither even nor odd, red nor black, low nor high, so all of these bets lose to it. */
const outside: readonly (readonly [Spot, Rule])[] = [
  ['low', { pays: 1, covers: between(1, 18) }],
  ['even', { pays: 1, covers: (pocket) => pocket > 0 && pocket % 2 === 0 }],
  ['red', { pays: 1, covers: (pocket) => colourOf(pocket) === 'red' }],
  ['black', { pays: 1, covers: (pocket) => colourOf(pocket) === 'black' }],
  ['odd', { pays: 1, covers: (pocket) => pocket % 2 === 1 }],
  ['high', { pays: 1, covers: between(19, 36) }],
  ['first', { pays: 2, covers: between(1, 12) }],
  ['second', { pays: 2, covers: between(13, 24) }],
  ['third', { pays: 2, covers: between(25, 36) }],
]

/** Names of the spots for several numbers. */
export const outsideSpots: readonly Spot[] = outside.map(([spot]) => spot)

const single = (own: Pocket): [Spot, Rule] => [
  String(own),
  { pays: 35, covers: (pocket: Pocket) => pocket === own },
]

const rules: ReadonlyMap<Spot, Rule> = new Map([...outside, ...wheel.map(single)])

/** Every spot of the table. */
export const spots: readonly Spot[] = [...rules.keys()]

/** Payout of a spot as a multiple of its bet, without the bet itself. */
export const paysOf = (spot: Spot): number => rules.get(spot)?.pays ?? 0

export const isCovered = (spot: Spot, pocket: Pocket): boolean => rules.get(spot)?.covers(pocket) ?? false

/** The largest multiple of 37 within 32 bits: larger draws would favour low numbers. */
const fair = 2 ** 32 - (2 ** 32 % wheel.length)

/** Draws a number with equal probabilities. */
export function pocketOf(bits: Bits): Pocket {
  let drawn = bits()
  while (drawn >= fair) drawn = bits()
  return drawn % wheel.length
}

export const stakedOn = (placed: Placed): number => [...placed.values()].reduce((sum, bet) => sum + bet, 0)

/** The returned amounts by spot for a drawn number. */
export const winsOf = (placed: Placed, pocket: Pocket): SpotWin[] =>
  [...placed].flatMap(([spot, bet]) =>
    isCovered(spot, pocket) ? [{ spot, bet, amount: bet * (paysOf(spot) + 1) }] : [],
  )

export const totalOf = (wins: readonly { amount: number }[]): number =>
  wins.reduce((sum, { amount }) => sum + amount, 0)

/** The average return of a spot over all numbers. */
export function returnToPlayer(spot: Spot): number {
  const back = wheel.reduce((sum, pocket) => sum + totalOf(winsOf(new Map([[spot, 1]]), pocket)), 0)
  return back / wheel.length
}
