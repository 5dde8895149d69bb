import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventReceiver } from './events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const [onEvent, onFlood] = [vi.fn(), vi.fn()]
  const send = createEventReceiver({ onEvent, onFlood, now: () => 0 })
  return { onEvent, onFlood, send }
}

test('MFE-01 valid events arrive in order once the running script has returned', () => {
  const { send, onEvent } = setUp()
  send({ type: 'ready', more: 'unknown' })
  send({ type: 'login', remember: 'mihai' })
  expect(onEvent).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(onEvent.mock.calls).toEqual([[{ type: 'ready' }], [{ type: 'login', remember: 'mihai' }]])
})

test.each([
  ['nothing', undefined],
  ['text', 'ready'],
  ['an unknown type', { type: 'navigate', to: '/' }],
  ['a wrong field', { type: 'login', remember: 7 }],
  ['a huge height', { type: 'height', height: 1e9 }],
  ['a missing field', { type: 'consent', analytics: true }],
])('MFE-01 %s is dropped', (_what, given) => {
  const { send, onEvent } = setUp()
  send(given)
  vi.runAllTimers()
  expect(onEvent).not.toHaveBeenCalled()
})

test('MFE-01 a flood is told once, whether its events are valid or not', () => {
  const { send, onEvent, onFlood } = setUp()
  for (let count = 0; count < 5000; count++) {
    send({ type: 'balance' })
    send({ nonsense: count })
  }
  vi.runAllTimers()
  expect(onEvent).toHaveBeenCalledTimes(20)
  expect(onFlood).toHaveBeenCalledTimes(1)
})
