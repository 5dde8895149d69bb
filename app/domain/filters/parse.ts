import {
  type AmountRange,
  type Chosen,
  type FilterState,
  flagKinds,
  groupKinds,
  noFilters,
  rangeKinds,
} from './state.ts'

/** Limits of stored filters; the site never stores more. */
const MAX_IDS = 500
const MAX_ID_LENGTH = 300
const MAX_SEARCH_LENGTH = 300
const MAX_TEXT_LENGTH = 200_000

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An inherited property name would read as chosen. */
const isId = (id: string) => id !== '' && id.length <= MAX_ID_LENGTH && !(id in Object.prototype)

function isChosen(value: unknown): value is Chosen {
  if (!isFields(value)) return false
  const entries = Object.entries(value)
  return entries.length <= MAX_IDS && entries.every(([id, on]) => on === true && isId(id))
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

function isRange(value: unknown): value is AmountRange {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [min, max]: unknown[] = value
  return isAmount(min) && isAmount(max) && (max === 0 || min <= max)
}

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_SEARCH_LENGTH

const kinds = Object.keys(noFilters)

/** Whether `value` is filters as the site stores them; unknown ids are valid. */
export const isFilterState = (value: unknown): value is FilterState =>
  isFields(value) &&
  Object.keys(value).length === kinds.length &&
  kinds.every((kind) => Object.hasOwn(value, kind)) &&
  groupKinds.every((kind) => isChosen(value[kind])) &&
  flagKinds.every((kind) => typeof value[kind] === 'boolean') &&
  rangeKinds.every((kind) => isRange(value[kind])) &&
  isSearch(value.search)

/** Parses stored filters; any text that the site would not have stored gives no filters. Unknown ids are kept. */
export function parseFilters(text: string | null): FilterState {
  if (text === null || text.length > MAX_TEXT_LENGTH) return noFilters
  try {
    const value: unknown = JSON.parse(text)
    return isFilterState(value) ? value : noFilters
  } catch {
    return noFilters
  }
}
