// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CatalogueFile, openCatalogue } from '#app/api/contract/catalogue.ts'
import { bitsOf, filterIndexOf } from '#app/domain/filters/filterIndex.ts'
import { searchIndexOf } from '../searchIndex.ts'
import { answerOf, type SentenceSources } from './answer.ts'
import { sentenceIn } from './understand.ts'
import { type Vocabulary, vocabularySteps } from './vocabulary.ts'

/** The catalogue that stories are drawn from. */
const recorded = readFileSync('stories/app/fixtures/catalogue.json', 'utf8')
const file = openCatalogue(JSON.parse(recorded).lines)
const { games } = file

function vocabularyOf(file: CatalogueFile): Vocabulary {
  const steps = vocabularySteps(file)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const sources: SentenceSources = {
  file,
  filters: filterIndexOf(file),
  names: searchIndexOf(file, { lobby: 'Casino', searchResultIncludes: [] }),
  vocabulary: vocabularyOf(file),
}

const answerTo = (term: string, from = sources) => {
  const sentence = sentenceIn(term)
  return sentence && answerOf(from, sentence)
}
const placesFor = (term: string, from = sources) => answerTo(term, from)?.places ?? []
const names = (term: string) => placesFor(term).map((place) => games.name[place])
const isIn = (title: string) => (place: number) =>
  file.collections.some(
    (one, at) => one.title === title && (one.games.includes(place) || games.collections[place]?.includes(at)),
  )

test('each game has all that is asked for, and none that has it is missing', () => {
  const wanted = games.code.flatMap((_, place) =>
    isIn('Egiptul antic')(place) && (games.minBet[place] ?? 9) <= 1 ? [place] : [],
  )
  expect(wanted.length).toBeGreaterThan(2)
  expect([...placesFor('egipt sub 1 leu')].sort((a, b) => a - b)).toEqual(wanted)
})

test.each([
  ['with and without diacritics', 'volatilitate mică jackpot', 'volatilitate mica JACKPOT'],
  ['in any order', 'egipt volatilitate mare', 'volatilitate mare egipt'],
  ['with one wrong letter', 'egipt sub 1 leu', 'egipy sub 1 leu'],
  ['with a missing letter', 'volatilitate mare sub 2 lei', 'volatiltate mare sub 2 lei'],
  ['with a missing letter in the word for slots', 'păcănele cu fructe', 'pacnele cu fructe'],
  ['written apart', 'blackjack live', 'black jack live'],
  ['written as one word', 'cuprum play egipt', 'cuprumplay egipt'],
  ['in singular and plural', 'fruct volatilitate mare', 'fructe volatilitate mare'],
  [
    'with words that say nothing',
    'egipt volatilitate mare',
    'vreau niște jocuri cu egipt și volatilitate mare',
  ],
])('the same games %s', (_what, one, other) => {
  expect(placesFor(one).length).toBeGreaterThan(0)
  expect(placesFor(other)).toEqual(placesFor(one))
})

test('a title that begins as a word for slots does stays one game', () => {
  const name = games.name.with(0, 'Aparate Vesele')
  const vocabulary = vocabularyOf({ ...file, games: { ...games, name } })
  expect(placesFor('apa jocuri', { ...sources, vocabulary })).toEqual([0])
})

test('a provider answers to the first word of its name and to its initials', () => {
  const provider = file.providers.findIndex(({ name }) => name === 'Cuprum Play')
  expect(provider).toBeGreaterThanOrEqual(0)
  for (const called of ['cuprum egipt', 'cp egipt']) {
    const found = placesFor(called)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((place) => games.provider[place] === provider)).toBe(true)
  }
})

test('games like another one share a collection with it, and do not contain it', () => {
  const own = games.name.indexOf('Regina Nilului')
  const found = placesFor('ca Regina Nilului')
  expect(found).not.toContain(own)
  const shares = found.filter((place) =>
    games.collections[place]?.some((one) => games.collections[own]?.includes(one)),
  )
  expect(shares.length / found.length).toBeGreaterThan(0.8)
})

test('a free seat is asked of the tables that are known', () => {
  const table = games.name.indexOf('Blackjack Aramă 3')
  const seat = { availableSeat: bitsOf(sources.filters, [table]) }
  const filters = {
    ...sources.filters,
    tables: 'known' as const,
    flags: { ...sources.filters.flags, ...seat },
  }
  expect(placesFor('blackjack loc liber', { ...sources, filters })).toEqual([table])
  expect(answerTo('blackjack loc liber')?.needsTables).toBe(true)
})

test.each(['fără jackpot', 'xyzzy qwertz', 'egipt sub 0,001 lei'])('„%s” finds nothing', (term) => {
  expect(names(term)).toEqual([])
})

test('one word is looked up as it is, and a mistake in it is left to the suggestions', () => {
  const label = file.labels.findIndex(({ text }) => text === 'Exclusiv')
  const wanted = games.code.flatMap((_, place) => (games.labels[place]?.includes(label) ? [place] : []))
  expect(wanted.length).toBeGreaterThan(0)
  expect([...placesFor('exclusiv')].sort((a, b) => a - b)).toEqual(wanted)
  expect(placesFor('exclusv')).toEqual([])
  expect(answerTo('ca un joc care nu este nicăieri')).toBeUndefined()
})
