import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { isOneWord, isSentence, understand } from './understand.ts'

const read = (term: string) => {
  const { facts, words, like } = understand(term)
  return {
    facts: facts.map(({ fact }) => fact),
    words: words.map(({ text }) => text).join(' '),
    like: like.map(({ text }) => text).join(' '),
  }
}

const bets = (min: number, max: number): Fact => ({ kind: 'betAmount', range: [min, max] })
const wins = (min: number, max: number): Fact => ({ kind: 'maxWin', range: [min, max] })
const volatility = (...ids: string[]): Fact => ({ kind: 'volatility', ids })
const rtp = (...ids: string[]): Fact => ({ kind: 'rtp', ids })
const romanian: Fact = { kind: 'language', ids: ['ro'] }

test.each<[string, Fact[], string]>([
  ['egipt sub 1 leu', [bets(0, 1)], 'egipt'],
  ['Egipt, SUB 1 LEU!', [bets(0, 1)], 'egipt'],
  ['sub un leu', [bets(0, 1)], ''],
  ['sub 50 de bani', [bets(0, 0.5)], ''],
  ['până la 0,50 lei', [bets(0, 0.5)], ''],
  ['cel mult 2 lei', [bets(0, 2)], ''],
  ['mai puțin de 2.50 lei', [bets(0, 2.5)], ''],
  ['nu mai mult de 1.000 de lei', [bets(0, 1000)], ''],
  ['peste 2 mii de lei', [bets(2000, 0)], ''],
  ['de la 5 ron', [bets(5, 0)], ''],
  ['între 1 și 5 lei', [bets(1, 5)], ''],
  ['între 10 și 20 de bani', [bets(0.1, 0.2)], ''],
  ['miză maximă 10 bani', [bets(0, 0.1)], ''],
  ['mize de la 10 bani', [bets(0, 0.1)], ''],
  ['mize de la 1 la 5 lei', [bets(1, 5)], ''],
  ['de la 50 de bani până la 2 lei', [bets(0.5, 2)], ''],
  ['pariuri de la un leu fructe', [bets(0, 1)], 'fructe'],
  ['miză 2', [bets(2, 2)], ''],
  ['miza minimă 1 leu fructe', [bets(1, 1)], 'fructe'],
  ['miză mică', [bets(0, 1)], ''],
  ['mize mari', [bets(100, 0)], ''],
  ['volatilitate mică jackpot', [volatility('1', '2'), { kind: 'jackpot' }], ''],
  ['volatilitate foarte mare', [volatility('5')], ''],
  ['medie volatilitate', [volatility('3')], ''],
  ['volatilitatte ridicata', [volatility('4', '5')], ''],
  ['rtp peste 96', [rtp('96-97', '97-100')], ''],
  ['rtp 95,5%', [rtp('95-96', '96-97', '97-100')], ''],
  ['rtp peste 98', [rtp('97-100')], ''],
  ['rtp sub 94', [rtp('0-94')], ''],
  ['câștig peste 100 de mii', [wins(100_000, 0)], ''],
  ['castig maxim 5000 lei', [wins(5000, 0)], ''],
  ['câștig sub 1000', [wins(0, 1000)], ''],
  ['blackjack română loc liber', [romanian, { kind: 'availableSeat' }], 'blackjack'],
  ['mese deschise în română', [{ kind: 'openTable' }, romanian], ''],
  ['rundă bonus și dublaj', [{ kind: 'bonus' }, { kind: 'gamble' }], ''],
  ['vreau niște jocuri cu jackpoturi', [{ kind: 'jackpot' }], ''],
  ['vreu jocri cu jackpto', [{ kind: 'jackpot' }], ''],
  ['locuri libr', [{ kind: 'availableSeat' }], ''],
  ['castig peste 1 miloin', [wins(1e6, 0)], ''],
  ['pana la 50 bni', [bets(0, 0.5)], ''],
  ['rpt peste 96', [rtp('96-97', '97-100')], ''],
  ['rtp pest 97', [rtp('97-100')], ''],
  ['ruleta in romna', [romanian], 'ruleta'],
])('„%s”', (term, facts, words) => {
  expect(read(term)).toEqual({ facts, words, like: '' })
})

test.each([
  ['ca Regina Nilului', 'regina nilului', []],
  ['asemănător cu Diamant 40', 'diamant 40', []],
  ['vreau ceva ca Neon Beat', 'neon beat', []],
  ['asemenator cu lupul argintiu', 'lupul argintiu', []],
  ['similare cu arcul de foc sub 2 lei', 'arcul de foc', [bets(0, 2)]],
])('„%s” compares with a game', (term, like, facts) => {
  expect(read(term)).toEqual({ facts, words: '', like })
})

test.each(['fără jackpot', 'nu live', 'fără rundă bonus', 'egipt dar nu sub 1 leu'])(
  '„%s” is not read as its opposite',
  (term) => {
    expect(isSentence(understand(term))).toBe(false)
  },
)

test('a negation that belongs to a limit denies nothing', () => {
  expect(isSentence(understand('egipt nu mai mult de 2 lei'))).toBe(true)
})

test('a fact is said with the word before it that links it', () => {
  const term = 'fructe cu jackpot și volatilitate mare'
  expect(understand(term).facts.map(({ start, end }) => term.slice(start, end))).toEqual([
    'cu jackpot',
    'și volatilitate mare',
  ])
})

test('a title with „românești” or „cumpără bonus” in it stays text', () => {
  expect(read('basme românești')).toMatchObject({ facts: [], words: 'basme romanesti' })
  expect(read('cumpără bonus')).toMatchObject({ facts: [], words: 'cumpara bonus' })
})

test.each(['mini 7', 'maxi 40', 'pest din adânc', 'roma'])('the title „%s” has no slips', (term) => {
  expect(read(term).facts).toEqual([])
})

test.each(['jocuri', '', '   ', '???', 'jackpot fără'])('„%s” is no sentence', (term) => {
  expect(isSentence(understand(term))).toBe(false)
})

test('one word alone is left to the suggestions of the search for text', () => {
  expect(['Regina', '40', 'sub'].map((term) => isOneWord(understand(term)))).toEqual([true, true, true])
  expect(['jocuri cu zmei', 'egipt sub', 'jackpot'].map((term) => isOneWord(understand(term)))).toEqual([
    false,
    false,
    false,
  ])
})

test('an amount without a unit is a stake after a limit at the end, and text elsewhere', () => {
  expect(read('diamant 40 sub 7')).toMatchObject({ facts: [bets(0, 7)], words: 'diamant 40' })
  expect(read('sub 7 pietre')).toMatchObject({ facts: [], words: 'sub 7 pietre' })
})

test.each([
  'egipt s',
  'egipt sub',
  'egipt volat',
  'egipt cu volatilitate',
  'egipt volatilitate foarte',
  'egipt pâ',
])('while „%s” is typed, what is finished counts', (term) => {
  const [words] = [read(term).words]
  expect(words.replace(/ (s|pa)$/, '')).toBe('egipt')
  expect(isSentence(understand(term))).toBe(true)
})

const pieces = fc.constantFrom(
  ...[
    'sub',
    '1',
    'leu',
    'lei',
    'volatilitate',
    'mică',
    'ca',
    'fără',
    'rtp',
    '96',
    'între',
    'și',
    'de',
    'egipt',
    ',',
    '<',
  ],
)

test('the parts of a sentence are apart, in order, and of the sentence', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => all.join(' ')),
      ),
      (term) => {
        const { facts, words, like } = understand(term)
        const parts = [...facts, ...words, ...like].sort((one, other) => one.start - other.start)
        for (const [at, { start, end }] of parts.entries()) {
          expect(start).toBeGreaterThanOrEqual(parts[at - 1]?.end ?? 0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(term.length)
        }
      },
    ),
  )
})
