import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PREFERENCES_KEY } from '#app/domain/bootNames.ts'
import { createPreferences } from './preferences.ts'
import { endVisit } from './visit.ts'

const visit = new QueryClient()

beforeEach(() => localStorage.clear())
afterEach(() => endVisit(visit))

const atFirst = { resume: true, listsOffer: true, offline: true, night: false, mirror: false, sound: false }

test.each<[string, string | undefined]>([
  ['nothing is stored', undefined],
  ['what is stored is no JSON', '{'],
  ['what is stored is null', 'null'],
  ['what is stored is no switch', '{"resume":"no","night":"yes"}'],
])('while %s everything is as at first', (_, stored) => {
  if (stored !== undefined) localStorage.setItem(PREFERENCES_KEY, stored)
  expect(createPreferences(visit).getSnapshot()).toEqual(atFirst)
})

test.each([
  ['off', 'resume', false],
  ['on', 'night', true],
] as const)('a choice to switch %s lasts on this device', (_, name, on) => {
  createPreferences(visit).change(name, on)
  expect(createPreferences(new QueryClient()).getSnapshot()).toEqual({ ...atFirst, [name]: on })
})

/** What a tab hears of another one that has stored `text`. */
function storedElsewhere(text: string): void {
  localStorage.setItem(PREFERENCES_KEY, text)
  dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY }))
}

test('the choice of another tab holds here too, until the visit ends', () => {
  const open = new QueryClient()
  const { getSnapshot } = createPreferences(open)
  storedElsewhere('{"night":true}')
  expect(getSnapshot().night).toBe(true)
  storedElsewhere('{}')
  expect(getSnapshot().night).toBe(false)
  endVisit(open)
  storedElsewhere('{"night":true}')
  expect(getSnapshot().night).toBe(false)
})

test('a choice that the browser does not store holds for the visit', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { change, getSnapshot } = createPreferences(visit)
  change('night', true)
  vi.restoreAllMocks()
  expect(getSnapshot().night).toBe(true)
})
