import { isSameName, normaliseName } from '../customNames.ts'
import { isFilterState } from './parse.ts'
import { isActive, sameFilters } from './parts.ts'
import type { FilterState } from './state.ts'

/** Filters that a visitor has saved under a name. */
export type Preset = { readonly name: string; readonly filters: FilterState }

export const MAX_PRESETS = 20

const isPreset = (value: unknown): value is Preset => {
  const { name, filters } = (typeof value === 'object' && value ? value : {}) as Partial<Preset>
  return typeof name === 'string' && name !== '' && normaliseName(name) === name && isFilterState(filters)
}

/** Stored presets; entries that the site would not have stored are dropped. */
export function parsePresets(value: unknown): readonly Preset[] {
  const known = Array.isArray(value) ? value.filter(isPreset) : []
  return known
    .filter(({ name }, place) => known.findIndex((other) => isSameName(other.name, name)) === place)
    .slice(0, MAX_PRESETS)
}

/** The presets with one more; a preset of the same name takes the other filters, in its place. */
export function withPreset(presets: readonly Preset[], preset: Preset): readonly Preset[] {
  const known = presets.some(({ name }) => isSameName(name, preset.name))
  if (!known) return [...presets, preset].slice(0, MAX_PRESETS)
  return presets.map((own) => (isSameName(own.name, preset.name) ? preset : own))
}

export const withoutPreset = (presets: readonly Preset[], name: string): readonly Preset[] =>
  presets.filter((preset) => !isSameName(preset.name, name))

/** The preset with these filters. */
export const presetOf = (presets: readonly Preset[], filters: FilterState): Preset | undefined =>
  isActive(filters) ? presets.find((preset) => sameFilters(preset.filters, filters)) : undefined

/** Whether filters with this name can be saved: a full collection takes only other filters for a known name. */
export const canSave = (presets: readonly Preset[], name: string): boolean =>
  presets.length < MAX_PRESETS || presets.some((preset) => isSameName(preset.name, name))
