import { useState } from 'react'
import { parseRecent, withoutRecent, withRecent } from '#app/domain/search/recent.ts'
import { storageEntry } from '#app/platform/storage.ts'

const kept = storageEntry('device', 'arama.recentSearches')

const read = (): string[] => parseRecent(kept.read())

/** Stores a search that led to a result (UXP-05). */
export const addRecent = (term: string): void => void kept.writeJson(withRecent(read(), term))

/** The recent searches of this browser, the last one first, and a function to remove one. */
export function useRecent() {
  const [recent, setRecent] = useState(read)
  function forget(term: string) {
    const left = withoutRecent(read(), term)
    kept.writeJson(left)
    setRecent(left)
  }
  return { recent, forget }
}
