/** Separators of thousands and decimals. */
export type Separators = { group: string; decimal: string }

/** A piece of an amount: its text, and its previous text if its digits changed. */
export type Run = { text: string; before?: string }

/** Growth for which the width is reserved in advance. */
const RESERVED_GROWTH = 1.1

function grouped(digits: string, group: string): string {
  const thousands: string[] = []
  for (let end = digits.length; end > 0; end -= 3) thousands.unshift(digits.slice(Math.max(0, end - 3), end))
  return thousands.join(group)
}

/** An amount with two decimals, rounded down. */
export function figuresOf(value: number, { group, decimal }: Separators): string {
  // Half a thousandth compensates for binary fractions.
  const bani = Math.floor(value * 100 + 0.05)
  const digits = String(bani).padStart(3, '0')
  return `${grouped(digits.slice(0, -2), group)}${decimal}${digits.slice(-2)}`
}

/** Zeros with the width of every amount below the next power of ten, and of the one after it if that is near. */
export const roomOf = (value: number, separators: Separators): string =>
  figuresOf(value * RESERVED_GROWTH, separators).replace(/\d/g, '0')

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'

/** The pieces of `after`, with changed digits apart from unchanged ones; amounts of different length do not roll. */
export function runsOf(before: string, after: string): Run[] {
  if (before.length !== after.length) return [{ text: after }]
  const runs: Run[] = []
  let last: Run | undefined
  let rolling = false
  for (let at = 0; at < after.length; at++) {
    const [was, is] = [before[at] ?? '', after[at] ?? '']
    const rolls = was !== is && isDigit(was) && isDigit(is)
    if (last && rolls === rolling) {
      last.text += is
      if (last.before !== undefined) last.before += was
    } else {
      last = rolls ? { text: is, before: was } : { text: is }
      runs.push(last)
      rolling = rolls
    }
  }
  return runs
}
