import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PREFERENCES_KEY } from '#app/domain/bootNames.ts'
import { applyAppearance } from './firstView/appearance.ts'
import { createNightTone } from './nightTone.ts'
import { createPreferences } from './preferences.ts'
import { endVisit, storeOf, type Visit } from './visit.ts'

const { dataset } = document.documentElement
const MINUTE = 60_000
let visit: Visit

beforeEach(() => {
  visit = new QueryClient()
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  endVisit(visit)
  vi.useRealTimers()
  delete dataset.tone
})

/** A visit at this hour of the device. */
function openAt(hours: number, minutes: number, night: boolean) {
  vi.setSystemTime(new Date(2026, 10, 29, hours, minutes))
  if (night) localStorage.setItem(PREFERENCES_KEY, '{"night":true}')
  storeOf(visit, createNightTone)
  return storeOf(visit, createPreferences)
}

test('the tone begins at midnight and ends at six, night after night, by one timer', () => {
  openAt(23, 50, true)
  expect(dataset.tone).toBeUndefined()
  for (let night = 0; night < 3; night += 1) {
    vi.advanceTimersByTime(10 * MINUTE)
    expect(dataset.tone).toBe('night')
    vi.advanceTimersByTime(6 * 60 * MINUTE - 1)
    expect(dataset.tone).toBe('night')
    vi.advanceTimersByTime(1)
    expect(dataset.tone).toBeUndefined()
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime((17 * 60 + 50) * MINUTE)
  }
})

test('without the preference nothing changes, and no timer runs', () => {
  openAt(23, 50, false)
  vi.advanceTimersByTime(24 * 60 * MINUTE)
  expect(dataset.tone).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('the preference takes effect at once', () => {
  const { change } = openAt(1, 0, false)
  change('night', true)
  expect(dataset.tone).toBe('night')
  change('night', false)
  expect(dataset.tone).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('a device that has slept over the hour changes when it wakes', () => {
  openAt(23, 0, true)
  vi.setSystemTime(new Date(2026, 10, 30, 3, 0))
  dispatchEvent(new Event('pageshow'))
  expect(dataset.tone).toBe('night')
})

test('the end of the visit ends its timer', () => {
  openAt(23, 0, true)
  endVisit(visit)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(2 * 60 * MINUTE)
  expect(dataset.tone).toBeUndefined()
})

test.each([
  ['at night with the preference', 0, '{"resume":false,"night":true}', 'night'],
  ['in the last minute of the night', 5, '{"night":true}', 'night'],
  ['by day', 6, '{"night":true}', undefined],
  ['in the evening', 23, '{"night":true}', undefined],
  ['switched off', 1, '{"night":false}', undefined],
  ['not chosen', 1, undefined, undefined],
  ['no switch', 1, '{"night":"yes"}', undefined],
  ['null', 1, 'null', undefined],
  ['no JSON', 1, '{', undefined],
])('the boot script sets what the visit would: %s', (_what, hour, stored, expected) => {
  vi.setSystemTime(new Date(2026, 10, 29, hour, 59))
  if (stored !== undefined) localStorage.setItem(PREFERENCES_KEY, stored)
  applyAppearance()
  expect(dataset.tone).toBe(expected)
  storeOf(visit, createNightTone)
  expect(dataset.tone).toBe(expected)
})

test('the boot script goes on where storage is forbidden', () => {
  vi.setSystemTime(new Date(2026, 10, 29, 1, 0))
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  applyAppearance()
  storage.mockRestore()
  expect(dataset.tone).toBeUndefined()
})
