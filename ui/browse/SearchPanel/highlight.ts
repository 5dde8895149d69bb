/** A piece of a name, and whether it matches. */
export type Piece = { text: string; start: number; match: boolean }

/** The name in pieces, unchanged; ranges may overlap or exceed it. */
export function piecesOf(
  name: string,
  matches: readonly (readonly [start: number, end: number])[] = [],
): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (end: number, match: boolean) => {
    if (end > at) pieces.push({ text: name.slice(at, end), start: at, match })
    at = Math.max(at, end)
  }
  for (const [start, end] of matches.toSorted((a, b) => a[0] - b[0])) {
    add(Math.min(start, name.length), false)
    add(Math.min(end, name.length), true)
  }
  add(name.length, false)
  return pieces
}

/** Replaces a missing logo: the first letters of two words. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('ro'))
    .join('')
