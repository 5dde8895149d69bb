import { type Choice, type FilterPart, isActive, keyOf, partsOf, withChoice, without } from './parts.ts'
import type { FilterState } from './state.ts'

/** Filters that a page locks, such as the provider of a provider's page (FIL-03). */
export type Overrides = readonly Choice[]

export const withOverrides = (state: FilterState, overrides: Overrides): FilterState =>
  overrides.reduce(withChoice, state)

export const isOverride = (part: FilterPart, overrides: Overrides): boolean =>
  overrides.some((override) => keyOf(override) === keyOf(part))

export const sameOverrides = (one: Overrides, other: Overrides): boolean =>
  one.map(keyOf).sort().join('\n') === other.map(keyOf).sort().join('\n')

/** The filters that the visitor has chosen: those of the page are missing. */
export const chosenOf = (state: FilterState, overrides: Overrides): FilterState =>
  overrides.reduce(without, state)

/** Whether any filter is active that the page does not lock. */
export const isChosen = (state: FilterState, overrides: Overrides): boolean =>
  isActive(chosenOf(state, overrides))

/** The page on which filters are applied; those of one subject are named. */
export type FilterPage = 'category' | 'collection' | 'provider' | 'other'

/**
 * Whether applying navigates to the page of all games (FIL-05): from a category, collection or provider, unless only
 * the page's own override is selected.
 */
export const leadsToAllGames = (applied: FilterState, overrides: Overrides, page: FilterPage): boolean =>
  page !== 'other' && partsOf(applied).some((part) => !isOverride(part, overrides))
