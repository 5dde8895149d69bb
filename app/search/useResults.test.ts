import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { searchIndexOf } from '#app/domain/search/searchIndex.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { gamesByProvider } from './initialGames.ts'
import { useResults } from './useResults.ts'

const lists = { providers, collections: [], collectionGroups: [], categories: [], jackpots: [] }
const file = catalogueFileOf(catalogueOf({ ...lists, games }))
const index = searchIndexOf(file, { lobby: 'Casino', searchResultIncludes: ['providers'] })
const source = {
  file,
  byProvider: gamesByProvider(file),
  logo: () => undefined,
  words: {
    rtp: String,
    games: String,
    jackpot: '',
    live: '',
    maintenance: 'În mentenanță',
  },
  picture: () => undefined,
  now: () => undefined,
}
const reports: unknown[] = []
vi.mock('#app/platform/analytics/track.ts', () => ({
  track: (_visit: unknown, event: unknown) => reports.push(event),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  reports.length = 0
})

const place = (term: string, results = 40) => ({ term, results, recommended: 5, top: 0 })
const visit = new QueryClient()
const wrapper = ({ children }: PropsWithChildren) =>
  createElement(QueryClientProvider, { client: visit }, children)

const begin = (term: string, ready = true) =>
  renderHook(({ at, built }) => useResults(built ? index : undefined, source, at), {
    wrapper,
    initialProps: { at: place(term), built: ready },
  })
const [first = ''] = file.games.name

test('SEA-06 a search is reported 450 ms after its last letter, once', () => {
  const { rerender } = begin('')
  for (const letters of [1, 2, 3]) {
    rerender({ at: place(first.slice(0, letters)), built: true })
    vi.advanceTimersByTime(449)
  }
  expect(reports).toEqual([])
  vi.advanceTimersByTime(1)
  const report = { event: 'casino_search' }
  expect(reports).toEqual([report])
  rerender({ at: place(first.slice(0, 3), 80), built: true })
  vi.advanceTimersByTime(1000)
  expect(reports).toEqual([report])
})

test('SEA-06 a search restored by Back is not reported again', () => {
  begin(first)
  vi.advanceTimersByTime(1000)
  expect(reports).toEqual([])
})

test('SEA-06 an empty field and a panel that has gone report nothing', () => {
  const { rerender, unmount } = begin('')
  rerender({ at: place('  '), built: true })
  vi.advanceTimersByTime(1000)
  rerender({ at: place(first), built: true })
  unmount()
  vi.advanceTimersByTime(1000)
  expect(reports).toEqual([])
})

test('SEA-05 without a term there is something to come until the catalogue is there', () => {
  const { rerender, result } = renderHook(({ from }) => useResults(undefined, from, place('')), {
    wrapper,
    initialProps: { from: undefined as typeof source | undefined },
  })
  expect(result.current.loading).toBe(true)
  rerender({ from: source })
  expect(result.current.loading).toBe(false)
})

test('SEA-05 what was typed before the index was there is answered as soon as it is', () => {
  const { rerender, result } = begin(first, false)
  expect(result.current).toMatchObject({ loading: true, groups: [] })
  rerender({ at: place(first), built: true })
  expect(result.current.loading).toBe(false)
  expect(result.current.groups[0]?.options[0]?.name).toBe(first)
})

test('UXP-05 a term that finds nothing gets one other way to write it', async () => {
  const slip = `${first[1]}${first[0]}${first.slice(2)}`
  vi.useRealTimers()
  const { result } = begin(slip)
  await waitFor(() => expect(result.current).toMatchObject({ total: 0, groups: [], loading: false }))
  expect(result.current.suggestion).toBeTruthy()
  expect(begin(first).result.current.suggestion).toBeUndefined()
})

test('a term that is no name is read as a sentence: nothing counts as not found before it is answered', async () => {
  vi.useRealTimers()
  // Its own catalogue, whose words nothing has collected yet.
  const asked = place('volatilitate mică sub 5 lei')
  const fresh = { ...source, file: { ...file } }
  const { result } = renderHook(() => useResults(index, fresh, asked), { wrapper })
  expect(result.current).toMatchObject({ loading: true, groups: [], facts: [] })
  await waitFor(() => expect(result.current.loading).toBe(false))
  expect(result.current.facts.map(({ fact }) => fact)).toEqual([
    { kind: 'volatility', ids: ['1', '2'] },
    { kind: 'betAmount', range: [0, 5] },
  ])
})
