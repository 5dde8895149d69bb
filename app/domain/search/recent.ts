import { fold } from './fold.ts'

/** Number of remembered searches (UXP-05). */
const MAX_RECENT = 4

/** Longest remembered term in characters; longer ones were not typed by a person. */
const MAX_TERM_LENGTH = 80

/** A term as it is remembered, or `undefined` if it cannot find anything. */
function tidy(term: string): string | undefined {
  const tidied = term.replace(/\s+/gu, ' ').trim()
  return tidied.length <= MAX_TERM_LENGTH && tidied.isWellFormed() && fold(tidied) !== '' ? tidied : undefined
}

const isOther = (term: string) => (other: string) => fold(other) !== fold(term)

/** `recent` with `term` first; the same search in another spelling is removed. */
export function withRecent(recent: readonly string[], term: string): string[] {
  const tidied = tidy(term)
  if (tidied === undefined) return [...recent]
  return [tidied, ...recent.filter(isOther(tidied))].slice(0, MAX_RECENT)
}

/** `recent` without the search for `term`. */
export const withoutRecent = (recent: readonly string[], term: string): string[] =>
  recent.filter(isOther(term))

/** Parses the stored recent searches: any JSON text or value. */
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
