import type { FilterIndex } from './filterIndex.ts'
import { isOverride, type Overrides } from './overrides.ts'
import { type Choice, type FilterPart, keyOf, partsOf } from './parts.ts'
import type { AmountRange, FilterState, FlagKind, GroupKind, RangeKind } from './state.ts'

/** How filters are called in the reader's language. */
export type FilterWords = {
  flag: (kind: FlagKind) => string
  /** An option by itself, without the name of its group: `name` is the catalogue's. */
  option: (kind: GroupKind, id: string, name: string) => string
  range: (kind: RangeKind, range: AmountRange) => string
  search: (text: string) => string
  /** Why the page holds it. */
  locked: (choice: Choice) => string
}

/** One chip over the list. */
export type AppliedItem = { readonly id: string; readonly label: string; readonly locked?: string }

/** How a filter is called; nothing for an option that the catalogue does not know. */
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
  if (!('id' in part)) return words.flag(part.kind)
  const option = index.groups[part.kind].get(part.id)
  return option && words.option(part.kind, part.id, option.name)
}

/** The active filters as chips (FIL-13); those that the page holds carry its reason (FIL-03). */
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
    return [{ id: keyOf(part), label, ...(held && { locked: words.locked(held) }) }]
  })
}
