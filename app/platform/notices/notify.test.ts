import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SNACKBAR_TIMEOUT } from '#ui/feedback/Snackbars/snackbarQueue.ts'
import { endVisit, storeOf, type Visit } from '../visit.ts'
import { createNotices } from './notices.ts'
import { dismissNotice, notify } from './notify.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const titlesIn = (visit: Visit) =>
  storeOf(visit, createNotices)
    .getSnapshot()
    .map(({ title }) => title)

async function show(visit: Visit, title: string): Promise<void> {
  void notify(visit, { type: 'info', title, id: title })
  await vi.waitFor(() => expect(titlesIn(visit)).toContain(title))
}

test('a notice appears in its own visit alone, until it is taken back', async () => {
  const [one, other] = [new QueryClient(), new QueryClient()]
  await show(one, 'salut')
  expect([titlesIn(one), titlesIn(other)]).toEqual([['salut'], []])
  await dismissNotice(other, 'salut')
  expect(titlesIn(one)).toEqual(['salut'])
  await dismissNotice(one, 'salut')
  expect(titlesIn(one)).toEqual([])
})

test('the timers of notices end with their visit', async () => {
  const [one, other] = [new QueryClient(), new QueryClient()]
  await show(one, 'unu')
  await show(other, 'doi')
  endVisit(one)
  await vi.advanceTimersByTimeAsync(SNACKBAR_TIMEOUT)
  expect([titlesIn(one), titlesIn(other)]).toEqual([['unu'], []])
})
