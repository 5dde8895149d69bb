import { GameType } from '#app/api/contract/casino.ts'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { addBit, addBits, type Bits, noBits } from '../../filters/bits.ts'
import { hiddenFromVisitors } from '../../visibility.ts'
import { distancesFrom } from '../editDistance.ts'
import { meansSlots, SLOT, slotWords } from '../slotWords.ts'
import { tokensOf } from './tokens.ts'
import { changedStems, stemsOf } from './wordForms.ts'

/** Places of the games by the words of everything that is written about them: names, providers, lists, labels. */
export type Vocabulary = {
  readonly size: number
  readonly places: ReadonlyMap<string, readonly number[]>
  /** The same words by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
  readonly ofType: (type: (typeof GameType.options)[number]) => Bits
}

/** Shortest word that also means longer ones, and shortest ones with one and two wrong letters. */
const MIN_FOR_BEGINNING = 2
const MIN_FOR_ONE_ERROR = 4
const MIN_FOR_TWO_ERRORS = 6
/** Shortest word with a wrong letter that also means longer ones. */
const MIN_FOR_BEGINNING_ERROR = 5
/** Letters of a stem that says as much as the word, and of one that is tried if nothing else is found. */
const LONG_STEM = 5
const SHORT_STEM = 4

/** Words by which a provider is called: those of its name, and its initials. */
function providerWords(name: string): string[] {
  const words = tokensOf(name).map(({ text }) => text)
  const initials = words.map(([first]) => first).join('')
  return words.length > 1 ? [...words, initials] : words
}

/** Games between two pauses. */
const GAMES_PER_STEP = 512

/** Collects the words of a catalogue with pauses, so that a page can draw frames in between. */
export function* vocabularySteps(file: CatalogueFile): Generator<void, Vocabulary> {
  const { games, providers, collections, categories, features, labels } = file
  const places = new Map<string, number[]>()
  const add = (words: readonly string[], own: readonly number[]) => {
    for (const word of words) {
      const known = places.get(word)
      if (known) known.push(...own)
      else places.set(word, [...own])
    }
  }
  const wordsOf = (text: string) => tokensOf(text).map((token) => token.text)
  const byColumn = (column: readonly (readonly number[])[], texts: readonly (readonly string[])[]) => {
    const own: number[][] = texts.map(() => [])
    for (const [place, parts] of column.entries()) for (const part of parts) own[part]?.push(place)
    for (const [part, words] of texts.entries()) add(words, own[part] ?? [])
  }
  for (const [place, name] of games.name.entries()) {
    add(wordsOf(name), [place])
    if (place % GAMES_PER_STEP === 0) yield
  }
  byColumn(
    games.provider.map((provider) => [provider]),
    providers.map(({ name }) => providerWords(name)),
  )
  yield
  byColumn(games.features, features.map(wordsOf))
  byColumn(
    games.labels,
    labels.map(({ text }) => wordsOf(text)),
  )
  for (const { title, games: own } of collections) add(wordsOf(title), own)
  for (const { title, games: own, type } of categories)
    if (!hiddenFromVisitors(type)) add(wordsOf(title), own)
  const byLetter = Map.groupBy(places.keys(), ([first = '']) => first)
  return { size: games.code.length, places, byLetter, ofType: (type) => typeBits(file, type) }
}

function typeBits({ games }: CatalogueFile, type: (typeof GameType.options)[number]): Bits {
  const wanted = GameType.options.indexOf(type)
  const bits = noBits(games.code.length)
  for (const [place, own] of games.type.entries()) if (own === wanted) addBit(bits, place)
  return bits
}

const LIVE = 'live'

/** The words nearest to a word with mistakes; the first letter is right. */
function nearest(known: readonly string[], word: string): string[] {
  const distanceOf = distancesFrom(word, word.length < MIN_FOR_TWO_ERRORS ? 1 : 2)
  const near = known.flatMap((one) => {
    if (one.length < MIN_FOR_ONE_ERROR) return []
    const { whole, start } = distanceOf(one)
    const far = word.length < MIN_FOR_BEGINNING_ERROR ? whole : Math.min(whole, start)
    return Number.isFinite(far) ? [{ one, far }] : []
  })
  const least = Math.min(...near.map(({ far }) => far))
  return near.filter(({ far }) => far === least).map(({ one }) => one)
}

/**
 * The words of the vocabulary that `word` means: those that begin with it or its stem, else the nearest ones if it may have
 * mistakes, of which a word for slots is one.
 */
function meantBy({ byLetter }: Vocabulary, word: string, tolerant: boolean): string[] {
  const known = byLetter.get(word[0] ?? '') ?? []
  if (word.length < MIN_FOR_BEGINNING) return known.filter((one) => one === word)
  const beginningWith = (stems: readonly string[]) =>
    known.filter((one) => stems.some((stem) => one.startsWith(stem)))
  const stems = [word, ...stemsOf(word, LONG_STEM)]
  const meant = beginningWith([...stems, ...changedStems(word, stems)])
  if (meant.length > 0 || word.length < MIN_FOR_ONE_ERROR || !tolerant) return meant
  const shorter = beginningWith(stemsOf(word, SHORT_STEM))
  return shorter.length > 0
    ? shorter
    : nearest([...known, ...slotWords.filter(([first]) => first === word[0])], word)
}

/** The games that `word` (folded) is about; `tolerant` lets it have mistakes. */
export function gamesFor(vocabulary: Vocabulary, word: string, tolerant: boolean): Bits {
  if (word === SLOT || meansSlots(word)) return vocabulary.ofType('Slot')
  const bits = word === LIVE ? vocabulary.ofType('Live') : noBits(vocabulary.size)
  for (const one of meantBy(vocabulary, word, tolerant)) {
    const places = vocabulary.places.get(one)
    // A word that the catalogue does not have is one for slots, with a mistake.
    if (!places) addBits(bits, vocabulary.ofType('Slot'))
    for (const place of places ?? []) addBit(bits, place)
  }
  return bits
}
