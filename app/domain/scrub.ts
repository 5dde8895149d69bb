/** Replaces each removed part of a text. */
const REPLACEMENT = '…'

/** Longest text of a report in characters. */
const MAX_TEXT_LENGTH = 1000

/** Shortest private word that is looked for; shorter ones are parts of other words. */
const MIN_WORD_LENGTH = 3

/** Length from which a run of letters and digits counts as a token, a hash or an id. */
const MIN_TOKEN_LENGTH = 20

/** Longest number that stays, in characters; longer ones may be sums, phone numbers or ids. */
const MAX_NUMBER_LENGTH = 3

const CREDENTIAL = /^(?:bearer|token|password|parola|secret|session|username|user_name)[:=]?$/i
const WITH_VALUE = /(?:bearer|token|password|parola|secret|session|username|user_name)["']?[:=]./i
const CURRENCY = /^(?:lei|ron|bani)\b/i
const isNumber = (word: string): boolean => /^[+-]?\d[\d.,]*$/.test(word)

/** The text without `word`, in any case of its letters. */
function without(text: string, word: string): string {
  const [lower, wanted] = [text.toLowerCase(), word.trim().toLowerCase()]
  // Some letters are longer in lower case, which would shift the indexes.
  if (wanted.length < MIN_WORD_LENGTH || lower.length !== text.length) return text
  const parts = lower.split(wanted)
  let at = 0
  const kept = parts.map((part) => {
    const piece = text.slice(at, at + part.length)
    at += part.length + wanted.length
    return piece
  })
  return kept.join(REPLACEMENT)
}

/** Removes quoted texts, which are often typed by a visitor; a quote within a word is an apostrophe. */
const withoutQuotes = (text: string): string =>
  text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .split(/["'„“”«»]/)
    .map((part, index) => (index % 2 === 0 ? part : REPLACEMENT))
    .join('')

/** A word without the query or fragment of an address, long tokens, sums and long numbers. */
function scrubWord(word: string): string {
  const [path = '', ...rest] = word.split(/[?#]/)
  const short = rest.some((part) => part !== '') ? path + REPLACEMENT : path
  return short
    .replace(/[\w-]+/g, (run) => (run.length >= MIN_TOKEN_LENGTH && /\d/.test(run) ? REPLACEMENT : run))
    .replace(/\d[\d.,]*/g, (run) =>
      run.length > MAX_NUMBER_LENGTH || /[.,]\d/.test(run) ? REPLACEMENT : run,
    )
}

/** Scrubs the word at index `at`; its neighbours decide whether it is a credential or a sum. */
function scrubAt(words: readonly string[], at: number): string {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]]
  if (/@|%40/.test(word) || CREDENTIAL.test(before) || WITH_VALUE.test(word.split(/[?#]/, 1)[0] ?? ''))
    return REPLACEMENT
  if (isNumber(word) && (CURRENCY.test(after) || isNumber(after))) return REPLACEMENT
  return scrubWord(word)
}

/** A text without queries, fragments, quotes, e-mails, credentials, tokens, amounts and the given private words. */
export function scrubText(text: string, privateWords: readonly string[] = []): string {
  const named = privateWords.reduce(without, text.slice(0, MAX_TEXT_LENGTH))
  const words = withoutQuotes(named).split(/\s/)
  return words.map((_word, at) => scrubAt(words, at)).join(' ')
}

/** An address without its query, its fragment and unusual segments. */
export const scrubAddress = (address: string, privateWords: readonly string[] = []): string =>
  scrubText(address.split(/[?#]/, 1)[0] ?? '', privateWords)

export type Crumb = {
  type?: string
  category?: string
  level?: string
  timestamp?: number
  message?: string
  data?: Record<string, unknown>
}

const addressFields = ['url', 'from', 'to'] as const

/** A breadcrumb: kind, time, scrubbed text, and of its data addresses, method and status. */
export function scrubCrumb(crumb: Crumb, privateWords: readonly string[] = []): Crumb {
  const { type, category, level, timestamp, message, data = {} } = crumb
  const addresses = addressFields.flatMap((name) => {
    const value = data[name]
    return typeof value === 'string' ? [[name, scrubAddress(value, privateWords)] as const] : []
  })
  const { method, status_code: status } = data
  return {
    ...(type !== undefined && { type }),
    ...(category !== undefined && { category }),
    ...(level !== undefined && { level }),
    ...(timestamp !== undefined && { timestamp }),
    ...(message !== undefined && { message: scrubText(message, privateWords) }),
    data: {
      ...Object.fromEntries(addresses),
      ...(typeof method === 'string' && { method }),
      ...(typeof status === 'number' && { status_code: status }),
    },
  }
}
