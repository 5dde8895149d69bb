import { knownLanguages } from '../live/languages.ts'
import { type FilterPart, has, keyOf, withChoice, without, withRange } from './parts.ts'
import type { AmountRange, FilterState, FlagKind } from './state.ts'

/** Quick filters above a list: a switch, tables in the site's own language, or low stakes. */
export type QuickKind = FlagKind | 'ownLanguage' | 'lowStakes'

const ownLanguage = { kind: 'language', id: knownLanguages[0] } as const

/** Highest low stake in lei. */
const MAX_LOW_STAKE = 25

const isLow = ([min, max]: AmountRange): boolean => min === 0 && max === MAX_LOW_STAKE

export function isQuickOn(state: FilterState, kind: QuickKind): boolean {
  if (kind === 'ownLanguage') return has(state, ownLanguage)
  return kind === 'lowStakes' ? isLow(state.betAmount) : state[kind]
}

export function withQuick(state: FilterState, kind: QuickKind): FilterState {
  if (kind === 'ownLanguage') return withChoice(state, ownLanguage)
  return kind === 'lowStakes'
    ? withRange(state, 'betAmount', [0, MAX_LOW_STAKE])
    : withChoice(state, { kind })
}

const partOf = (kind: QuickKind): FilterPart => {
  if (kind === 'ownLanguage') return ownLanguage
  return { kind: kind === 'lowStakes' ? 'betAmount' : kind }
}

export const withoutQuick = (state: FilterState, kind: QuickKind): FilterState => without(state, partOf(kind))

/** Keys of the filters that quick filters show as pressed. */
export const quickKeys = (state: FilterState, kinds: readonly QuickKind[]): ReadonlySet<string> =>
  new Set(kinds.filter((kind) => isQuickOn(state, kind)).map((kind) => keyOf(partOf(kind))))
