import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { createSavedCopyTime } from '#app/platform/offline/savedCopyTime.ts'
import { storeOf } from '#app/platform/visit.ts'
import { Connection } from '#app/shell/Connection.tsx'
import { announced, forget, goTo, listen, pass, press, readPage } from './reader.tsx'

/** The 3rd of November 2026, 21:40 of the device. */
const keptAt = new Date(2026, 10, 3, 21, 40).getTime()

/** The bottom of a page, with the connection that `line` says. */
async function hear() {
  const visit = createQueryClient()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const element = (
    <>
      <h1>Toate jocurile</h1>
      <Connection />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await listen(
    <QueryClientProvider client={visit}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await forget()
  return {
    keep: () => act(() => storeOf(visit, createSavedCopyTime).set(keptAt)),
    async turn(online: boolean) {
      line.mockReturnValue(online)
      act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
      await pass(0)
    },
  }
}

test('Offline: a cut connection is announced once with what still works, and its end takes the notice away in silence', async () => {
  const { turn } = await hear()
  await turn(false)
  expect(new Set(await announced())).toEqual(new Set([expect.stringMatching(/^polite: Ești offline\. \S/)]))
  expect(await readPage()).toSay('status', 'Ești offline.', 'button, Reîncearcă')
  await forget()
  await turn(true)
  expect(await announced()).toEqual([])
  expect((await readPage()).join(' ')).not.toContain('offline')
})

test('Offline: a page from the device says from when it is, also where the browser sees a connection', async () => {
  const { keep } = await hear()
  keep()
  await pass(0)
  expect(new Set(await announced())).toEqual(new Set([expect.stringMatching(/^polite: .*3 nov\., 21:40/)]))
})

test('Offline: a retry that fails keeps the button, its name and the place of the reader', async () => {
  const { turn } = await hear()
  await turn(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await goTo('button, Reîncearcă')
  await forget()
  await press('Enter')
  await pass(0)
  expect(await readPage()).toSay('button, Reîncearcă')
  expect((await announced()).filter((phrase) => phrase.startsWith('assertive'))).toEqual([])
})
