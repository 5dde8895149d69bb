import type { Outcome } from './round.ts'
import type { SlotSymbol } from './rules.ts'

const figures = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in bani as people read it: „1.000,00 lei”. */
export const lei = (bani: number): string => `${figures.format(bani / 100)} lei`

/** What the symbols are called where they cannot be seen. */
export const symbolNames: readonly string[] = [
  'Simbolul special',
  'Simbolul cel mare',
  'A doua figură',
  'A treia figură',
  'A patra figură',
  'As',
  'Popă',
  'Damă',
  'Valet',
]

export const symbolName = (symbol: SlotSymbol): string => symbolNames[symbol] ?? ''

const linesWord = (count: number): string => (count === 1 ? 'pe o linie' : `pe ${count} linii`)

/** The end of a round in one sentence, said politely. */
export function resultOf({ wins, total }: Outcome, balance: number): string {
  const left = `Soldul este ${lei(balance)}.`
  const [first, ...others] = wins
  if (!first) return `Fără câștig. ${left}`
  const best = others.reduce((most, win) => (win.amount > most.amount ? win : most), first)
  const what = `${symbolName(best.symbol)} de ${best.count} ori`
  return `Ai câștigat ${lei(total)} ${linesWord(wins.length)}: ${what}, pe linia ${best.line + 1}. ${left}`
}
