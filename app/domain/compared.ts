import { addressOf } from './addresses.ts'

/** Name of the query parameter with the codes of the compared games. */
const COMPARED = 'jocuri'

/** Highest number of games side by side. */
export const MAX_COMPARED = 3

/** Longest code of a game. */
const MAX_CODE_LENGTH = 80

/** The games that an address compares. */
export type Compared = {
  /** Each once, at most three; a code need not exist. */
  codes: readonly string[]
  /** Whether the address names more games. */
  tooMany: boolean
}

/** The codes in the query of an address, each once. */
function namedIn(search: string): readonly string[] {
  const named = (new URLSearchParams(search).get(COMPARED) ?? '').split(',')
  return [...new Set(named.map((code) => code.trim().slice(0, MAX_CODE_LENGTH)))].filter(Boolean)
}

/** The games named in the query of an address. */
export function comparedIn(search: string): Compared {
  const codes = namedIn(search)
  return { codes: codes.slice(0, MAX_COMPARED), tooMany: codes.length > MAX_COMPARED }
}

/** Address of the comparison of these games, which can be shared. */
export const compareAddress = (codes: readonly string[]): string => {
  const page = addressOf('compare')
  return codes.length > 0 ? `${page}?${COMPARED}=${codes.map(encodeURIComponent).join(',')}` : page
}

/** The chosen games with `code` added, or without it; a fourth game is not added. */
export const withToggled = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code)
    ? codes.filter((one) => one !== code)
    : codes.length < MAX_COMPARED
      ? [...codes, code]
      : codes

/** The shortest address of the same page: without duplicates, and with one game too many at most. */
export const plainComparison = (search: string): string =>
  compareAddress(namedIn(search).slice(0, MAX_COMPARED + 1))
