import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { LiveRecord } from '#app/api/contract/live.ts'
import { storeOf } from '#app/platform/visit.ts'
import { createTables } from './liveFeed.ts'
import { createWatches } from './watches.ts'

const said: string[] = []
vi.mock('#app/platform/notices/showNotice.ts', () => ({
  showNotice: async (_visit: unknown, wanted: (words: (id: string) => string) => { text: string }) =>
    void said.push(wanted((id) => id).text),
}))
vi.mock('#app/platform/whenIdle.ts', () => ({ whenIdle: () => new Promise(() => {}) }))

const record = (Status: string, free: boolean) =>
  ({ ImsGameCode: 'masa', Status, SeatsAvailability: { seat1: free } }) as unknown as LiveRecord

test.each<[string, LiveRecord[][], string]>([
  ['a full table gets a seat', [[record('online', false)]], 'live.watch.room'],
  ['a closed table opens', [[record('offline', true)]], 'live.watch.open'],
  [
    'a closed table opens full first',
    [[record('offline', true)], [record('online', false)]],
    'live.watch.room',
  ],
  ['a full table has no updates for a while', [[record('online', false)], []], 'live.watch.room'],
  ['a closed table is not heard of for a while', [[record('offline', true)], []], 'live.watch.open'],
])('LIV-10 %s', async (_what, before, text) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  said.length = 0
  const visit = new QueryClient()
  const [tables, watches] = [storeOf(visit, createTables), storeOf(visit, createWatches)]
  async function become(...records: LiveRecord[]): Promise<void> {
    tables.replace(records)
    await vi.waitFor(() => expect(tables.size).toBe(records.length))
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  const [first = [], ...others] = before
  await become(...first)
  watches.toggle({ code: 'masa', name: 'Masa', hub: 'https://hub.example', play() {} })
  for (const records of others) await become(...records)
  expect(said).toEqual([])
  await become(record('online', true))
  expect(said).toEqual([text])
  expect(watches.getSnapshot()).toEqual([])
  vi.unstubAllGlobals()
})
