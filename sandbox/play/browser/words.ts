import type { Outcome } from './round.ts'
import type { SlotSymbol } from './rules.ts'

const figures = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A formatted amount in bani: „1.000,00 lei”. */
export const lei = (bani: number): string => `${figures.format(bani / 100)} lei`

/** Accessible names of the symbols. */
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

/** The result of a round as a sentence. */
export function resultOf({ wins, total }: Outcome, balance: number): string {
  const left = `Soldul este ${lei(balance)}.`
  const [first, ...others] = wins
  if (!first) return `Fără câștig. ${left}`
  const best = others.reduce((most, win) => (win.amount > most.amount ? win : most), first)
  const what = `${symbolName(best.symbol)} de ${best.count} ori`
  return `Ai câștigat ${lei(total)} ${linesWord(wins.length)}: ${what}, pe linia ${best.line + 1}. ${left}`
}
