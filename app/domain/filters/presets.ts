import { foldOrSigns } from '../search/fold.ts'
import { isFilterState } from './parse.ts'
import { isActive, sameFilters } from './parts.ts'
import type { FilterState } from './state.ts'

/** Filters that a visitor has saved under a name. */
export type Preset = { readonly name: string; readonly filters: FilterState }

export const MAX_PRESETS = 20
/** Characters of a name. */
export const MAX_NAME_LENGTH = 40

/** The name as it is saved: single spaces, not too long. */
export const presetName = (text: string): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join('').trimEnd()

const isPreset = (value: unknown): value is Preset => {
  const { name, filters } = (typeof value === 'object' && value ? value : {}) as Partial<Preset>
  return typeof name === 'string' && name !== '' && presetName(name) === name && isFilterState(filters)
}

const sameName = (one: string, other: string) => foldOrSigns(one) === foldOrSigns(other)

/** Stored presets; entries that the site would not have stored are dropped. */
export function parsePresets(value: unknown): readonly Preset[] {
  const known = Array.isArray(value) ? value.filter(isPreset) : []
  return known
    .filter(({ name }, place) => known.findIndex((other) => sameName(other.name, name)) === place)
    .slice(0, MAX_PRESETS)
}

/** The presets with one more; a preset of the same name takes the other filters, in its place. */
export function withPreset(presets: readonly Preset[], preset: Preset): readonly Preset[] {
  const known = presets.some(({ name }) => sameName(name, preset.name))
  if (!known) return [...presets, preset].slice(0, MAX_PRESETS)
  return presets.map((own) => (sameName(own.name, preset.name) ? preset : own))
}

export const withoutPreset = (presets: readonly Preset[], name: string): readonly Preset[] =>
  presets.filter((preset) => !sameName(preset.name, name))

/** The preset with these filters. */
export const presetOf = (presets: readonly Preset[], filters: FilterState): Preset | undefined =>
  isActive(filters) ? presets.find((preset) => sameFilters(preset.filters, filters)) : undefined

/** Whether filters with this name can be saved: a full collection takes only other filters for a known name. */
export const canSave = (presets: readonly Preset[], name: string): boolean =>
  presets.length < MAX_PRESETS || presets.some((preset) => sameName(preset.name, name))
