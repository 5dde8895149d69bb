/** Number of indexed letters: a to z and 0 to 9. */
export const LETTERS = 36

/** All grams of one length in all names, sorted by their letters; within a gram by name, then by position. */
export type GramTable = {
  /**
   * Start of the two blocks of gram `key` in `positions`: 2 key for those at the beginning of a name, 2 key + 1 for the
   * others.
   */
  begins: Uint32Array
  positions: Uint32Array
  /** Number of names that contain the gram. */
  holders: Uint32Array
}

/** A table under construction: the first pass counts, the second fills the blocks. */
export type GramDraft = GramTable & {
  /** The next free index of each block; undefined while counting. */
  free: Uint32Array | undefined
  /** The last name counted for each gram. */
  last: Int32Array
}

/** An empty table of grams with `length` letters. */
export function draftOf(length: number): GramDraft {
  const size = LETTERS ** length
  return {
    begins: new Uint32Array(2 * size + 1),
    positions: new Uint32Array(0),
    holders: new Uint32Array(size),
    free: undefined,
    last: new Int32Array(size).fill(-1),
  }
}

/** Notes one occurrence of gram `key`: `block` is 0 at the beginning of the name of `entry`. */
export function note(draft: GramDraft, key: number, block: 0 | 1, position: number, entry: number): void {
  const { begins, positions, holders, free, last } = draft
  const slot = 2 * key + block
  if (free) {
    const at = free[slot] ?? 0
    positions[at] = position
    free[slot] = at + 1
    return
  }
  begins[slot + 1] = (begins[slot + 1] ?? 0) + 1
  if (last[key] === entry) return
  last[key] = entry
  holders[key] = (holders[key] ?? 0) + 1
}

/** Ends the counting pass; from here on occurrences fill their blocks. */
export function endCounting(draft: GramDraft): void {
  const { begins } = draft
  let sum = 0
  for (let slot = 0; slot < begins.length; slot += 1) {
    sum += begins[slot] ?? 0
    begins[slot] = sum
  }
  draft.free = begins.slice()
  draft.positions = new Uint32Array(sum)
}
