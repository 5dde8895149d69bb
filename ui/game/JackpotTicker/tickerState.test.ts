import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin, DIM_MS, receive, settle, type TickerState, WON_MS } from './tickerState.ts'

const running = (shown: number): TickerState => ({ phase: 'running', shown })
const dimming = (shown: number, next: number, until: number) =>
  ({ phase: 'dimming', shown, next, until }) as const

test.each([
  ['a higher amount is shown', 100, { value: 101, served: 110 }, running(101)],
  ['the same amount changes nothing', 100, { value: 100, served: 100 }, running(100)],
  [
    'a slightly lower amount is held until the served one exceeds it',
    100,
    { value: 99, served: 99 },
    running(100),
  ],
  ['five percent lower is still held', 100, { value: 95, served: 95 }, running(100)],
  ['more than five percent lower was won', 100, { value: 94, served: 94.9 }, dimming(100, 94, DIM_MS)],
  ['a restart of the engine alone is no win', 100, { value: 94, served: 100 }, running(100)],
] as const)('JAC-04 %s', (_rule, shown, report, expected) => {
  expect(receive(begin(shown), report, 0)).toEqual(expected)
})

test('JAC-04 a win dims once, shows its word for six seconds, and then the latest amount', () => {
  const dim = receive(begin(1000), { value: 10, served: 10 }, 0)
  expect(dim.phase).toBe('dimming')
  const won = settle(dim, DIM_MS)
  expect(won).toMatchObject({ phase: 'won', until: DIM_MS + WON_MS })
  const later = receive(won, { value: 12, served: 12 }, 3000)
  expect(later.phase).toBe('won')
  expect(settle(later, DIM_MS + WON_MS - 1).phase).toBe('won')
  expect(settle(later, DIM_MS + WON_MS)).toEqual(running(12))
})

test('JAC-04 after a win in a hidden tab the new amount is shown', () => {
  const dim = receive(begin(1000), { value: 10, served: 10 }, 0)
  expect(settle(dim, 60_000)).toEqual(running(10))
})

const steps = fc.array(
  fc.record({
    value: fc.double({ min: 0, max: 1e7, noNaN: true }),
    part: fc.double({ min: 0.9, max: 1.01, noNaN: true }),
    pause: fc.integer({ min: 0, max: 9000 }),
  }),
  { maxLength: 60 },
)

test('JAC-04 a lower amount is never shown except after „Câștigat”', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), steps, (value, reports) => {
      let state = begin(value)
      let now = 0
      for (const { value, part, pause } of reports) {
        now += pause
        const settled = settle(state, now)
        if (state.phase === 'running') expect(settled.shown).toBe(state.shown)
        const next = receive(settled, { value, served: value * part }, now)
        expect(next.shown).toBeGreaterThanOrEqual(settled.shown)
        state = next
      }
    }),
  )
})
