import { type Distance, distancesFrom } from './editDistance.ts'
import { fold } from './fold.ts'
import { nameAt } from './names.ts'
import { search } from './search.ts'
import type { SearchIndex } from './searchIndex.ts'
import type { Word } from './words.ts'

/** Shorter terms are near to too much. */
const SHORTEST = 3
/** From so many letters on, a beginning may be meant, and two letters may be wrong. */
const LONG_ENOUGH_FOR_START = 5
const LONG_ENOUGH_FOR_TWO = 6

const NEVER = Number.POSITIVE_INFINITY

/** A way to write the term, and how far from it: whole letters first, then by what it is. */
type Guess = { cost: number; names: number; text: string }

/** Orders guesses of one distance: a word, a name, the beginning of a word, that of a name. */
const tiers = { word: 0, name: 1, wordStart: 2, nameStart: 3 } as const
const TIERS = 4

const costOf = ({ whole, start }: Distance, asWhole: number, asStart: number): number =>
  Math.min(whole * TIERS + asWhole, start * TIERS + asStart)

/** What a person would type, without the signs before and after it. */
const TYPED = /[\p{L}\p{N}_](?:.*[\p{L}\p{N}\p{M}_])?/su

const isFruitless = (index: SearchIndex, folded: string): boolean =>
  Object.values(search(index, folded, 0)).every(({ total }) => total === 0)

type Measure = (name: string) => Distance

/** Measures names against `typed`, as far as they may be off. */
function measureFrom(typed: string): Measure {
  const most = typed.length < LONG_ENOUGH_FOR_TWO ? 1 : 2
  const measure = distancesFrom(typed, most)
  return (name) => {
    const { whole, start } = measure(name)
    // Two wrong letters and another first one make another word.
    const allowed = name[0] === typed[0] ? most : 1
    const meant = typed.length < LONG_ENOUGH_FOR_START ? NEVER : start
    return { whole: whole <= allowed ? whole : NEVER, start: meant <= allowed ? meant : NEVER }
  }
}

function nearestWord(words: readonly Word[], distanceOf: Measure): Guess {
  let best: Guess = { cost: NEVER, names: NEVER, text: '' }
  for (const { folded, names, written } of words) {
    if (folded.length < SHORTEST) continue
    const cost = costOf(distanceOf(folded), tiers.word, tiers.wordStart)
    if (cost < best.cost || (cost === best.cost && names > best.names)) best = { cost, names, text: written }
  }
  return { ...best, text: TYPED.exec(best.text)?.[0] ?? '' }
}

/** The nearest name, if it is nearer than `best`. */
function nearestName({ games, groups, spellings }: SearchIndex, distanceOf: Measure, best: Guess): Guess {
  let nearest = best
  let place = 0
  for (const names of [games, groups.providers, groups.categories, groups.collections]) {
    for (let entry = 0; entry < names.places.length; entry += 1, place += 1) {
      // Nothing that finds nothing is nearer than one letter.
      if (nearest.cost <= TIERS + tiers.name) return nearest
      const cost = costOf(distanceOf(nameAt(names, entry)), tiers.name, tiers.nameStart)
      if (cost < nearest.cost) nearest = { cost, names: 1, text: spellings[place] ?? '' }
    }
  }
  return nearest
}

/**
 * One other way to write a term that finds nothing: the nearest word of the catalogue, or the nearest name. It is
 * written as the catalogue writes it and finds something; `undefined` when nothing is near or something was found.
 */
export function suggestionFor(index: SearchIndex, term: string): string | undefined {
  const typed = fold(term)
  if (typed.length < SHORTEST || !isFruitless(index, typed)) return undefined
  const distanceOf = measureFrom(typed)
  const word = nearestWord(index.words, distanceOf)
  return nearestName(index, distanceOf, word).text || undefined
}
