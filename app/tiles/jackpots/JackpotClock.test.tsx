import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { createNotices } from '#app/platform/notices/notices.ts'
import { storeOf } from '#app/platform/visit.ts'
import { renderIn } from '#app/testRender.tsx'
import { JackpotClock } from './JackpotClock.tsx'

test('JAC-03 jackpots that cannot be loaded show one notice at a time', async () => {
  const answer = vi.fn(async () => new Response('{}', { status: 503 }))
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const visit = createQueryClient()
  const notices = storeOf(visit, createNotices)
  const { unmount } = renderIn(visit, <JackpotClock />, messages)
  expect(answer).not.toHaveBeenCalled()
  await act(async () => void fireEvent.pointerMove(window))
  // The first retry comes before the notice.
  await vi.waitFor(() => expect(notices.getSnapshot()).toHaveLength(1), 10_000)
  expect(notices.getSnapshot()[0]).toMatchObject({
    type: 'alert',
    title: 'Nu am putut actualiza jackpoturile.',
    limit: 1,
  })
  unmount()
  vi.unstubAllGlobals()
})
