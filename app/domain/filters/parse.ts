import {
  type AmountRange,
  type Chosen,
  type FilterState,
  flagKinds,
  groupKinds,
  noFilters,
  rangeKinds,
} from './state.ts'

/** More than any catalogue needs; a longer text was not written by us. */
const MOST_IDS = 500
const LONGEST_ID = 300
const LONGEST_SEARCH = 300
const LONGEST_TEXT = 200_000

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A key of every object would read as chosen although nobody chose it. */
const isId = (id: string) => id !== '' && id.length <= LONGEST_ID && !(id in Object.prototype)

function isChosen(value: unknown): value is Chosen {
  if (!isFields(value)) return false
  const entries = Object.entries(value)
  return entries.length <= MOST_IDS && entries.every(([id, on]) => on === true && isId(id))
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

function isRange(value: unknown): value is AmountRange {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [min, max]: unknown[] = value
  return isAmount(min) && isAmount(max) && (max === 0 || min <= max)
}

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_SEARCH

const kinds = Object.keys(noFilters)

const isState = (value: unknown): value is FilterState =>
  isFields(value) &&
  Object.keys(value).length === kinds.length &&
  kinds.every((kind) => Object.hasOwn(value, kind)) &&
  groupKinds.every((kind) => isChosen(value[kind])) &&
  flagKinds.every((kind) => typeof value[kind] === 'boolean') &&
  rangeKinds.every((kind) => isRange(value[kind])) &&
  isSearch(value.search)

/** Reads stored filters; whatever we would not have written ourselves gives no filters. Unknown ids are kept. */
export function parseFilters(text: string | null): FilterState {
  if (text === null || text.length > LONGEST_TEXT) return noFilters
  try {
    const value: unknown = JSON.parse(text)
    return isState(value) ? value : noFilters
  } catch {
    return noFilters
  }
}
