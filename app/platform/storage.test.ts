import { afterEach, expect, test, vi } from 'vitest'
import { isStorageAvailable, type StorageArea, storageEntry } from './storage.ts'

const storages = { tab: () => sessionStorage, device: () => localStorage }

afterEach(() => {
  vi.unstubAllGlobals()
  for (const storage of Object.values(storages)) storage().clear()
})

function forbid() {
  for (const name of ['sessionStorage', 'localStorage'])
    vi.stubGlobal(name, {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}

const places: StorageArea[] = ['tab', 'device']

test.each(places)('a value stored for the %s can be read, and is gone after its removal', (place) => {
  const kept = storageEntry(place, 'a')
  expect([kept.read(), kept.readJson()]).toEqual([undefined, undefined])
  expect(kept.writeJson({ b: [1] })).toBe(true)
  expect(storages[place]().getItem('a')).toBe('{"b":[1]}')
  expect(kept.readJson()).toEqual({ b: [1] })
  kept.remove()
  expect(kept.read()).toBeUndefined()
})

test('text that is not JSON has no value', () => {
  const kept = storageEntry('tab', 'a')
  kept.write('{')
  expect([kept.read(), kept.readJson()]).toEqual(['{', undefined])
})

test.each(places)('without storage for the %s a value reads as undefined', (place) => {
  forbid()
  const kept = storageEntry(place, 'a')
  expect([kept.read(), kept.write('x'), kept.writeJson(1), kept.readJson(), kept.remove()]).toEqual([
    undefined,
    false,
    false,
    undefined,
    undefined,
  ])
})

test('a browser without any storage stores nothing', () => {
  expect(isStorageAvailable('tab')).toBe(true)
  vi.stubGlobal('sessionStorage', undefined)
  expect(isStorageAvailable('tab')).toBe(false)
})
