import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { INTERRUPTION_GAP_MS, shownIn } from '#app/domain/interruptions.ts'
import { storeOf } from '../visit.ts'
import { createInterruptions } from './interruptions.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('MSG-02 UXP-11 among interruptions that arrive together the order of their kinds decides, not that of the list', () => {
  const interruptions = storeOf(createQueryClient(), createInterruptions)
  interruptions.block(false)
  vi.advanceTimersByTime(INTERRUPTION_GAP_MS)
  interruptions.offer([
    { id: 'welcome', kind: 'login-message', title: 'Bine ai revenit' },
    { id: 'limits', kind: 'legal', title: 'Limitele tale se schimbă' },
  ])
  expect(shownIn(interruptions.getSnapshot().queue)?.id).toBe('limits')
})
