import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { persistedStore } from './persistedStore.ts'
import { storageEntry } from './storage.ts'
import { endVisit } from './visit.ts'

const KEY = 'arama.test'
const kept = storageEntry('device', KEY)
const parse = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored : [])
const visits: QueryClient[] = []

function store(initial?: readonly string[]) {
  const visit = new QueryClient()
  visits.push(visit)
  return persistedStore(visit, { kept, parse, ...(initial && { initial }) })
}

/** What another tab does. */
function writeElsewhere(text: string): void {
  localStorage.setItem(KEY, text)
  dispatchEvent(new Event('storage'))
}

afterEach(() => {
  vi.restoreAllMocks()
  for (const visit of visits.splice(0)) endVisit(visit)
  localStorage.clear()
})

test('a value outlives the visit; during hydration there may be another', () => {
  expect(store().change((all) => [...all, 'a'])).toBe(true)
  expect(store().getSnapshot()).toEqual(['a'])
  expect(store([]).getInitialSnapshot()).toEqual([])
})

test('the changes of another tab arrive until the visit ends, and are not overwritten', () => {
  const own = store()
  writeElsewhere('["b"]')
  expect(own.getSnapshot()).toEqual(['b'])
  // Written, but not told yet.
  localStorage.setItem(KEY, '["b","c"]')
  own.change((all) => [...all, 'd'])
  expect(own.getSnapshot()).toEqual(['b', 'c', 'd'])
  endVisit(visits[0] as QueryClient)
  writeElsewhere('["e"]')
  expect(own.getSnapshot()).toEqual(['b', 'c', 'd'])
})

test('another tab may take back what this one has stored', () => {
  const own = store()
  own.change(() => ['a'])
  localStorage.removeItem(KEY)
  dispatchEvent(new Event('storage'))
  expect(own.getSnapshot()).toEqual([])
})

test('what another tab does with other things changes nothing here', () => {
  const own = store()
  own.change(() => ['a'])
  dispatchEvent(new Event('storage'))
  const listener = vi.fn()
  own.subscribe(listener)
  localStorage.setItem('arama.other', 'x')
  dispatchEvent(new Event('storage'))
  expect(listener).not.toHaveBeenCalled()
})

test('a full storage refuses a change, and says so; a set value stays for the visit', () => {
  const own = store()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(own.change(() => ['a'])).toBe(false)
  expect(own.getSnapshot()).toEqual([])
  expect(own.set(['a'])).toBe(false)
  expect(own.getSnapshot()).toEqual(['a'])
})
