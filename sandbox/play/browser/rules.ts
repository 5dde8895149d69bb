/** A symbol by its place on the sheet: 0 stands for any other, 1 to 4 are figures, 5 to 8 letters. */
export type SlotSymbol = number

export const symbolCount = 9
const wild: SlotSymbol = 0
/** The symbol that a row of nothing but wild ones counts as. */
const best: SlotSymbol = 1

export const reelCount = 5
export const rowCount = 3

/** Symbols round each reel; no three neighbours are the same, so that a screen never shows a symbol twice on a reel. */
const strips: readonly SlotSymbol[][] = [
  '42867835165128478467386475635867857',
  '8456731478105468720826586736783584756',
  '5408632058642708563765817647358768741',
  '3872581674158358624087637456840675867',
  '62873657845314367854756827865864187',
].map((strip) => [...strip].map(Number))

/** The row of each reel that a line runs through; 0 is the upper one. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** What 3, 4 and 5 of a symbol from the left pay, as a multiple of the bet on one line. */
export const pays: Readonly<Record<SlotSymbol, readonly [three: number, four: number, five: number]>> = {
  1: [75, 350, 2000],
  2: [40, 150, 750],
  3: [30, 100, 400],
  4: [20, 70, 300],
  5: [12, 40, 180],
  6: [12, 40, 150],
  7: [8, 25, 100],
  8: [8, 20, 100],
}

/** Symbols by reel, from the upper row to the lower one. */
export type Screen = readonly (readonly SlotSymbol[])[]

/** A number from 0 up to 1. */
export type Chance = () => number

/** One paid line: its number, the symbol it pays for, how many of them, and the amount in the bet's unit. */
export type LineWin = { line: number; symbol: SlotSymbol; count: number; amount: number }

/** Where the reels stop: the upper row's place on each strip. */
export const stopsOf = (chance: Chance): number[] => strips.map(({ length }) => Math.floor(chance() * length))

export const stripLength = (reel: number): number => strips[reel]?.length ?? 1

/** The symbol `row` places below `stop` on a reel; strips have no end. */
export function symbolAt(reel: number, stop: number, row: number): SlotSymbol {
  const strip = strips[reel] ?? []
  const place = (((stop + row) % strip.length) + strip.length) % strip.length
  return strip[place] ?? best
}

export const screenOf = (stops: readonly number[]): Screen =>
  stops.map((stop, reel) => Array.from({ length: rowCount }, (_, row) => symbolAt(reel, stop, row)))

/** How many symbols from the left count as `symbol`. */
function runOf(row: readonly SlotSymbol[], symbol: SlotSymbol): number {
  const end = row.findIndex((found) => found !== symbol && found !== wild)
  return end < 0 ? row.length : end
}

/** The best that one line of symbols pays, as a multiple of its bet. */
export function lineWin(row: readonly SlotSymbol[]): Omit<LineWin, 'line'> | undefined {
  const first = row.find((symbol) => symbol !== wild) ?? best
  const wins = [first, best].flatMap((symbol) => {
    const count = runOf(row, symbol)
    const amount = pays[symbol]?.[count - 3]
    return amount === undefined ? [] : [{ symbol, count, amount }]
  })
  return wins.reduce<(typeof wins)[number] | undefined>(
    (most, win) => (most && most.amount >= win.amount ? most : win),
    undefined,
  )
}

/** Everything a screen pays for a bet on all lines; amounts in the unit of `bet`, which ten divides. */
export function winsOf(screen: Screen, bet: number): LineWin[] {
  return lines.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => screen[reel]?.[row] ?? -1))
    return win ? [{ ...win, line, amount: (win.amount * bet) / lines.length }] : []
  })
}

/** How often each symbol stands on a reel, as parts of 1. */
export function sharesOf(reel: number): number[] {
  const strip = strips[reel] ?? []
  const shareOf = (symbol: SlotSymbol) => strip.filter((found) => found === symbol).length / strip.length
  return Array.from({ length: symbolCount }, (_, symbol) => shareOf(symbol))
}

/** The part of all bets that comes back in the long run: every row of symbols, weighed by how often it comes. */
export function returnToPlayer(): number {
  const shares = Array.from({ length: reelCount }, (_, reel) => sharesOf(reel))
  function rest(row: SlotSymbol[], share: number): number {
    const own = shares[row.length]
    if (!own) return share * (lineWin(row)?.amount ?? 0)
    return own.reduce((sum, part, symbol) => (part > 0 ? sum + rest([...row, symbol], share * part) : sum), 0)
  }
  return rest([], 1)
}
