import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Renders both hooks on a page without an interaction so far. */
async function open() {
  const { useVisitorPresent, useAfterFirstInteraction } = await import('./useVisitorPresent.ts')
  return renderHook(() => ({ present: useVisitorPresent(), stays: useAfterFirstInteraction() })).result
}

test.each(['pointermove', 'wheel', 'scroll'])('a %s counts at once as a first interaction', async (sign) => {
  const visitor = await open()
  expect(visitor.current).toEqual({ present: false, stays: false })
  fireEvent(window, new Event(sign))
  expect(visitor.current).toEqual({ present: true, stays: true })
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'what a %s asks for has a second for itself',
  async (sign) => {
    const visitor = await open()
    fireEvent(window, new Event(sign))
    expect(visitor.current).toEqual({ present: true, stays: false })
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(visitor.current.stays).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(2))
    expect(visitor.current.stays).toBe(true)
  },
)

test('scrolling by touch does not count as a press', async () => {
  const visitor = await open()
  fireEvent(window, new Event('touchstart'))
  fireEvent(window, new Event('scroll'))
  expect(visitor.current.stays).toBe(true)
})
