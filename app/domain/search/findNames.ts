import { type Found, foundOf, isSettled, keep, noFinds } from './found.ts'
import { codesOf, type Grams, keyOf } from './grams.ts'
import type { GramTable } from './gramTable.ts'
import { type Names, scanNames } from './names.ts'

/** Whether the letters of `term` from index `from` on match at `position`. */
function matchesAt(codes: Uint8Array, term: Uint8Array, position: number, from: number): boolean {
  for (let letter = from; letter < term.length; letter += 1) {
    if (codes[position + letter] !== term[letter]) return false
  }
  return true
}

const tableFor = ({ one, two, three }: Grams, length: number): GramTable =>
  length === 1 ? one : length === 2 ? two : three

/**
 * Names that contain `term` (folded, not empty), best first. The first three letters give every candidate position,
 * those at the beginning of a name apart; the other letters are compared. For up to three letters the tables have the
 * total, so the search ends as soon as no better match can follow.
 */
export function findNames(names: Names, grams: Grams, term: string, limit: number): Found {
  const wanted = codesOf(term)
  if (!wanted) return scanNames(names, term, limit)
  const { codes, owners } = grams
  const { starts } = names
  const length = Math.min(wanted.length, 3)
  const { begins, positions, holders } = tableFor(grams, length)
  const key = keyOf(wanted, length)
  const others = begins[2 * key + 1] ?? 0
  const end = begins[2 * key + 2] ?? 0
  const exact = wanted.length === length
  const finds = noFinds(limit)
  let total = 0

  for (let at = begins[2 * key] ?? 0; at < others && !(exact && isSettled(finds)); at += 1) {
    const position = positions[at] ?? 0
    if (!matchesAt(codes, wanted, position, length)) continue
    total += 1
    keep(finds.prefix, owners[position] ?? 0, limit)
  }
  for (let at = others, last = -1; at < end && !(exact && isSettled(finds)); at += 1) {
    const position = positions[at] ?? 0
    const entry = owners[position] ?? 0
    if (entry === last || !matchesAt(codes, wanted, position, length)) continue
    last = entry
    if (matchesAt(codes, wanted, starts[entry] ?? 0, 0)) continue
    total += 1
    const tail = (starts[entry + 1] ?? 0) - 1 - wanted.length
    keep(matchesAt(codes, wanted, tail, 0) ? finds.suffix : finds.inner, entry, limit)
  }
  return foundOf(finds, names.places, exact ? (holders[key] ?? 0) : total)
}
