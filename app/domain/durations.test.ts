// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { MAX_TIMER_MS, minutes, seconds } from './durations.ts'

test.each([
  ['the gateway waits 15 seconds', seconds(15), 15_000],
  ['keep-alive beats every 5 minutes', minutes(5), 300_000],
  ['half a second', seconds(0.5), 500],
])('%s', (_what, actual, expected) => {
  expect(actual).toBe(expected)
})

test('KIT-10 the longest delay is that of the specification', () => {
  expect(MAX_TIMER_MS).toBe(2_147_483_647)
})

test('KIT-10 a timer keeps the longest delay and loses a longer one', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  const kept = setTimeout(() => undefined, MAX_TIMER_MS)
  expect(warn).not.toHaveBeenCalled()
  const dropped = setTimeout(() => undefined, MAX_TIMER_MS + 1)
  expect(String(warn.mock.calls[0]?.[0])).toContain('does not fit into a 32-bit signed integer')
  clearTimeout(kept)
  clearTimeout(dropped)
  warn.mockRestore()
})
