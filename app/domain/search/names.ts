import { type Found, foundOf, keep, noFinds } from './found.ts'

/** Folded names in one text, in the display order of equal matches. */
export type Names = {
  /** Each name followed by a line feed, which no folded name contains. */
  text: string
  /** Start of each name; one more entry ends the last. */
  starts: Uint32Array
  /** Place of each name in the catalogue. */
  places: Uint32Array
}

/** `folded[n]` is the name of the record at `places[n]`. */
export function namesOf(folded: readonly string[], places: Uint32Array): Names {
  const starts = new Uint32Array(folded.length + 1)
  let at = 0
  for (let entry = 0; entry < folded.length; entry += 1) {
    starts[entry] = at
    at += (folded[entry]?.length ?? 0) + 1
  }
  starts[folded.length] = at
  return { text: folded.length > 0 ? `${folded.join('\n')}\n` : '', starts, places }
}

/** The folded name of an entry. */
export const nameAt = ({ text, starts }: Names, entry: number): string =>
  text.slice(starts[entry], (starts[entry + 1] ?? 1) - 1)

/** The entry whose name includes the position `at`. */
function entryAt(starts: Uint32Array, at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Names that contain `term` (folded, not empty): scans the whole text, suited to few names or unusual letters. */
export function scanNames({ text, starts, places }: Names, term: string, limit: number): Found {
  const finds = noFinds(limit)
  let total = 0
  for (let at = text.indexOf(term); at >= 0; total += 1) {
    const entry = entryAt(starts, at)
    const next = starts[entry + 1] ?? text.length
    if (at === starts[entry]) keep(finds.prefix, entry, limit)
    else if (text.startsWith(term, next - 1 - term.length)) keep(finds.suffix, entry, limit)
    else keep(finds.inner, entry, limit)
    at = text.indexOf(term, next)
  }
  return foundOf(finds, places, total)
}
