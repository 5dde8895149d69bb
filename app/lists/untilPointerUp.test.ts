import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilPointerUp } from './untilPointerUp.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['pointerup', 'pointercancel'])('a press that began earlier is waited for: %s', async (end) => {
  window.dispatchEvent(new Event('pointerdown'))
  const done = vi.fn()
  void untilPointerUp().then(done)
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).not.toHaveBeenCalled()
  window.dispatchEvent(new Event(end))
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalled()
})

test('without a press it waits for the time that a click may follow a press', async () => {
  const done = vi.fn()
  void untilPointerUp().then(done)
  await vi.advanceTimersByTimeAsync(59)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
})
