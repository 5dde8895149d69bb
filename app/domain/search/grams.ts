import { draftOf, endCounting, type GramDraft, type GramTable, LETTERS, note } from './gramTable.ts'
import type { Names } from './names.ts'

/** Number of names between two pauses: a fraction of a millisecond. */
const NAMES_PER_STEP = 128

/** All grams of one, two and three letters. */
export type Grams = {
  /** a to z are 1 to 26, 0 to 9 are 27 to 36; 0 is the end of a name, and any other letter. */
  codes: Uint8Array
  /** The entry of each position. */
  owners: Uint32Array
  one: GramTable
  two: GramTable
  three: GramTable
}

type Drafts = Record<'one' | 'two' | 'three', GramDraft>

const codeOf = (unit: number): number =>
  unit >= 97 && unit <= 122 ? unit - 96 : unit >= 48 && unit <= 57 ? unit - 21 : 0

/** The codes of a folded term, or `undefined` if it has a letter without a code. */
export function codesOf(term: string): Uint8Array | undefined {
  const codes = new Uint8Array(term.length)
  for (let unit = 0; unit < term.length; unit += 1) {
    const code = codeOf(term.charCodeAt(unit))
    if (code === 0) return undefined
    codes[unit] = code
  }
  return codes
}

/** The key of the first `length` letters. */
export function keyOf(codes: Uint8Array, length: number): number {
  let key = 0
  for (let letter = 0; letter < length; letter += 1) key = key * LETTERS + (codes[letter] ?? 0) - 1
  return key
}

/** Notes every gram of a name; grams do not cross names, nor letters without a code. */
function noteName({ one, two, three }: Drafts, codes: Uint8Array, starts: Uint32Array, entry: number): void {
  const start = starts[entry] ?? 0
  const end = starts[entry + 1] ?? 0
  let before = 0
  let previous = 0
  for (let at = start; at < end; at += 1) {
    const code = codes[at] ?? 0
    if (code > 0) {
      note(one, code - 1, at === start ? 0 : 1, at, entry)
      if (previous > 0) {
        const pair = (previous - 1) * LETTERS + code - 1
        note(two, pair, at - 1 === start ? 0 : 1, at - 1, entry)
        if (before > 0) {
          note(three, (before - 1) * LETTERS ** 2 + pair, at - 2 === start ? 0 : 1, at - 2, entry)
        }
      }
    }
    before = previous
    previous = code
  }
}

/** Builds the tables, with frequent pauses. */
export function* gramsOf({ text, starts }: Names): Generator<void, Grams> {
  const names = starts.length - 1
  const codes = new Uint8Array(text.length)
  const owners = new Uint32Array(text.length)
  const drafts: Drafts = { one: draftOf(1), two: draftOf(2), three: draftOf(3) }

  for (let entry = 0; entry < names; entry += 1) {
    const end = starts[entry + 1] ?? 0
    for (let at = starts[entry] ?? 0; at < end; at += 1) codes[at] = codeOf(text.charCodeAt(at))
    owners.fill(entry, starts[entry], end)
    noteName(drafts, codes, starts, entry)
    if (entry % NAMES_PER_STEP === NAMES_PER_STEP - 1) yield
  }
  for (const draft of Object.values(drafts)) endCounting(draft)
  yield
  for (let entry = 0; entry < names; entry += 1) {
    noteName(drafts, codes, starts, entry)
    if (entry % NAMES_PER_STEP === NAMES_PER_STEP - 1) yield
  }
  return { codes, owners, one: tableOf(drafts.one), two: tableOf(drafts.two), three: tableOf(drafts.three) }
}

const tableOf = ({ begins, positions, holders }: GramDraft): GramTable => ({ begins, positions, holders })
