/** a to z and 0 to 9: the letters that tables know. */
export const LETTERS = 36

/** Every stretch of one length in all names, sorted by its letters; in one gram by name, then by position. */
export type GramTable = {
  /** Where the two blocks of gram `key` begin in `positions`: 2 key those that begin a name, 2 key + 1 the others. */
  begins: Uint32Array
  positions: Uint32Array
  /** How many names hold the gram. */
  holders: Uint32Array
}

/** A table in the making: first everything is counted, then everything goes to its block. */
export type GramDraft = GramTable & {
  /** The next free place of each block; none while counting. */
  free: Uint32Array | undefined
  /** The last name that was counted for each gram. */
  last: Int32Array
}

/** An empty table of stretches of `length` letters. */
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

/** One occurrence of gram `key`: `block` is 0 where it begins the name of `entry`. */
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

/** All is counted: from here on occurrences go to their blocks. */
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
