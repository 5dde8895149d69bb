import { beforeEach, expect, test } from 'vitest'
import { createPreferences } from './preferences.ts'

beforeEach(() => localStorage.clear())

test.each<[string, string | undefined]>([
  ['nothing is stored', undefined],
  ['what is stored is no JSON', '{'],
  ['what is stored is null', 'null'],
  ['what is stored is no switch', '{"resume":"no"}'],
])('everything is on while %s', (_, stored) => {
  if (stored !== undefined) localStorage.setItem('arama.preferences', stored)
  expect(createPreferences().getSnapshot()).toEqual({ resume: true, offline: true })
})

test('a choice lasts on this device', () => {
  createPreferences().change('resume', false)
  expect(createPreferences().getSnapshot()).toEqual({ resume: false, offline: true })
})
