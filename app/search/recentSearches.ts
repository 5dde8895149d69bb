import { useState } from 'react'
import { parseRecent, withoutRecent, withRecent } from '#app/domain/search/recent.ts'

const KEY = 'arama.recentSearches'

function read(): string[] {
  try {
    return parseRecent(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

function write(terms: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms))
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Remembers a search that led somewhere (UXP-05). */
export const addRecent = (term: string): void => write(withRecent(read(), term))

/** The searches of this browser, the last one first, and what forgets one of them. */
export function useRecent() {
  const [recent, setRecent] = useState(read)
  function forget(term: string) {
    const left = withoutRecent(read(), term)
    write(left)
    setRecent(left)
  }
  return { recent, forget }
}
