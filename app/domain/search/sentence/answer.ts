import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { type Bits, hasBit, keepBits } from '../../filters/bits.ts'
import { bitsOf, type FilterIndex } from '../../filters/filterIndex.ts'
import { commonOf, constraintsOf } from '../../filters/match.ts'
import { isLiveKind, noFilters } from '../../filters/state.ts'
import { search } from '../search.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { suggestionFor } from '../suggestion.ts'
import { withFact } from './facts.ts'
import { similarTo } from './similarGames.ts'
import { isOneWord, type SaidFact, type Sentence } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'
import { gamesForWords } from './wordBounds.ts'

/** Data with which sentences are answered. */
export type SentenceSources = {
  readonly file: CatalogueFile
  /** The catalogue as filters read it, with the data of live tables as far as known. */
  readonly filters: FilterIndex
  readonly names: SearchIndex
  readonly vocabulary: Vocabulary
}

export type SentenceAnswer = {
  readonly facts: readonly SaidFact[]
  /** Places of the games, best first. */
  readonly places: readonly number[]
  /** Whether a fact needs the data of live tables. */
  readonly needsTables: boolean
}

/** The games in the order in which they are shown: those like another one by likeness, else as the search ranks them. */
function rankedPlaces({ file, names }: SentenceSources, { like }: Sentence): Iterable<number> | undefined {
  if (like.length === 0) return names.games.places
  const name = like.map(({ text }) => text).join('')
  const found = (term: string) => search(names, term, 1).games.places[0]
  const place = found(name) ?? found(suggestionFor(names, name) ?? '')
  return place === undefined ? undefined : similarTo(file, place)
}

function placesIn(ranked: Iterable<number>, bits: Bits): number[] {
  const places: number[] = []
  for (const place of ranked) if (hasBit(bits, place)) places.push(place)
  return places
}

/** The games that a sentence asks for; undefined if the game that it compares with is not found. */
export function answerOf(sources: SentenceSources, sentence: Sentence): SentenceAnswer | undefined {
  const { facts, words } = sentence
  const ranked = rankedPlaces(sources, sentence)
  if (!ranked) return undefined
  const { filters, vocabulary } = sources
  const state = facts.reduce((chosen, { fact }) => withFact(chosen, fact), noFilters)
  const bits = commonOf(bitsOf(filters, ranked), constraintsOf(filters, state))
  const tolerant = !isOneWord(sentence)
  for (const about of gamesForWords(vocabulary, words, tolerant)) keepBits(bits, about)
  return {
    facts,
    places: placesIn(ranked, bits),
    needsTables: facts.some(({ fact }) => isLiveKind(fact.kind)),
  }
}
