// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

test('HTT-02 a failing read is asked once: retries belong to the call', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new Error('503')))
  const { queryKey, ...observer } = { queryKey: ['x'], queryFn, retryDelay: 0 }
  await expect(client.fetchQuery({ queryKey, ...observer })).rejects.toThrow('503')
  expect(client.defaultQueryOptions({ queryKey }).retry).toBe(false)
  expect(client.getDefaultOptions().mutations?.retry).toBe(false)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('offline is an answer, not a pause', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
})

test('every call makes a client of its own', () => {
  expect(createQueryClient()).not.toBe(createQueryClient())
})
