import { fold } from './fold.ts'

/** How many searches are remembered (UXP-05). */
const MOST = 4

/** Letters of a term that is worth remembering; what is longer was not typed by a person. */
const LONGEST = 80

/** One term as it is remembered, or nothing when no search could come of it. */
function tidy(term: string): string | undefined {
  const tidied = term.replace(/\s+/gu, ' ').trim()
  return tidied.length <= LONGEST && tidied.isWellFormed() && fold(tidied) !== '' ? tidied : undefined
}

const isOther = (term: string) => (other: string) => fold(other) !== fold(term)

/** `recent` with `term` first; the same search in another spelling gives up its place. */
export function withRecent(recent: readonly string[], term: string): string[] {
  const tidied = tidy(term)
  if (tidied === undefined) return [...recent]
  return [tidied, ...recent.filter(isOther(tidied))].slice(0, MOST)
}

/** `recent` without the search for `term`. */
export const withoutRecent = (recent: readonly string[], term: string): string[] =>
  recent.filter(isOther(term))

/** What a store held for the recent searches, whatever it holds now: JSON text, or what came of it. */
export function parseRecent(stored: unknown): string[] {
  const list = typeof stored === 'string' ? parsed(stored) : stored
  if (!Array.isArray(list)) return []
  const terms = list.filter((item) => typeof item === 'string')
  return terms.reduceRight<string[]>(withRecent, [])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
