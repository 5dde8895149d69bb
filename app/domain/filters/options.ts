import type { Lobby } from '#app/api/contract/common.ts'
import { type Bits, intersect } from './bits.ts'
import type { FilterIndex } from './filterIndex.ts'
import { type FlagKind, flagKinds, type GroupKind, groupKinds } from './state.ts'

/** Kinds by their names in the global settings (S2 3); providers are always offered. */
const settingOf: { readonly [Kind in GroupKind]?: string } = {
  category: 'Categories',
  collection: 'Collections',
  features: 'SpecialFeatures',
  labels: 'Labels',
  volatility: 'Volatility',
  rtp: 'Rtp',
  lines: 'NumberOfLines',
  reel: 'NumberOfReels',
}

/** A group of the panel with its options. */
export type OfferedGroup = {
  readonly kind: GroupKind
  readonly options: readonly { readonly id: string; readonly name: string }[]
}

/**
 * The groups of a page in the order of the panel: kinds that the settings enable, options with at least one game in
 * `base` (FIL-11), groups with at least one option. `enabled` is `enabledFilters` of the lobby's settings.
 */
export function optionsOf(
  index: FilterIndex,
  base: Bits,
  enabled: readonly string[],
  lobby: Lobby,
): OfferedGroup[] {
  return groupKinds.flatMap((kind) => {
    const setting = settingOf[kind]
    if (setting !== undefined && !enabled.includes(setting)) return []
    const options = [...index.groups[kind].values()]
      .filter(({ bits, hiddenIn }) => !hiddenIn.includes(lobby) && intersect(bits, base))
      .map(({ id, name }) => ({ id, name }))
    return options.length > 0 ? [{ kind, options }] : []
  })
}

/** The switches that apply to at least one game of `base`, in the order of the panel. */
export const flagsOf = (index: FilterIndex, base: Bits): FlagKind[] =>
  flagKinds.filter((kind) => {
    const bits = index.flags[kind]
    return bits !== undefined && intersect(bits, base)
  })
