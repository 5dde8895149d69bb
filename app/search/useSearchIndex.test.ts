import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import type { SearchConfig } from '#app/domain/search/searchIndex.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { runInSlices } from './backgroundBuild.ts'
import { useSearchIndex } from './useSearchIndex.ts'

afterEach(() => vi.restoreAllMocks())

const lists = { providers, collections: [], collectionGroups: [], categories: [], jackpots: [] }
const fileOf = () => catalogueFileOf(catalogueOf({ ...lists, games }))
const casino: SearchConfig = { lobby: 'Casino', searchResultIncludes: ['providers'] }

test('SEA-08 typing is never blocked: after 4 ms of building the browser gets its turn', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const pieces: number[] = []
  function* work(): Generator<void, string> {
    for (let step = 0; step < 20; step += 1) {
      now += 1
      pieces.push(now)
      yield
    }
    return 'built'
  }
  const turns = vi.spyOn(MessagePort.prototype, 'postMessage')
  expect(await runInSlices(work())).toBe('built')
  expect(pieces).toHaveLength(20)
  // What the test runner sends by ports of its own is never empty.
  expect(turns.mock.calls.filter(([message]) => message === undefined)).toHaveLength(6)
})

test('the index is built once for a catalogue and a lobby', async () => {
  const file = fileOf()
  const first = renderHook(() => useSearchIndex(file, casino))
  expect(first.result.current).toBeUndefined()
  await waitFor(() => expect(first.result.current).toBeDefined())
  const again = renderHook(() => useSearchIndex(file, { ...casino }))
  expect(again.result.current).toBe(first.result.current)
  const live = renderHook(() => useSearchIndex(file, { ...casino, lobby: 'Live' }))
  expect(live.result.current).toBeUndefined()
  await waitFor(() => expect(live.result.current).toBeDefined())
})

test('another catalogue has an index of its own, and none has none', async () => {
  const { result, rerender } = renderHook(({ file }) => useSearchIndex(file, casino), {
    initialProps: { file: undefined as ReturnType<typeof fileOf> | undefined },
  })
  expect(result.current).toBeUndefined()
  rerender({ file: fileOf() })
  await waitFor(() => expect(result.current).toBeDefined())
  rerender({ file: fileOf() })
  expect(result.current).toBeUndefined()
})
