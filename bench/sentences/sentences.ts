import { GameType } from '#app/api/contract/casino.ts'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { filterIndexOf } from '#app/domain/filters/filterIndex.ts'
import { known } from '#app/domain/known.ts'
import { liveIndexOf } from '#app/domain/live/liveIndex.ts'
import type { LiveTable } from '#app/domain/live/table.ts'
import { SEARCH_PAGE, search } from '#app/domain/search/search.ts'
import { searchIndexOf } from '#app/domain/search/searchIndex.ts'
import { answerOf, type SentenceSources } from '#app/domain/search/sentence/answer.ts'
import { sentenceIn } from '#app/domain/search/sentence/understand.ts'
import { vocabularySteps } from '#app/domain/search/sentence/vocabulary.ts'
import { median, percentile, times } from '../numbers.ts'
import { largeCatalogue } from '../recommend.ts'
import type { Row, Section } from '../report.ts'
import { config, timesOf } from '../search.ts'
import type { Meaning } from './meaning.ts'
import { expectedOf } from './oracle.ts'
import { clean, slips } from './queries.ts'
import { recordedCatalogue } from './recorded.ts'
import { judge, meansOf, type Score } from './score.ts'

/** A query with its score; names of games that are wrong in the answer, and that are missing. */
export type Judged = Score & { query: string; understood: boolean; wrong: string[]; missing: string[] }

export type SentenceNumbers = {
  clean: Judged[]
  slips: Judged[]
  /** Microseconds of each query. */
  ours: number[]
  /** Microseconds of a search for the same text. */
  plain: number[]
}

/** Queries repeated, so that rare slow ones count. */
const ROUNDS = 5

/** Every game with live tables, as an open table with a free seat and a Romanian dealer. */
function openTables({ games }: CatalogueFile): LiveTable[] {
  const live = GameType.options.indexOf('Live')
  return games.code
    .filter((_, place) => games.type[place] === live)
    .map((code) => ({ code, open: true, seats: [true], language: 'ro' }))
}

function sourcesOf(file: CatalogueFile): SentenceSources {
  const steps = vocabularySteps(file)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const places = new Map(file.games.code.map((code, place) => [code, place]))
  const filters = liveIndexOf({
    index: filterIndexOf(file),
    placeOf: (code) => places.get(code),
    tables: known(openTables(file)),
    nameOf: (language) => language,
  })
  return { file, filters, names: searchIndexOf(file, config), vocabulary: step.value }
}

/** What the search answers to a term. */
function answerTo(sources: SentenceSources, term: string) {
  const sentence = sentenceIn(term)
  return sentence && answerOf(sources, sentence)
}

function judged(sources: SentenceSources, meaning: Meaning): Judged {
  const { file } = sources
  const answer = answerTo(sources, meaning.query)
  const places = answer?.places ?? []
  const expected = expectedOf(file, meaning)
  const namesOf = (list: readonly number[]) => list.map((place) => file.games.name[place] ?? '')
  return {
    ...judge(file, meaning, places),
    query: meaning.query,
    understood: answer !== undefined,
    wrong: namesOf(places.filter((place) => !expected.has(place))),
    // Not all similar games are expected.
    missing: meaning.like ? [] : namesOf([...expected].filter((place) => !places.includes(place))),
  }
}

/** Answers to the queries in the recorded catalogue; their times in a large one, beside the search for names. */
export function measureSentences(): SentenceNumbers {
  const recorded = sourcesOf(recordedCatalogue())
  const large = sourcesOf(largeCatalogue().file)
  const once = [...clean, ...slips].map(({ query }) => query)
  const terms = Array.from({ length: ROUNDS }, () => once).flat()
  return {
    clean: clean.map((meaning) => judged(recorded, meaning)),
    slips: slips.map((meaning) => judged(recorded, meaning)),
    ours: timesOf(terms, (term) => answerTo(large, term)),
    plain: timesOf(terms, (term) => search(large.names, term, SEARCH_PAGE)),
  }
}

const WORST = 15
/** Names of games in a line. */
const NAMES = 4

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const us = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} µs`

function scores(what: string, judged: readonly Judged[]): Row[] {
  const { precision, recall, exact } = meansOf(judged)
  return [
    { what: `  ${judged.length} ${what}: precision, mean`, ours: percent(precision) },
    { what: `  ${judged.length} ${what}: recall, mean`, ours: percent(recall) },
    { what: `  ${judged.length} ${what}: exact answers`, ours: percent(exact) },
  ]
}

function some(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const more = names.length > NAMES ? ` and ${names.length - NAMES} more` : ''
  return [`${what} ${names.slice(0, NAMES).join(', ')}${more}`]
}

const lineOf = ({ query, understood, precision, recall, wrong, missing }: Judged) =>
  [
    `„${query}”: precision ${percent(precision)}, recall ${percent(recall)}`,
    ...(understood ? [] : ['not understood']),
    ...some('wrong:', wrong),
    ...some('missing:', missing),
  ].join('; ')

/** Queries whose answers are not exact, the worst first. */
export const worstOf = (judged: readonly Judged[]): Judged[] =>
  judged
    .filter(({ exact }) => !exact)
    .sort((a, b) => a.precision + a.recall - b.precision - b.recall || b.wrong.length - a.wrong.length)

/** The table of the sentences, with the worst answers. */
export function sentencesSection({ clean, slips, ours, plain }: SentenceNumbers, worst = WORST): Section {
  const timed = (what: string, of: (values: readonly number[]) => number): Row => ({
    what: `  ${what}`,
    ours: us(of(ours)),
    limit: us(of(plain)),
    compared: times(of(ours), of(plain)),
  })
  return {
    title: 'Sentences typed into the search (times: of 10 000 games, beside the search for names)',
    rows: [
      ...scores('queries', clean),
      ...scores('with mistakes', slips),
      timed('query, median', median),
      timed('query, 95th of a hundred', (values) => percentile(values, 0.95)),
    ],
    notes: worstOf([...clean, ...slips])
      .slice(0, worst)
      .map(lineOf),
  }
}
