import { type Distance, distancesFrom } from './editDistance.ts'
import { fold } from './fold.ts'
import { nameAt } from './names.ts'
import { search } from './search.ts'
import type { SearchIndex } from './searchIndex.ts'
import type { Word } from './words.ts'

/** Shortest term with suggestions; shorter ones are similar to too many names. */
const MIN_TERM_LENGTH = 3
/** Lengths from which a beginning of a name may be suggested, and from which two letters may be wrong. */
const MIN_LENGTH_FOR_START = 5
const MIN_LENGTH_FOR_TWO_ERRORS = 6

const NEVER = Number.POSITIVE_INFINITY

/** A candidate with its cost: edit distance first, then the kind of match. */
type Guess = { cost: number; names: number; text: string }

/** Order of candidates with equal distance: a word, a name, the beginning of a word, that of a name. */
const tiers = { word: 0, name: 1, wordStart: 2, nameStart: 3 } as const
const TIERS = 4

const costOf = ({ whole, start }: Distance, asWhole: number, asStart: number): number =>
  Math.min(whole * TIERS + asWhole, start * TIERS + asStart)

/** The typeable part of a name, without leading and trailing signs. */
const TYPEABLE = /[\p{L}\p{N}_](?:.*[\p{L}\p{N}\p{M}_])?/su

const isFruitless = (index: SearchIndex, folded: string): boolean =>
  Object.values(search(index, folded, 0)).every(({ total }) => total === 0)

type Measure = (name: string) => Distance

/** Measures names against `typed`, up to the allowed distance. */
function measureFrom(typed: string): Measure {
  const most = typed.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2
  const measure = distancesFrom(typed, most)
  return (name) => {
    const { whole, start } = measure(name)
    // Two wrong letters together with a different first letter make another word.
    const allowed = name[0] === typed[0] ? most : 1
    const meant = typed.length < MIN_LENGTH_FOR_START ? NEVER : start
    return { whole: whole <= allowed ? whole : NEVER, start: meant <= allowed ? meant : NEVER }
  }
}

function nearestWord(words: readonly Word[], distanceOf: Measure): Guess {
  let best: Guess = { cost: NEVER, names: NEVER, text: '' }
  for (const { folded, names, written } of words) {
    if (folded.length < MIN_TERM_LENGTH) continue
    const cost = costOf(distanceOf(folded), tiers.word, tiers.wordStart)
    if (cost < best.cost || (cost === best.cost && names > best.names)) best = { cost, names, text: written }
  }
  return { ...best, text: TYPEABLE.exec(best.text)?.[0] ?? '' }
}

/** The nearest name, if it is nearer than `best`. */
function nearestName({ games, groups, spellings }: SearchIndex, distanceOf: Measure, best: Guess): Guess {
  let nearest = best
  let place = 0
  for (const names of [games, groups.providers, groups.categories, groups.collections]) {
    for (let entry = 0; entry < names.places.length; entry += 1, place += 1) {
      // A term without results differs by at least one letter, so no other name can be nearer.
      if (nearest.cost <= TIERS + tiers.name) return nearest
      const cost = costOf(distanceOf(nameAt(names, entry)), tiers.name, tiers.nameStart)
      if (cost < nearest.cost) nearest = { cost, names: 1, text: spellings[place] ?? '' }
    }
  }
  return nearest
}

/**
 * A suggestion for a term without results: the nearest word or name of the catalogue, in the catalogue's spelling, that
 * has results. `undefined` if none is near or the term has results.
 */
export function suggestionFor(index: SearchIndex, term: string): string | undefined {
  const typed = fold(term)
  if (typed.length < MIN_TERM_LENGTH || !isFruitless(index, typed)) return undefined
  const distanceOf = measureFrom(typed)
  const word = nearestWord(index.words, distanceOf)
  return nearestName(index, distanceOf, word).text || undefined
}
