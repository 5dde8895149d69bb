import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLivePictures } from './useLivePictures.ts'

const REST = 30_000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A tile whose feed starts with the picture `first`. */
function watch(first?: string) {
  const { result, rerender, unmount } = renderHook(({ src }) => useLivePictures(src), {
    initialProps: { src: first },
  })
  return {
    shown: () => result.current.layers.map(({ src, state }) => `${src} ${state}`),
    says: (src?: string) => rerender({ src }),
    comes: (src: string) => act(() => result.current.settle(src, 'there')),
    fails: (src: string) => act(() => result.current.settle(src, 'failed')),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    unmount,
  }
}

test('a first picture loads at once', () => {
  const tile = watch()
  expect(tile.shown()).toEqual([])
  tile.says('/a')
  expect(tile.shown()).toEqual(['/a coming'])
})

test('a newer one waits for 30 seconds, and only the newest waiting one loads', () => {
  const tile = watch('/a')
  tile.comes('/a')
  tile.says('/b')
  tile.pass(REST - 1)
  expect(tile.shown()).toEqual(['/a there'])
  tile.says('/c')
  tile.pass(1)
  expect(tile.shown()).toEqual(['/a there', '/c coming'])
})

test('the next one waits equally long', () => {
  const tile = watch('/a')
  tile.comes('/a')
  tile.pass(REST)
  tile.says('/b')
  expect(tile.shown()).toEqual(['/a there', '/b coming'])
  tile.comes('/b')
  tile.says('/c')
  tile.pass(REST - 1)
  expect(tile.shown()).toEqual(['/a there', '/b there'])
  tile.pass(1)
  expect(tile.shown()).toEqual(['/b there', '/c coming'])
})

test('a failed one is left out, and the previous one stays', () => {
  const tile = watch('/a')
  tile.comes('/a')
  tile.pass(REST)
  tile.says('/b')
  tile.fails('/b')
  expect(tile.shown()).toEqual(['/a there'])
  tile.pass(REST)
  tile.says('/c')
  expect(tile.shown()).toEqual(['/a there', '/c coming'])
})

test('the shown one is not loaded again', () => {
  const tile = watch('/a')
  tile.comes('/a')
  tile.pass(REST)
  tile.says('/b')
  tile.fails('/b')
  tile.pass(REST)
  tile.says('/a')
  expect(tile.shown()).toEqual(['/a there'])
})

test('without one there is no layer over the table’s picture', () => {
  const tile = watch('/a')
  tile.comes('/a')
  tile.says(undefined)
  tile.pass(REST)
  expect(tile.shown()).toEqual([])
})

test('an unmounted tile has no timer', () => {
  const tile = watch('/a')
  expect(vi.getTimerCount()).toBe(1)
  tile.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
