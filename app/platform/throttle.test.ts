import { beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('NTF-01 a task runs at once, then at most once per interval, also for the last call', () => {
  const task = vi.fn()
  const { call } = throttle(task, 30_000)
  call()
  vi.advanceTimersByTime(0)
  expect(task).toHaveBeenCalledTimes(1)
  for (let second = 0; second < 20; second += 1) {
    call()
    vi.advanceTimersByTime(1000)
  }
  expect(task).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(task).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(600_000)
  expect(task).toHaveBeenCalledTimes(2)
})

test('a stopped task does not run again', () => {
  const task = vi.fn()
  const { call, stop } = throttle(task, 30_000)
  call()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(task).not.toHaveBeenCalled()
})
