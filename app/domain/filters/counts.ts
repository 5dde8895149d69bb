import { type Bits, countCommon } from './bits.ts'
import type { FilterIndex, IndexedOptions } from './filterIndex.ts'
import { commonOf, constraintsOf } from './match.ts'
import { type FilterState, type FlagKind, flagKinds, type GroupKind, groupKinds } from './state.ts'

/** Number of games for the draft, and for the draft with one more choice. */
export type DraftCounts = {
  readonly total: number
  /** By option: other kinds as in the draft, and of its own kind this option only. */
  readonly groups: { readonly [Kind in GroupKind]: ReadonlyMap<string, number> }
  /** By switch, as if it were on. */
  readonly flags: { readonly [Kind in FlagKind]: number }
}

function countOptions(options: IndexedOptions, rest: Bits): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { id, bits } of options.values()) counts.set(id, countCommon(bits, rest))
  return counts
}

/** Counts every option and switch over the games of `base` (UXP-03). */
export function optionCounts(index: FilterIndex, base: Bits, draft: FilterState): DraftCounts {
  const constraints = constraintsOf(index, draft)
  const all = commonOf(base, constraints)
  // Only a kind with its own constraint counts other games than the draft.
  const besides = (kind: GroupKind | FlagKind) =>
    constraints.some((constraint) => constraint.kind === kind) ? commonOf(base, constraints, kind) : all

  const groups = groupKinds.map((kind) => [kind, countOptions(index.groups[kind], besides(kind))] as const)
  const flags = flagKinds.map((kind) => {
    const rest = besides(kind)
    return [kind, countCommon(index.flags[kind] ?? rest, rest)] as const
  })
  return {
    total: countCommon(all, all),
    // `fromEntries` loses the key type; both lists contain every kind.
    groups: Object.fromEntries(groups) as DraftCounts['groups'],
    flags: Object.fromEntries(flags) as DraftCounts['flags'],
  }
}
