import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { indexOf } from '#app/content/filterIndexes.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import type { SearchIndex } from '#app/domain/search/searchIndex.ts'
import { answerOf } from '#app/domain/search/sentence/answer.ts'
import { type Vocabulary, vocabularySteps } from '#app/domain/search/sentence/vocabulary.ts'
import { drain } from './useSearchIndex.ts'

type Build = { made?: Vocabulary; finished: Promise<void> }

const builds = new WeakMap<CatalogueFile, Build>()

/** The words of a catalogue; the first call starts to collect them. */
function wordsOf(file: CatalogueFile): Build {
  const known = builds.get(file)
  if (known) return known
  const build: Build = {
    finished: drain(vocabularySteps(file)).then((made) => {
      build.made = made
    }),
  }
  builds.set(file, build)
  return build
}

/** The words of the catalogue, once they are wanted and collected. */
function useVocabulary(file: CatalogueFile | undefined, wanted: boolean): Vocabulary | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const build = file && wanted ? wordsOf(file) : undefined
  useEffect(() => {
    if (!build || build.made) return
    let current = true
    void build.finished.then(() => current && redraw())
    return () => {
      current = false
    }
  }, [build])
  return build?.made
}

/**
 * The answer to a term that is no name but a sentence; `pending` until its words or the live tables that it asks for are
 * known. `onTables` takes the index with the data of the tables while `wantsTables` is true.
 */
export function useSentence(
  file: CatalogueFile | undefined,
  names: SearchIndex | undefined,
  term: string | undefined,
) {
  const vocabulary = useVocabulary(file, term !== undefined)
  const [tables, setTables] = useState<{ file: CatalogueFile; index: FilterIndex }>()
  const known = tables && tables.file === file ? tables.index : undefined
  const answer = useMemo(() => {
    if (!file || !names || !vocabulary || term === undefined) return undefined
    return answerOf({ file, names, vocabulary, filters: known ?? indexOf(file) }, term)
  }, [file, names, vocabulary, term, known])
  const onTables = useCallback((index: FilterIndex) => file && setTables({ file, index }), [file])
  const wantsTables = answer?.needsTables === true
  const waits = wantsTables && (known === undefined || known.tables === 'pending')
  return {
    answer: waits ? undefined : answer,
    facts: answer?.facts ?? [],
    pending: term !== undefined && (vocabulary === undefined || waits),
    tables: known,
    wantsTables,
    onTables,
  }
}
