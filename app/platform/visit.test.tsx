import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { endOf, endVisit, storeOf, useStored, type Visit } from './visit.ts'

const createName = () => createExternalStore('nobody')
const createGreeting = (visit: Visit) => ({ say: () => `hello ${storeOf(visit, createName).getSnapshot()}` })

const Name = () => useStored(createName)

const within =
  (visit: Visit) =>
  ({ children }: PropsWithChildren) => <QueryClientProvider client={visit}>{children}</QueryClientProvider>

test('a visit has one store of each kind, which knows the others; another visit has its own', () => {
  const [one, other] = [new QueryClient(), new QueryClient()]
  const create = vi.fn(createGreeting)
  expect(storeOf(one, create)).toBe(storeOf(one, create))
  storeOf(one, createName).set('Ana')
  expect([storeOf(one, create).say(), storeOf(other, create).say()]).toEqual(['hello Ana', 'hello nobody'])
  expect(create).toHaveBeenCalledTimes(2)
})

test('components follow the store of their visit, and the server renders its initial value', () => {
  const visit = new QueryClient()
  const { result } = renderHook(Name, { wrapper: within(visit) })
  act(() => storeOf(visit, createName).set('Ana'))
  expect(result.current).toBe('Ana')
  const Within = within(visit)
  expect(
    renderToString(
      <Within>
        <Name />
      </Within>,
    ),
  ).toBe('nobody')
})

test('the end of a visit is told to its stores alone', () => {
  const [one, other] = [new QueryClient(), new QueryClient()]
  const stop = vi.fn()
  endOf(one).addEventListener('abort', stop)
  endVisit(other)
  expect(stop).not.toHaveBeenCalled()
  endVisit(one)
  expect([stop.mock.calls.length, endOf(one).aborted]).toEqual([1, true])
})
