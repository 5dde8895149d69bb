import { useEffect, useMemo, useRef } from 'react'
import { lettersMissing, search } from '#app/domain/search/search.ts'
import type { SearchIndex } from '#app/domain/search/searchIndex.ts'
import { suggestionFor } from '#app/domain/search/suggestion.ts'
import { useVisit } from '#app/platform/visit.ts'
import { groupsOf, type OptionSource } from './options.ts'
import { relatedTo } from './related.ts'
import { reportSearch } from './reportSearch.ts'
import type { SearchState } from './searchState.ts'
import { totalOf } from './shares.ts'

/** Debounce of the report in milliseconds: the visitor has stopped typing (SEA-06). */
const REPORT_DELAY = 450

/** The results for the term of a search; `loading` until the index is built, without a term until the catalogue is there. */
export function useResults(
  index: SearchIndex | undefined,
  source: OptionSource | undefined,
  { term, results: limit }: SearchState,
) {
  const idle = term.trim() === ''
  const found = useMemo(
    () => (index && source && !idle ? shownFor(index, source, term, limit) : undefined),
    [index, source, idle, term, limit],
  )
  useReport(term, found?.total)
  return { groups: [], total: 0, ...found, loading: idle ? !source : !found }
}

/** Reports each search once; a restored search was reported before. */
function useReport(term: string, total: number | undefined): void {
  const visit = useVisit()
  const reported = useRef(term)
  useEffect(() => {
    if (total === undefined || term === reported.current) return
    const timer = setTimeout(() => {
      reported.current = term
      reportSearch(visit)
    }, REPORT_DELAY)
    return () => clearTimeout(timer)
  }, [visit, term, total])
}

function shownFor(index: SearchIndex, source: OptionSource, term: string, limit: number) {
  const results = search(index, term, limit)
  const total = totalOf(results)
  return {
    total,
    groups: groupsOf(source, results, term, limit),
    related: relatedTo(source, results),
    lettersMissing: lettersMissing(index, term),
    suggestion: total === 0 ? suggestionFor(index, term) : undefined,
  }
}
