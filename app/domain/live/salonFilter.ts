import { isBand, type StakeBand } from './stakeBands.ts'

/** The filter of the floor; an empty list does not filter. */
export type SalonFilter = {
  readonly languages: readonly string[]
  readonly bands: readonly StakeBand[]
  /** Only open tables with a free seat. */
  readonly free: boolean
}

export const noSalonFilter: SalonFilter = { languages: [], bands: [], free: false }

/** Names of the query parameters. */
const LANGUAGES = 'limba'
const BANDS = 'miza'
const SEATS = 'locuri'
const FREE = 'libere'

/** Highest number of languages that an address names. */
const MAX_LANGUAGES = 10

const partsOf = (value: string | null): string[] => [...new Set((value ?? '').split(','))]

const isLanguage = (text: string): boolean => /^[a-z]{2}(?:-[a-z]{2})?$/.test(text)

/** The filter in the query of an address; unknown values are ignored. */
export function salonFilterIn(search: string): SalonFilter {
  const query = new URLSearchParams(search)
  return {
    languages: partsOf(query.get(LANGUAGES)).filter(isLanguage).slice(0, MAX_LANGUAGES),
    bands: partsOf(query.get(BANDS)).filter(isBand),
    free: query.get(SEATS) === FREE,
  }
}

/** `query` with this filter; other parameters stay. */
export function withSalonFilter(query: URLSearchParams, filter: SalonFilter): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  put(LANGUAGES, filter.languages.join())
  put(BANDS, filter.bands.join())
  put(SEATS, filter.free ? FREE : '')
  return next
}

/** `list` with `item` added, or without it. */
export const withToggled = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item]

export const isFiltered = ({ languages, bands, free }: SalonFilter): boolean =>
  languages.length > 0 || bands.length > 0 || free
