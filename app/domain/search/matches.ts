import { fold } from './fold.ts'

/** Start and end of a match in UTF-16 units. */
export type Stretch = [start: number, end: number]

const MARK = /^\p{M}$/u

/** A folded text with, for every unit of it, the range of its original letter. */
type Spelled = { folded: string; starts: number[]; ends: number[] }

function spell(text: string): Spelled {
  const spelled: Spelled = { folded: '', starts: [], ends: [] }
  let at = 0
  for (const letter of text) {
    const end = at + letter.length
    const own = fold(letter)
    for (let unit = 0; unit < own.length; unit += 1) {
      spelled.starts.push(at)
      spelled.ends.push(end)
    }
    if (own === '' && MARK.test(letter)) lengthen(spelled.ends, at, end)
    spelled.folded += own
    at = end
  }
  return spelled
}

/** A combining mark belongs to the preceding letter. */
function lengthen(ends: number[], from: number, to: number): void {
  for (let unit = ends.length - 1; unit >= 0 && ends[unit] === from; unit -= 1) ends[unit] = to
}

/** Where `term` matches in `text`, in order, including marks and signs in between (UXP-05). */
export function matchesIn(text: string, term: string): Stretch[] {
  const wanted = fold(term)
  if (wanted === '') return []
  const { folded, starts, ends } = spell(text)
  const matches: Stretch[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = starts[at] ?? 0
    const end = ends[at + wanted.length - 1] ?? text.length
    const last = matches.at(-1)
    // One letter may fold to two („ß”), so two matches can share it.
    if (last && start < last[1]) last[1] = end
    else matches.push([start, end])
  }
  return matches
}
