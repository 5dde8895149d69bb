import { useEffect, useMemo, useRef } from 'react'
import { lettersMissing, search } from '#app/domain/search/search.ts'
import type { SearchIndex } from '#app/domain/search/searchIndex.ts'
import type { SentenceAnswer } from '#app/domain/search/sentence/answer.ts'
import { sentenceIn } from '#app/domain/search/sentence/understand.ts'
import { suggestionFor } from '#app/domain/search/suggestion.ts'
import { track } from '#app/platform/analytics/track.ts'
import { useVisit } from '#app/platform/visit.ts'
import { gameOption, groupsOf, type OptionSource } from './options.ts'
import { relatedTo } from './related.ts'
import { totalOf } from './resultShares.ts'
import type { SearchState } from './searchState.ts'
import { useSentence } from './useSentence.ts'

/** Debounce of the report in milliseconds: the visitor has stopped typing (SEA-06). */
const REPORT_DELAY_MS = 450

/**
 * The results for the term of a search; `loading` until the index is built, without a term until the catalogue is there.
 * A term that is no name is read as a sentence.
 */
export function useResults(
  index: SearchIndex | undefined,
  source: OptionSource | undefined,
  { term, results: limit }: SearchState,
) {
  const idle = term.trim() === ''
  const named = useMemo(
    () => (index && source && !idle ? namedBy(index, source, term, limit) : undefined),
    [index, source, idle, term, limit],
  )
  const isName = named?.total !== 0
  const sentence = useMemo(() => (isName ? undefined : sentenceIn(term)), [isName, term])
  const { answer, facts, pending, tables, wantsTables, onTables } = useSentence(source?.file, index, sentence)
  const found = useMemo(() => {
    if (!index || !source || !named) return undefined
    if (answer && answer.places.length > 0) return askedFor(source, answer, limit)
    if (pending) return undefined
    return { ...named, suggestion: named.total === 0 ? suggestionFor(index, term) : undefined }
  }, [index, source, named, answer, limit, pending, term])
  useReport(term, found?.total)
  return {
    groups: [],
    total: 0,
    ...found,
    facts,
    tables: tables?.tables,
    loading: idle ? !source : !found,
    wantsTables,
    onTables,
  }
}

/** Reports each finished search once to analytics, without its term; a restored search was reported before. */
function useReport(term: string, total: number | undefined): void {
  const visit = useVisit()
  const reported = useRef(term)
  useEffect(() => {
    if (total === undefined || term === reported.current) return
    const timer = setTimeout(() => {
      reported.current = term
      track(visit, { event: 'casino_search' })
    }, REPORT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [visit, term, total])
}

function namedBy(index: SearchIndex, source: OptionSource, term: string, limit: number) {
  const results = search(index, term, limit)
  return {
    total: totalOf(results),
    groups: groupsOf(source, results, term, limit),
    related: relatedTo(source, results),
    lettersMissing: lettersMissing(index, term),
  }
}

/** The games that a sentence asks for. */
function askedFor(source: OptionSource, { places }: SentenceAnswer, limit: number) {
  const options = places.slice(0, limit).map((place) => gameOption(source, place))
  return {
    total: places.length,
    groups: [{ kind: 'game' as const, count: places.length, options }],
    related: undefined,
    lettersMissing: undefined,
    suggestion: undefined,
  }
}
