import { fold } from '../search/fold.ts'
import {
  type AmountRange,
  type FilterState,
  type FlagKind,
  flagKinds,
  type GroupKind,
  groupKinds,
  isRangeActive,
  noFilters,
  type RangeKind,
  rangeKinds,
} from './state.ts'

/** An option of a group, or a switch: it is on or off. */
export type Choice = { readonly kind: GroupKind; readonly id: string } | { readonly kind: FlagKind }

/** A filter that can be removed by itself. */
export type FilterPart = Choice | { readonly kind: RangeKind | 'search' }

/** Unique key of a part. */
export const keyOf = (part: FilterPart): string => ('id' in part ? `${part.kind}:${part.id}` : part.kind)

/** The active filters in the order of the panel: switches, ranges, options, the text last. */
export function partsOf(state: FilterState): FilterPart[] {
  return [
    ...flagKinds.filter((kind) => state[kind]).map((kind) => ({ kind })),
    ...rangeKinds.filter((kind) => isRangeActive(state[kind])).map((kind) => ({ kind })),
    ...groupKinds.flatMap((kind) => Object.keys(state[kind]).map((id) => ({ kind, id }))),
    ...(fold(state.search) === '' ? [] : [{ kind: 'search' as const }]),
  ]
}

/** Number of active filters; each option counts. */
export const activeCount = (state: FilterState): number => partsOf(state).length

export const isActive = (state: FilterState): boolean => activeCount(state) > 0

const signatureOf = (state: FilterState) =>
  JSON.stringify([partsOf(state).map(keyOf).sort(), state.betAmount, state.maxWin, fold(state.search)])

/** Whether both states match the same games in any catalogue; the order of choice does not matter. */
export const sameFilters = (one: FilterState, other: FilterState): boolean =>
  one === other || signatureOf(one) === signatureOf(other)

/** Whether `choice` is on. */
export const has = (state: FilterState, choice: Choice): boolean =>
  'id' in choice ? Object.hasOwn(state[choice.kind], choice.id) : state[choice.kind]

export const withChoice = (state: FilterState, choice: Choice): FilterState =>
  'id' in choice
    ? { ...state, [choice.kind]: { ...state[choice.kind], [choice.id]: true } }
    : { ...state, [choice.kind]: true }

/** The state without one filter. */
export function without(state: FilterState, part: FilterPart): FilterState {
  if (!('id' in part)) return { ...state, [part.kind]: noFilters[part.kind] }
  const left = Object.entries(state[part.kind]).filter(([id]) => id !== part.id)
  return { ...state, [part.kind]: Object.fromEntries(left) }
}

export const toggled = (state: FilterState, choice: Choice): FilterState =>
  has(state, choice) ? without(state, choice) : withChoice(state, choice)

export const withRange = (state: FilterState, kind: RangeKind, range: AmountRange): FilterState => ({
  ...state,
  [kind]: range,
})
