import type { AmountRange } from '../../filters/state.ts'
import type { Token } from './tokens.ts'
import { nearly, oneOf } from './wordForms.ts'

/** A value that was read, and the index of the next token. */
export type Read<T> = { readonly value: T; readonly next: number }

const words: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  doi: 2,
  doua: 2,
  trei: 3,
  patru: 4,
  cinci: 5,
  zece: 10,
  douazeci: 20,
  cincizeci: 50,
  suta: 100,
  mie: 1000,
}

const isThousand = oneOf('mie', 'mii', 'k')
const isMillion = oneOf('milion', 'milioane', 'mil')
const factorOf = (token: Token | undefined): number | undefined =>
  isThousand(token) ? 1e3 : isMillion(token) ? 1e6 : undefined

const isLei = oneOf('lei', 'leu', 'ron')
// Tolerates a mistake, since it is only used for the word after a number.
const isBani = nearly('bani')

/** An amount; `unit` is how many lei the unit behind it is worth. */
type Amount = { readonly lei: number; readonly unit?: number }

/** Reads „1 leu”, „50 de bani”, „2 mii de lei”, „5”. */
export function readAmount(tokens: readonly Token[], at: number): Read<Amount> | undefined {
  const number = tokens[at]
  const counted = number && (number.value ?? words[number.text])
  if (counted === undefined || !Number.isFinite(counted)) return undefined
  let next = at + 1
  const factorAt = tokens[next]?.text === 'de' ? next + 1 : next
  const factor = factorOf(tokens[factorAt])
  if (factor) next = factorAt + 1
  const amount = counted * (factor ?? 1)
  const unitAt = tokens[next]?.text === 'de' ? next + 1 : next
  if (isLei(tokens[unitAt])) return { value: { lei: amount, unit: 1 }, next: unitAt + 1 }
  if (isBani(tokens[unitAt])) return { value: { lei: amount / 100, unit: 0.01 }, next: unitAt + 1 }
  return { value: { lei: amount }, next }
}

type Limit = 'most' | 'least'

/** Words before an amount, the longest first. */
const limits: readonly (readonly [Limit, ...string[]])[] = [
  ['most', 'nu', 'mai', 'mult', 'de'],
  ['most', 'mai', 'putin', 'de'],
  ['most', 'mai', 'mic', 'de'],
  ['least', 'mai', 'mult', 'de'],
  ['least', 'mai', 'mare', 'de'],
  ['most', 'pana', 'la'],
  ['most', 'pana', 'in'],
  ['most', 'cel', 'mult'],
  ['least', 'cel', 'putin'],
  ['least', 'de', 'la'],
  ['most', 'sub'],
  ['most', 'max'],
  ['most', 'maxim'],
  ['most', 'maxima'],
  ['most', 'maximum'],
  ['most', '<'],
  ['least', 'peste'],
  ['least', 'min'],
  ['least', 'minim'],
  ['least', 'minimum'],
  ['least', '>'],
]

const isLeast = nearly('peste')

/** Reads „sub”, „până la”, „cel puțin” and the like; before a number also „pest”. */
export function readLimit(tokens: readonly Token[], at: number): Read<Limit> | undefined {
  for (const [value, ...phrase] of limits) {
    const next = after(phrase, tokens, at)
    if (next !== undefined) return { value, next }
  }
  const isBeforeNumber = tokens[at + 1]?.value !== undefined
  return isBeforeNumber && isLeast(tokens[at]) ? { value: 'least', next: at + 1 } : undefined
}

type Range = { readonly range: AmountRange; readonly unit: boolean; readonly limit?: Limit }

/** The words before the first and before the second amount of a range. */
const pairs = [
  [['intre'], ['si']],
  [['de', 'la'], ['la']],
  [
    ['de', 'la'],
    ['pana', 'la'],
  ],
] as const

/** Index of the token after `phrase`; `undefined` if the tokens at `at` are not the phrase. */
export const after = (phrase: readonly string[], tokens: readonly Token[], at: number): number | undefined =>
  phrase.every((word, place) => tokens[at + place]?.text === word) ? at + phrase.length : undefined

/** Reads „între 1 și 5 lei”, „de la 1 la 5 lei”, „de la 1 leu până la 5 lei”. */
export function readBetween(tokens: readonly Token[], at: number): Read<Range> | undefined {
  for (const [first, second] of pairs) {
    const start = after(first, tokens, at)
    const from = start === undefined ? undefined : readAmount(tokens, start)
    const end = from && after(second, tokens, from.next)
    const to = end === undefined ? undefined : readAmount(tokens, end)
    if (from && to) return rangeOf(from.value, to)
  }
  return undefined
}

function rangeOf(from: Amount, to: Read<Amount>): Read<Range> | undefined {
  // „între 10 și 20 de bani”: the unit behind the second amount is that of both.
  const least = from.lei * (from.unit ? 1 : (to.value.unit ?? 1))
  if (to.value.lei < least) return undefined
  return { value: { range: [least, to.value.lei], unit: to.value.unit !== undefined }, next: to.next }
}

/** Reads an amount with the limit before it: „sub 1 leu”, „între 1 și 5 lei”, „2 lei”. */
export function readRange(tokens: readonly Token[], at: number): Read<Range> | undefined {
  const between = readBetween(tokens, at)
  if (between) return between
  const limit = readLimit(tokens, at)
  const amount = readAmount(tokens, limit?.next ?? at)
  if (!amount || amount.value.lei <= 0) return undefined
  const { lei, unit } = amount.value
  const ranges = { most: [0, lei], least: [lei, 0], exact: [lei, lei] } as const
  return {
    value: {
      range: ranges[limit?.value ?? 'exact'],
      unit: unit !== undefined,
      ...(limit && { limit: limit.value }),
    },
    next: amount.next,
  }
}
