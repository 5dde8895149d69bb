/** Edit distance from typed letters to a whole name, and to a beginning of it; Infinity above the limit. */
export type Distance = { whole: number; start: number }

type Rows = { before: Uint16Array; above: Uint16Array; current: Uint16Array }

/** Larger than any limit, small enough to add to. */
const INFINITE_DISTANCE = 1 << 12

/** Fills one row of the table: the distance of the first `row` letters to every beginning of `name` in the band. */
function fillRow(rows: Rows, typed: string, name: string, row: number, from: number, to: number): number {
  const { before, above, current } = rows
  const letter = typed.charCodeAt(row - 1)
  current[from - 1] = from === 1 ? row : INFINITE_DISTANCE
  current[to + 1] = INFINITE_DISTANCE
  let least = current[from - 1] ?? INFINITE_DISTANCE
  for (let column = from; column <= to; column += 1) {
    const other = name.charCodeAt(column - 1)
    let cost = Math.min(
      (above[column] ?? INFINITE_DISTANCE) + 1,
      (current[column - 1] ?? INFINITE_DISTANCE) + 1,
    )
    cost = Math.min(cost, (above[column - 1] ?? INFINITE_DISTANCE) + (letter === other ? 0 : 1))
    const swapped =
      row > 1 && column > 1 && letter === name.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other
    if (swapped) cost = Math.min(cost, (before[column - 2] ?? INFINITE_DISTANCE) + 1)
    current[column] = cost
    least = Math.min(least, cost)
  }
  return least
}

/**
 * Returns a function that measures names against `typed`: letters added, left out, changed, or swapped with their
 * neighbour, each letter at most once. Distances above `most` are not computed, so that most names are given up after a
 * few letters.
 */
export function distancesFrom(typed: string, most: number): (name: string) => Distance {
  const size = typed.length + most + 2
  const far: Distance = { whole: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY }
  const rows: Rows = {
    before: new Uint16Array(size),
    above: new Uint16Array(size),
    current: new Uint16Array(size),
  }
  const within = (distance: number) => (distance <= most ? distance : Number.POSITIVE_INFINITY)

  return (name) => {
    if (typed.length === 0 || name.length < typed.length - most) return far
    for (let column = 0; column < size; column += 1)
      rows.above[column] = column <= most ? column : INFINITE_DISTANCE
    let least = 0
    for (let row = 1; row <= typed.length; row += 1) {
      const to = Math.min(name.length, row + most)
      least = fillRow(rows, typed, name, row, Math.max(1, row - most), to)
      if (least > most) return far
      const { before } = rows
      rows.before = rows.above
      rows.above = rows.current
      rows.current = before
    }
    const reached = Math.abs(name.length - typed.length) <= most
    return {
      whole: within(reached ? (rows.above[name.length] ?? INFINITE_DISTANCE) : INFINITE_DISTANCE),
      start: within(least),
    }
  }
}
