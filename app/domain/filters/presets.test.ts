// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_NAME_LENGTH, normaliseName } from '../customNames.ts'
import { withChoice } from './parts.ts'
import {
  canSave,
  MAX_PRESETS,
  type Preset,
  parsePresets,
  presetOf,
  withoutPreset,
  withPreset,
} from './presets.ts'
import { type FilterState, noFilters } from './state.ts'

const jackpot = withChoice(noFilters, { kind: 'jackpot' })
const brazi = withChoice(noFilters, { kind: 'provider', id: 'brazi' })
const named = (name: string, filters: FilterState = jackpot): Preset => ({ name, filters })
const full = Array.from({ length: MAX_PRESETS }, (_, place) => named(`set ${place}`))

test('a preset of the same name takes the other filters in its place, whatever its case and diacritics', () => {
  const before = [named('Seara'), named('Dimineața')]
  expect(withPreset(before, named('dimineata', brazi))).toEqual([named('Seara'), named('dimineata', brazi)])
  expect(withPreset(before, named('Prânz'))).toEqual([...before, named('Prânz')])
  expect(withoutPreset(before, 'SEARA')).toEqual([named('Dimineața')])
})

test('a full collection takes other filters for a known name, and no new name', () => {
  expect(canSave(full, 'altul')).toBe(false)
  expect(withPreset(full, named('altul'))).toEqual(full)
  expect(canSave(full, 'Set 3')).toBe(true)
  expect(withPreset(full, named('set 3', brazi))[3]).toEqual(named('set 3', brazi))
})

test('the preset of the draft is found by its filters; no filters are no preset', () => {
  const presets = [named('unu'), named('doi', brazi)]
  expect(presetOf(presets, withChoice(noFilters, { kind: 'provider', id: 'brazi' }))?.name).toBe('doi')
  expect(presetOf(presets, withChoice(brazi, { kind: 'jackpot' }))).toBeUndefined()
  expect(presetOf([named('gol', noFilters)], noFilters)).toBeUndefined()
})

test.each<[string, string]>([
  ['  Seara,   mize mici ', 'Seara, mize mici'],
  [' \n\t ', ''],
  ['x'.repeat(60), 'x'.repeat(MAX_NAME_LENGTH)],
  [`${'x'.repeat(MAX_NAME_LENGTH - 1)} y`, 'x'.repeat(MAX_NAME_LENGTH - 1)],
])('the name %j is saved as %j', (typed, saved) => expect(normaliseName(typed)).toBe(saved))

test('what the site would not have stored is dropped, the rest is read', () => {
  const valid = named('Seara')
  const invalid = [null, 3, {}, { name: '', filters: jackpot }, { name: 'x', filters: { jackpot: true } }]
  expect(parsePresets([...invalid, valid, named('seara', brazi)])).toEqual([valid])
  expect(parsePresets([...full, named('încă unul')])).toHaveLength(MAX_PRESETS)
  fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(parsePresets(value))))
})

test('presets survive storage, names stay unique, and there are never too many', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 50 }), { maxLength: 40 })
  fc.assert(
    fc.property(names, (typed) => {
      const presets = typed
        .map(normaliseName)
        .filter((name) => name !== '')
        .reduce<readonly Preset[]>((own, name) => withPreset(own, named(name)), [])
      expect(presets.length).toBeLessThanOrEqual(MAX_PRESETS)
      expect(parsePresets(JSON.parse(JSON.stringify(presets)))).toEqual(presets)
    }),
  )
})
