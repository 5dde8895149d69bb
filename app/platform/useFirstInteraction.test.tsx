import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterFirstInteraction, useHasInteracted } from './useFirstInteraction.ts'
import { endVisit } from './visit.ts'

let visit: QueryClient

beforeEach(() => {
  visit = new QueryClient()
  vi.useFakeTimers()
})
afterEach(() => {
  endVisit(visit)
  vi.useRealTimers()
})

const Within = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={visit}>{children}</QueryClientProvider>
)

/** Renders both hooks on a page without an interaction so far. */
const open = () =>
  renderHook(() => ({ present: useHasInteracted(), stays: useAfterFirstInteraction() }), { wrapper: Within })
    .result

test.each(['pointermove', 'wheel', 'scroll'])('a %s counts at once as a first interaction', (sign) => {
  const visitor = open()
  expect(visitor.current).toEqual({ present: false, stays: false })
  fireEvent(window, new Event(sign))
  expect(visitor.current).toEqual({ present: true, stays: true })
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'what a %s asks for has a second for itself',
  async (sign) => {
    const visitor = open()
    fireEvent(window, new Event(sign))
    expect(visitor.current).toEqual({ present: true, stays: false })
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(visitor.current.stays).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(2))
    expect(visitor.current.stays).toBe(true)
  },
)

test('scrolling by touch does not count as a press', () => {
  const visitor = open()
  fireEvent(window, new Event('touchstart'))
  fireEvent(window, new Event('scroll'))
  expect(visitor.current.stays).toBe(true)
})

test('an interaction after the end of the visit is not noticed', () => {
  const visitor = open()
  endVisit(visit)
  fireEvent(window, new Event('scroll'))
  expect(visitor.current).toEqual({ present: false, stays: false })
})
