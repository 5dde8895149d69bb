import { useCallback, useMemo, useState } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { indexOf } from '#app/content/filterIndexes.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import type { SearchIndex } from '#app/domain/search/searchIndex.ts'
import { answerOf } from '#app/domain/search/sentence/answer.ts'
import type { Sentence } from '#app/domain/search/sentence/understand.ts'
import { type Vocabulary, vocabularySteps } from '#app/domain/search/sentence/vocabulary.ts'
import { type BackgroundBuild, startBackgroundBuild, useBuild } from './backgroundBuild.ts'

const builds = new WeakMap<CatalogueFile, BackgroundBuild<Vocabulary>>()

/** The words of a catalogue; the first call starts to collect them. */
function wordsOf(file: CatalogueFile): BackgroundBuild<Vocabulary> {
  const build = builds.get(file) ?? startBackgroundBuild(vocabularySteps(file))
  builds.set(file, build)
  return build
}

/**
 * The answer to a sentence; `pending` until its words or the live tables that it asks for are
 * known. `onTables` takes the index with the data of the tables while `wantsTables` is true.
 */
export function useSentence(
  file: CatalogueFile | undefined,
  names: SearchIndex | undefined,
  sentence: Sentence | undefined,
) {
  const vocabulary = useBuild(file && sentence ? wordsOf(file) : undefined)
  const [tables, setTables] = useState<{ file: CatalogueFile; index: FilterIndex }>()
  const known = tables && tables.file === file ? tables.index : undefined
  const answer = useMemo(() => {
    if (!file || !names || !vocabulary || !sentence) return undefined
    return answerOf({ file, names, vocabulary, filters: known ?? indexOf(file) }, sentence)
  }, [file, names, vocabulary, sentence, known])
  const onTables = useCallback((index: FilterIndex) => file && setTables({ file, index }), [file])
  const wantsTables = answer?.needsTables === true
  const waits = wantsTables && (known === undefined || known.tables === 'pending')
  return {
    answer: waits ? undefined : answer,
    facts: answer?.facts ?? [],
    pending: sentence !== undefined && (vocabulary === undefined || waits),
    tables: known,
    wantsTables,
    onTables,
  }
}
