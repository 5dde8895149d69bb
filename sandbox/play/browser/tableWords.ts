import { type Colour, colourOf, type Placed, type Pocket, paysOf, type Spot, stakedOn } from './roulette.ts'
import { mostOf, type Refusal, type Table } from './tableTurn.ts'
import { lei } from './words.ts'

const outsideNames: Record<Spot, string> = {
  low: '1–18',
  even: 'Par',
  red: 'Roșu',
  black: 'Negru',
  odd: 'Impar',
  high: '19–36',
  first: '1–12',
  second: '13–24',
  third: '25–36',
}

const colourNames: Record<Colour, string> = { green: 'verde', red: 'roșu', black: 'negru' }

/** A number with its colour as text: „17 negru”. */
export const pocketName = (pocket: Pocket): string => `${pocket} ${colourNames[colourOf(pocket)]}`

/** Label of a spot. */
export const spotLabel = (spot: Spot): string => outsideNames[spot] ?? spot

const whatIs = (spot: Spot): string => outsideNames[spot] ?? pocketName(Number(spot))

/** Accessible name of a spot: its name, payout and bet. */
export function spotName(spot: Spot, bet = 0): string {
  const name = `${whatIs(spot)}, plătește ${paysOf(spot)} la 1`
  return bet > 0 ? `${name}, pariat ${lei(bet)}` : name
}

const figures = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 2 })

/** The amount on a chip. */
export const chipFigure = (bani: number): string => figures.format(bani / 100)

/** The result of a turn as a sentence; it gives return and bet, so that a loss does not read as a win. */
export function turnResult(pocket: Pocket, placed: Placed, total: number, balance: number): string {
  const what = total > 0 ? `Plată ${lei(total)} la ${lei(stakedOn(placed))} pariați.` : 'Fără câștig.'
  return `${pocketName(pocket)}. ${what} Soldul este ${lei(balance)}.`
}

/** Why a bet was refused, as text. */
export function refusalWords(refusal: Refusal, table: Table): string {
  if (refusal === 'halted') return 'Runda nu a putut fi înregistrată. Închide jocul și deschide-l din nou.'
  if (refusal === 'closed') return 'Pariurile sunt închise până se oprește bila.'
  if (refusal === 'most') return `Pe un loc se pun cel mult ${lei(mostOf(table))}.`
  return `Soldul de ${lei(table.balance)} nu ajunge pentru încă un pariu.`
}

/** The bet of a spot after another chip, and the total, as text. */
export const laidWords = (spot: Spot, placed: Placed): string =>
  `${whatIs(spot)}: ${lei(placed.get(spot) ?? 0)}. Pe masă: ${lei(stakedOn(placed))}.`

/** The dealer's message. */
export function dealerWords({ phase, closesAt, pocket }: Table): string {
  if (phase === 'spinning') return 'Nu mai merge nimic.'
  if (phase === 'settled' && pocket !== undefined) return `A ieșit ${pocketName(pocket)}.`
  if (phase === 'halted') return 'Masa s-a închis.'
  return closesAt === undefined ? 'Faceți jocurile, vă rog.' : 'Se primesc pariuri.'
}
