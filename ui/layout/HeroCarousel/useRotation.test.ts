import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRotation } from './useRotation.ts'

// jsdom has no media queries.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

const { documentElement } = document

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  documentElement.removeAttribute('data-modal')
  vi.useRealTimers()
})

test('UXP-09 the slides do not turn under a modal, and go on once it has closed', () => {
  const next = vi.fn()
  renderHook(() => useRotation(next, 6000, true))
  vi.advanceTimersByTime(6000)
  expect(next).toHaveBeenCalledOnce()
  documentElement.setAttribute('data-modal', '')
  vi.advanceTimersByTime(18_000)
  expect(next).toHaveBeenCalledOnce()
  documentElement.removeAttribute('data-modal')
  vi.advanceTimersByTime(6000)
  expect(next).toHaveBeenCalledTimes(2)
})
