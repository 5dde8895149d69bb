import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#app/platform/messages/messages.ts'
import { renderIn } from '#app/testRender.tsx'
import { PendingPage } from './PendingPage.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const line = () => screen.queryByRole('status')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A site whose second page loads when `arrive` is called. */
function open() {
  const data = Promise.withResolvers<null>()
  const shell = (
    <>
      <PendingPage />
      <Outlet />
    </>
  )
  const children = [
    { path: '/', element: <p>Aici</p> },
    { path: '/colectii', element: <p>Acolo</p>, loader: () => data.promise },
  ]
  const router = createMemoryRouter([{ element: shell, children }])
  renderIn(new QueryClient(), <RouterProvider router={router} />, messages)
  return {
    leave: () => act(async () => void router.navigate('/colectii')),
    back: () => act(async () => void router.navigate('/')),
    arrive: () => act(async () => data.resolve(null)),
  }
}

test('RTE-16 a page that takes longer than 100 ms shows a pending state until it has loaded', async () => {
  const { leave, arrive } = open()
  expect(line()).toBeNull()
  await leave()
  await pass(99)
  expect(line()).toBeNull()
  await pass(1)
  expect(line()).toBeInTheDocument()
  await arrive()
  expect(screen.getByText('Acolo')).toBeInTheDocument()
  expect(line()).toBeNull()
})

test('RTE-16 a quick page shows no pending state, then or later', async () => {
  const { leave, arrive } = open()
  await leave()
  await pass(60)
  await arrive()
  await pass(5000)
  expect(line()).toBeNull()
})

test('RTE-16 screen readers announce only a long wait', async () => {
  const { leave } = open()
  await leave()
  await pass(999)
  expect(line()?.textContent).toBe('')
  await pass(1)
  expect(line()).toHaveTextContent('Pagina se încarcă')
})

test('RTE-16 each press starts a new wait, also when it replaces the last one', async () => {
  const { leave, back } = open()
  await leave()
  await pass(1500)
  await back()
  expect(line()).toBeNull()
  await leave()
  expect(line()).toBeNull()
  await pass(100)
  expect(line()?.textContent).toBe('')
})
