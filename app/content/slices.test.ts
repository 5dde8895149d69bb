import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Slice } from '#app/api/contract/slices.ts'
import { minutes } from '#app/domain/durations.ts'
import { keepSlices, sliceKey, sliceQuery } from './slices.ts'

const part = { type: 'Html', html: '<p>Un rând</p>' } as const satisfies Slice
const other = { type: 'Html', html: '<p>Alt rând</p>' } as const satisfies Slice
const page = {
  page: { title: 'Cazino', lobby: 'Casino', head: 'headheadhead', parts: [], invalidWidgets: [] },
  shell: 'shellshell__',
  slices: { partpart_one: part, partpart_two: other },
}

const lobby = { address: '/', status: 'Published' } as const

let answers: (() => Response)[] = []
const calls: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

test('parts below the first view share one request for the page', async () => {
  answers = [json(page)]
  const client = new QueryClient()
  const asked = ['partpart_one', 'partpart_two'].map((hash) =>
    client.fetchQuery(sliceQuery(client, hash, lobby)),
  )
  expect(await Promise.all(asked)).toEqual([part, other])
  expect(calls).toEqual(['/api/pages?path=%2F'])
})

test('a failed request is repeated until it succeeds', async () => {
  answers = [json({}, 503), json({}, 503), json({}, 503), json({}, 503), json(page)]
  const client = new QueryClient()
  const asked = client.fetchQuery(sliceQuery(client, 'partpart_one', lobby))
  await vi.advanceTimersByTimeAsync(minutes(4))
  expect(await asked).toEqual(part)
})

test.each([
  ['names other slices', json({ ...page, slices: {} })],
  ['says that the page is gone', json({ code: 'unknown-page' }, 404)],
  ['is no page', json({ pages: [] })],
  ['leads elsewhere', json({ redirect: '/turnee' })],
])('a part stays as the server drew it when the answer %s', async (_what, answer) => {
  answers = [answer]
  const client = new QueryClient()
  const ended = vi.fn()
  client.fetchQuery(sliceQuery(client, 'partpart_one', lobby)).then(ended, ended)
  await vi.advanceTimersByTimeAsync(minutes(10))
  expect(ended).not.toHaveBeenCalled()
  expect(calls).toHaveLength(1)
})

test('a cached slice stays under its hash', () => {
  const client = new QueryClient()
  keepSlices(client, { partpart_one: part })
  const kept = client.getQueryData(sliceKey('partpart_one'))
  keepSlices(client, { partpart_one: { ...part } })
  expect(client.getQueryData(sliceKey('partpart_one'))).toBe(kept)
})
