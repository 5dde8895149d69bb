import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addRecent, useRecent } from './recentSearches.ts'

const KEY = 'arama.recentSearches'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('UXP-05 four searches are remembered, the last one first, and each can be forgotten', () => {
  for (const term of ['unu', 'doi', 'trei', 'patru', 'cinci']) addRecent(term)
  const { result } = renderHook(useRecent)
  expect(result.current.recent).toEqual(['cinci', 'patru', 'trei', 'doi'])
  act(() => result.current.forget('patru'))
  expect(result.current.recent).toEqual(['cinci', 'trei', 'doi'])
  expect(renderHook(useRecent).result.current.recent).toEqual(['cinci', 'trei', 'doi'])
})

test('UXP-05 removing a search keeps those that another tab has added meanwhile', () => {
  addRecent('unu')
  const { result } = renderHook(useRecent)
  addRecent('doi')
  act(() => result.current.forget('unu'))
  expect(result.current.recent).toEqual(['doi'])
})

test.each(['', '{', '7', '"x"', '[{}]', '[["a"]]'])(
  'what another page left in the storage harms nothing: %s',
  (text) => {
    localStorage.setItem(KEY, text)
    expect(renderHook(useRecent).result.current.recent).toEqual([])
  },
)

test('a browser without storage can search too', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  addRecent('unu')
  expect(renderHook(useRecent).result.current.recent).toEqual([])
})
