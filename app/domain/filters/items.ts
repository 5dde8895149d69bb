import type { FilterIndex } from './filterIndex.ts'
import { isOverride, type Overrides } from './overrides.ts'
import { type Choice, type FilterPart, keyOf, partsOf } from './parts.ts'
import {
  type AmountRange,
  type FilterState,
  type FlagKind,
  type GroupKind,
  isLiveKind,
  type RangeKind,
} from './state.ts'

/** Names of filters in the reader's language. */
export type FilterWords = {
  flag: (kind: FlagKind) => string
  /** An option without the name of its group; `name` is the catalogue's. */
  option: (kind: GroupKind, id: string, name: string) => string
  range: (kind: RangeKind, range: AmountRange) => string
  search: (text: string) => string
  language: (id: string) => string
  /** Why the page locks it. */
  locked: (choice: Choice) => string
}

/** A chip above the list; a waiting chip has no effect yet. */
export type AppliedItem = {
  readonly id: string
  readonly label: string
  readonly locked?: string
  readonly waits?: true
}

/**
 * The active filters of a list; the number and the names of filters come from here. `pending` and `failed` mean that
 * some filters wait for the feed, so the list does not match them yet.
 */
export type Standing =
  | { readonly state: 'none' }
  | {
      readonly state: 'applied' | 'pending' | 'failed'
      readonly items: readonly [AppliedItem, ...AppliedItem[]]
    }

/** Whether a filter has no effect because the feed has not sent the tables. */
const isWaiting = (part: FilterPart, { tables }: FilterIndex): boolean =>
  isLiveKind(part.kind) && (tables === 'pending' || tables === 'failed')

/** Whether the games for `state` cannot be counted yet. */
export const waitsForTables = (state: FilterState, index: FilterIndex): boolean =>
  partsOf(state).some((part) => isWaiting(part, index))

/** Name of a filter; `undefined` for an option that the catalogue lacks. */
export function labelOf(
  part: FilterPart,
  state: FilterState,
  index: FilterIndex,
  words: FilterWords,
): string | undefined {
  switch (part.kind) {
    case 'betAmount':
    case 'maxWin':
      return words.range(part.kind, state[part.kind])
    case 'search':
      return words.search(state.search.trim())
  }
  if (isLiveKind(part.kind) && index.tables === 'none') return undefined
  if (!('id' in part)) return words.flag(part.kind)
  if (isWaiting(part, index)) return words.language(part.id)
  const option = index.groups[part.kind].get(part.id)
  return option && words.option(part.kind, part.id, option.name)
}

/** The active filters as chips (FIL-13); those that the page locks carry its reason (FIL-03). */
export function appliedItems(
  state: FilterState,
  overrides: Overrides,
  index: FilterIndex,
  words: FilterWords,
): AppliedItem[] {
  return partsOf(state).flatMap((part) => {
    const label = labelOf(part, state, index, words)
    if (label === undefined) return []
    const held = overrides.find((override) => isOverride(part, [override]))
    const waits = isWaiting(part, index)
    return [
      {
        id: keyOf(part),
        label,
        ...(held && { locked: words.locked(held) }),
        ...(waits && { waits }),
      },
    ]
  })
}

/** The active filters of a list; those that the page locks do not count as a choice. */
export function standingOf(...given: Parameters<typeof appliedItems>): Standing {
  const [, , { tables }] = given
  const [first, ...others] = appliedItems(...given)
  const items = first && ([first, ...others] as const)
  if (!items?.some(({ locked }) => locked === undefined)) return { state: 'none' }
  const waits = items.some((item) => item.waits)
  return { state: waits && (tables === 'pending' || tables === 'failed') ? tables : 'applied', items }
}

/** Number of filters that the visitor has chosen. */
export const chosenCount = (standing: Standing): number =>
  standing.state === 'none' ? 0 : standing.items.filter(({ locked }) => locked === undefined).length
