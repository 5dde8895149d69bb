import { rtpBands } from '../../filters/bands.ts'
import { withChoice, withRange } from '../../filters/parts.ts'
import type { AmountRange, FilterState, FlagKind } from '../../filters/state.ts'
import { knownLanguages } from '../../live/languages.ts'
import { after, type Read, readAmount, readBetween, readLimit, readRange } from './amounts.ts'
import type { Token } from './tokens.ts'
import { nearly, oneOf } from './wordForms.ts'

/** A condition on games that a part of a sentence expresses. */
export type Fact =
  | { readonly kind: FlagKind }
  | { readonly kind: 'betAmount' | 'maxWin'; readonly range: AmountRange }
  | { readonly kind: 'volatility' | 'rtp' | 'language'; readonly ids: readonly string[] }

/** `state` with the condition of `fact` added. */
export function withFact(state: FilterState, fact: Fact): FilterState {
  if ('range' in fact) return withRange(state, fact.kind, fact.range)
  if (!('ids' in fact)) return withChoice(state, fact)
  return fact.ids.reduce((chosen, id) => withChoice(chosen, { kind: fact.kind, id }), state)
}

type IsWord = (token: Token | undefined) => boolean

/** Reads a fact that begins at token `at`. */
type Rule = (tokens: readonly Token[], at: number) => Read<Fact> | undefined

const isVolatility = oneOf('volatilitate', 'volatilitatea', 'volatilitati', 'volatil', 'volatile')
const isVery = oneOf('foarte')
const isLow = oneOf('mica', 'mic', 'mici', 'joasa', 'joase', 'scazuta', 'redusa')
const isMiddle = oneOf('medie', 'mediu', 'medii', 'moderata')
const isHigh = oneOf('mare', 'mari', 'ridicata', 'ridicate', 'inalta')

/** Reads „foarte mică”, „medie”, „mare” as volatilities from 1 to 5. */
function readLevel(tokens: readonly Token[], at: number): Read<readonly string[]> | undefined {
  const very = isVery(tokens[at])
  const level = tokens[very ? at + 1 : at]
  const next = very ? at + 2 : at + 1
  if (isLow(level)) return { value: very ? ['1'] : ['1', '2'], next }
  if (isHigh(level)) return { value: very ? ['5'] : ['4', '5'], next }
  return isMiddle(level) && !very ? { value: ['3'], next } : undefined
}

/** „volatilitate mică”, „mare volatilitate”. */
const volatility: Rule = (tokens, at) => {
  const first = isVolatility(tokens[at])
  const level = readLevel(tokens, first ? at + 1 : at)
  if (!level || !(first || isVolatility(tokens[level.next]))) return undefined
  return { value: { kind: 'volatility', ids: level.value }, next: first ? level.next : level.next + 1 }
}

const isStake = oneOf('miza', 'mize', 'mizele', 'pariu', 'pariuri', 'pariul')
const isLeast = oneOf('minima', 'minime', 'minim')

/** Largest low stake and smallest high stake, in lei. */
const LOW_STAKE = 1
const HIGH_STAKE = 100

/** „mize de la 10 bani”: the smallest stake of a game is at most that. */
function readSmallest(tokens: readonly Token[], at: number): Read<Fact> | undefined {
  const from = after(['de', 'la'], tokens, at)
  if (from === undefined || readBetween(tokens, at)) return undefined
  const amount = readAmount(tokens, from)
  return amount && amount.value.lei > 0
    ? { value: { kind: 'betAmount', range: [0, amount.value.lei] }, next: amount.next }
    : undefined
}

/** „miză mică”, „mize mari”, „miză minimă 1 leu”, „miză sub 2 lei”. */
const stake: Rule = (tokens, at) => {
  if (!isStake(tokens[at])) return undefined
  const from = readSmallest(tokens, at + 1)
  if (from) return from
  const smallest = isLeast(tokens[at + 1])
  const range = readRange(tokens, smallest ? at + 2 : at + 1)
  if (range) return { value: { kind: 'betAmount', range: range.value.range }, next: range.next }
  if (smallest || isLow(tokens[at + 1]))
    return { value: { kind: 'betAmount', range: [0, LOW_STAKE] }, next: at + 2 }
  if (isHigh(tokens[at + 1])) return { value: { kind: 'betAmount', range: [HIGH_STAKE, 0] }, next: at + 2 }
  return undefined
}

/** „sub 1 leu”, „de la 50 de bani”, „2 lei”: an amount with its unit is a stake, at the end „sub 1” too. */
const amount: Rule = (tokens, at) => {
  const range = readRange(tokens, at)
  const ends = range?.value.limit !== undefined && range.next === tokens.length
  return range && (range.value.unit || ends)
    ? { value: { kind: 'betAmount', range: range.value.range }, next: range.next }
    : undefined
}

const isWin = oneOf('castig', 'castiguri', 'castigul', 'premiu', 'premii')
const isLargest = oneOf('maxim', 'maxime', 'mare', 'mari')

/** „câștig peste 100 de mii de lei”, „câștig maxim 5000”. */
const win: Rule = (tokens, at) => {
  if (!isWin(tokens[at])) return undefined
  const from = isLargest(tokens[at + 1]) ? at + 2 : at + 1
  const range = readRange(tokens, from)
  if (!range) return undefined
  const [least, most] = range.value.range
  // Without a limit the amount is the least that can be won.
  return {
    value: { kind: 'maxWin', range: range.value.limit ? [least, most] : [least, 0] },
    next: range.next,
  }
}

const GOOD_RTP = 96

const bandsFrom = (percent: number): string[] =>
  rtpBands.flatMap(({ id, from = 0, to = 100 }) => (from >= Math.floor(percent) || to > percent ? [id] : []))
const bandsTo = (percent: number): string[] =>
  rtpBands.flatMap(({ id, to = 100 }) => (to <= Math.ceil(percent) ? [id] : []))

// „rpt” is a slip: a percentage or „mare” follows.
const isRtp = oneOf('rtp', 'rpt')

/** „RTP peste 96”, „RTP sub 95%”, „RTP mare”. */
const rtp: Rule = (tokens, at) => {
  if (!isRtp(tokens[at])) return undefined
  if (isHigh(tokens[at + 1])) return { value: { kind: 'rtp', ids: bandsFrom(GOOD_RTP) }, next: at + 2 }
  const limit = readLimit(tokens, at + 1)
  const percent = readAmount(tokens, limit?.next ?? at + 1)
  if (!percent || percent.value.unit || percent.value.lei > 100) return undefined
  const bands = limit?.value === 'most' ? bandsTo : bandsFrom
  const ids = bands(percent.value.lei)
  return ids.length > 0 ? { value: { kind: 'rtp', ids }, next: percent.next } : undefined
}

/** A rule for a fixed phrase. */
const said =
  (fact: Fact, ...words: readonly IsWord[]): Rule =>
  (tokens, at) =>
    words.every((isWord, place) => isWord(tokens[at + place]))
      ? { value: fact, next: at + words.length }
      : undefined

const isBonus = oneOf('bonus', 'bonusuri', 'bonusul')
const isRound = oneOf('runda', 'runde', 'joc', 'jocuri')
const isOf = oneOf('de')
const isSeat = oneOf('loc', 'locuri')
const isFree = oneOf('liber', 'libere', 'liberi', 'disponibil', 'disponibile')
const isTable = oneOf('masa', 'mese', 'mesele')
const isOpen = oneOf('deschisa', 'deschise', 'deschis')
// Only exact forms, since titles contain „românești”.
const isRomanian = (token: Token | undefined): boolean =>
  token?.text === 'romana' || token?.text === 'romaneste'
const isIn = oneOf('in', 'limba', 'vorbeste')
const isNearlyRomanian = nearly('romana')

const romanian: Fact = { kind: 'language', ids: [knownLanguages[0]] }

/** „bonus”, but not „cumpără bonus”, which is a feature of its own. */
const bonus: Rule = (tokens, at) =>
  isBonus(tokens[at]) && tokens[at - 1]?.text !== 'cumpara'
    ? { value: { kind: 'bonus' }, next: at + 1 }
    : undefined

/** Every rule, those of more words first. */
const rules: readonly Rule[] = [
  volatility,
  stake,
  win,
  rtp,
  amount,
  said({ kind: 'bonus' }, isRound, isOf, isBonus),
  said({ kind: 'bonus' }, isRound, isBonus),
  bonus,
  said({ kind: 'gamble' }, oneOf('dublaj', 'dublare', 'gamble')),
  said({ kind: 'jackpot' }, oneOf('jackpot', 'jackpoturi', 'jackpotul', 'jackpoturile')),
  said({ kind: 'availableSeat' }, isSeat, isFree),
  said({ kind: 'openTable' }, isTable, isOpen),
  said(romanian, isIn, isNearlyRomanian),
  said(romanian, isIn, isRomanian),
  said(romanian, isRomanian),
]

/** The fact that begins at token `at`. */
export function readFact(tokens: readonly Token[], at: number): Read<Fact> | undefined {
  for (const rule of rules) {
    const read = rule(tokens, at)
    if (read) return read
  }
  return undefined
}
