/** The items with the one at `from` moved to `to`; the others keep their order. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || from === to) return items
  const others = items.toSpliced(from, 1)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, item)
}

/** The games of a list that `named` has, in that order, and the others in the order of the list. */
function parted(codes: readonly string[], named: readonly string[]) {
  const here = new Set(codes)
  const known = new Set(named.filter((code) => here.has(code)))
  return { known, others: codes.filter((code) => !known.has(code)) }
}

/** A list in the visitor's own order: what has been added since comes first, what has been removed is gone. */
export function arranged(codes: readonly string[], mine: readonly string[] = []): readonly string[] {
  const { known, others } = parted(codes, mine)
  return [...others, ...known]
}

/** All items after `item` was moved within `part`, the items that filters show: it goes beside its new neighbour. */
export function withPartMoved<T>(all: readonly T[], part: readonly T[], item: T): readonly T[] {
  const at = part.indexOf(item)
  const others = all.filter((other) => other !== item)
  const [before, after] = [part[at - 1], part[at + 1]]
  if (before !== undefined) return others.toSpliced(others.indexOf(before) + 1, 0, item)
  if (after !== undefined) return others.toSpliced(others.indexOf(after), 0, item)
  return all
}

type Round = { gameType: string; datetime?: string | undefined; win: number }

/** Games by their last round, or their last one with a win, the latest first; rounds without a readable time are unknown. */
export function lastRounds(rounds: readonly Round[], { won = false } = {}): readonly string[] {
  const last = new Map<string, number>()
  for (const { gameType, datetime, win } of rounds) {
    const at = Date.parse(datetime ?? '')
    if (Number.isNaN(at) || (won && win === 0)) continue
    last.set(gameType, Math.max(at, last.get(gameType) ?? at))
  }
  return [...last].toSorted(([, one], [, other]) => other - one).map(([code]) => code)
}

/** A list with the games that `first` names, in that order, before the others. */
export function withFirst(codes: readonly string[], first: readonly string[]): readonly string[] {
  const { known, others } = parted(codes, first)
  return [...known, ...others]
}
