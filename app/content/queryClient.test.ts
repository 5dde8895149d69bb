// @vitest-environment node
import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

test('HTT-02 a failing query runs once: requests have their own retries', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new Error('503')))
  const { queryKey, ...observer } = { queryKey: ['x'], queryFn, retryDelay: 0 }
  await expect(client.fetchQuery({ queryKey, ...observer })).rejects.toThrow('503')
  expect(client.defaultQueryOptions({ queryKey }).retry).toBe(false)
  expect(client.getDefaultOptions().mutations?.retry).toBe(false)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('a query does not pause while offline', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
})

test('every call creates its own client', () => {
  expect(createQueryClient()).not.toBe(createQueryClient())
})

test('KIT-11 an async status goes from idle over pending to success or error', async () => {
  const client = createQueryClient()
  const mutation = new MutationObserver(client, {
    mutationFn: (fails: boolean) => (fails ? Promise.reject(new Error('503')) : Promise.resolve('done')),
  })
  const seen = [mutation.getCurrentResult().status]
  mutation.subscribe(({ status }) => seen.push(status))
  await mutation.mutate(false)
  await expect(mutation.mutate(true)).rejects.toThrow('503')
  expect([...new Set(seen)]).toEqual(['idle', 'pending', 'success', 'error'])
})
