import { type Fact, readFact } from './facts.ts'
import { type Token, tokensOf } from './tokens.ts'
import { oneOf } from './wordForms.ts'

/** A fact and the part of the sentence that says it. */
export type SaidFact = { readonly fact: Fact; readonly start: number; readonly end: number }

/** A sentence as the search understands it. */
export type Sentence = {
  readonly facts: readonly SaidFact[]
  /** Words that must be found in the names around a game. */
  readonly words: readonly Token[]
  /** Words of the game that the wanted ones are like. */
  readonly like: readonly Token[]
  /** Whether its end only begins a fact: „egipt sub”, „fructe volat”. */
  readonly unfinished: boolean
  /** Whether it contains a negation; such a sentence is not answered. */
  readonly negated: boolean
  /** Whether it contains filler words: „jocuri cu”. */
  readonly glued: boolean
}

/** Filler words, which have no meaning for a search. */
const FILLER_WORDS = new Set(
  'cu si de la in un o pe pentru care au are al ale cel cea vreau caut joc jocuri jocul jocurile niste dar sau ceva'.split(
    ' ',
  ),
)

/** Words before a fact that go with it: „cu jackpot”, „și dublaj”. */
const LINKING_WORDS = new Set(['cu', 'si', 'in', 'pe'])

const isLongGlue = oneOf('vreau', 'jocuri', 'jocurile', 'niste', 'pentru')

const saysNothing = (token: Token): boolean => FILLER_WORDS.has(token.text) || isLongGlue(token)

const NEGATIONS = new Set(['fara', 'nu', 'non'])

/** Beginnings of „like this game”, folded; words that may follow them do not belong to its name. */
const COMPARISON_WORDS = new Set(['ca', 'precum', 'gen'])
const isLongLike = oneOf('asemanator', 'asemanatoare', 'similar', 'similare')

const compares = (token: Token): boolean => COMPARISON_WORDS.has(token.text) || isLongLike(token)

const AFTER_LIKE = new Set(['cu', 'si', 'jocul'])

/** Reads „ca Regina Nilului”: every word up to the next fact. */
function readLike(tokens: readonly Token[], at: number): { words: Token[]; next: number } {
  let next = at + 1
  while (AFTER_LIKE.has(tokens[next]?.text ?? '')) next += 1
  const from = next
  while (next < tokens.length && !(next > from && readFact(tokens, next))) next += 1
  return { words: tokens.slice(from, next), next }
}

/** Words after which a fact goes on, and words that are facts. */
const continued =
  'sub peste maxim minim pana cel mai intre miza volatilitate foarte castig rtp loc masa runda'.split(' ')
const whole = ['jackpot', 'bonus', 'dublaj', 'romana']
const MIN_BEGINNING = 2

/** Whether a word at the end may become a fact with more letters or words. */
const mayBecomeFact = ({ text }: Token): boolean =>
  continued.includes(text) ||
  (text.length >= MIN_BEGINNING &&
    [...continued, ...whole].some((word) => word !== text && word.startsWith(text)))

/** Removes words from the end of `words` that may be the beginning of a fact. */
function takeBeginnings(words: Token[], end: number, others: number): boolean {
  const last = words.at(-1)
  if (!last || last.end !== end || words.length + others < 2 || !mayBecomeFact(last)) return false
  words.pop()
  const previous = words.at(-1)
  if (previous && words.length + others > 1 && mayBecomeFact(previous)) words.pop()
  return true
}

/** Reads a sentence: its facts, the game that it compares with, and the words that are left as text. */
export function understand(term: string): Sentence {
  const tokens = tokensOf(term)
  const facts: SaidFact[] = []
  const words: Token[] = []
  let like: Token[] = []
  let negated = false
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    if (compares(token) && like.length === 0 && at + 1 < tokens.length) {
      const read = readLike(tokens, at)
      like = read.words
      at = read.next
      continue
    }
    const read = readFact(tokens, at)
    if (read) {
      const last = tokens[read.next - 1] ?? token
      const before = tokens[at - 1]
      const { start } = before && LINKING_WORDS.has(before.text) && !like.includes(before) ? before : token
      facts.push({ fact: read.value, start, end: last.end })
      at = read.next
      continue
    }
    // Not that of „nu mai mult de 5 lei”, which a fact has read.
    if (NEGATIONS.has(token.text)) negated = true
    if (!saysNothing(token)) words.push(token)
    at += 1
  }
  const unfinished = takeBeginnings(words, tokens.at(-1)?.end ?? 0, facts.length + like.length)
  return { facts, words, like, unfinished, negated, glued: tokens.some(saysNothing) }
}

/** Whether it says something that can be looked up. */
export const isSentence = ({ facts, words, like, negated }: Sentence): boolean =>
  !negated && facts.length + words.length + like.length > 0

/** The sentence that `term` is, if it says something that can be looked up. */
export function sentenceIn(term: string): Sentence | undefined {
  const sentence = understand(term)
  return isSentence(sentence) ? sentence : undefined
}

/** Whether it is one word: then a mistake in it is left to the suggestions of the search for text. */
export const isOneWord = ({ facts, words, like, unfinished, glued }: Sentence): boolean =>
  facts.length + like.length === 0 && words.length === 1 && !unfinished && !glued
