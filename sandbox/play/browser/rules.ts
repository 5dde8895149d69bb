/** A symbol by its index on the sheet: 0 is wild, 1 to 4 are figures, 5 to 8 letters. */
export type SlotSymbol = number

export const symbolCount = 9
const wild: SlotSymbol = 0
/** The symbol for which a row of wild symbols counts. */
const best: SlotSymbol = 1

export const reelCount = 5
export const rowCount = 3

/** Symbols of each reel; no three neighbours are equal, so a screen never shows a symbol twice on a reel. */
const strips: readonly SlotSymbol[][] = [
  '42867835165128478467386475635867857',
  '8456731478105468720826586736783584756',
  '5408632058642708563765817647358768741',
  '3872581674158358624087637456840675867',
  '62873657845314367854756827865864187',
].map((strip) => [...strip].map(Number))

/** The row of each reel on a line; 0 is the upper one. */
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

/** Pays for 3, 4 and 5 equal symbols from the left, as a multiple of the line bet. */
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

/** A winning line: its number, symbol and count, and the amount in the bet's unit. */
export type LineWin = { line: number; symbol: SlotSymbol; count: number; amount: number }

/** Stop positions of the reels: the strip index of the upper row. */
export const stopsOf = (chance: Chance): number[] => strips.map(({ length }) => Math.floor(chance() * length))

export const stripLength = (reel: number): number => strips[reel]?.length ?? 1

/** The symbol `row` places below `stop` on a reel; strips are circular. */
export function symbolAt(reel: number, stop: number, row: number): SlotSymbol {
  const strip = strips[reel] ?? []
  const place = (((stop + row) % strip.length) + strip.length) % strip.length
  return strip[place] ?? best
}

export const screenOf = (stops: readonly number[]): Screen =>
  stops.map((stop, reel) => Array.from({ length: rowCount }, (_, row) => symbolAt(reel, stop, row)))

/** Number of symbols from the left that count as `symbol`. */
function runOf(row: readonly SlotSymbol[], symbol: SlotSymbol): number {
  const end = row.findIndex((found) => found !== symbol && found !== wild)
  return end < 0 ? row.length : end
}

/** The best win of one line, as a multiple of its bet. */
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

/** All wins of a screen for a bet on all lines; amounts in the unit of `bet`, which is divisible by ten. */
export function winsOf(screen: Screen, bet: number): LineWin[] {
  return lines.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => screen[reel]?.[row] ?? -1))
    return win ? [{ ...win, line, amount: (win.amount * bet) / lines.length }] : []
  })
}

/** Probability of each symbol on a reel. */
export function sharesOf(reel: number): number[] {
  const strip = strips[reel] ?? []
  const shareOf = (symbol: SlotSymbol) => strip.filter((found) => found === symbol).length / strip.length
  return Array.from({ length: symbolCount }, (_, symbol) => shareOf(symbol))
}

/** The average return over all possible rows, weighted by probability. */
export function returnToPlayer(): number {
  const shares = Array.from({ length: reelCount }, (_, reel) => sharesOf(reel))
  function rest(row: SlotSymbol[], share: number): number {
    const own = shares[row.length]
    if (!own) return share * (lineWin(row)?.amount ?? 0)
    return own.reduce((sum, part, symbol) => (part > 0 ? sum + rest([...row, symbol], share * part) : sum), 0)
  }
  return rest([], 1)
}
