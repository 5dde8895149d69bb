import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'

const info = (lines?: number) => ({ features: [], ...(lines !== undefined && { lines }) })

test('DET-04 what a studio says is shown as it is', () => {
  const said = { bet: { from: 0.2, to: 500 }, maxWin: 125_000, rtp: 96.21, volatility: 3, reels: 5 }
  expect(factsOf({ ...said, info: info(10) })).toEqual({ ...said, lines: 10 })
})

test.each([
  ['nothing', {}],
  ['a maximum win of 0', { maxWin: 0 }],
  ['a return of 0', { rtp: 0 }],
  ['a return above 100', { rtp: 100.01 }],
  ['bets up to 0', { bet: { from: 0, to: 0 } }],
  ['no lines', { info: info(0) }],
  ['no reels', { reels: 0 }],
  ['a volatility of 0', { volatility: 0 }],
  ['a volatility above the steps', { volatility: 6 }],
  ['a number that is none', { rtp: Number.NaN, maxWin: Number.NaN, volatility: Number.NaN }],
])('DET-04 %s is no fact', (_what, facts) => {
  expect(factsOf(facts)).toEqual({})
})

test.each([
  [1, 1],
  [2.4, 2],
  [2.5, 3],
  [5, 5],
])('a volatility of %s is step %s, as in the filters', (volatility, step) => {
  expect(factsOf({ volatility })).toEqual({ volatility: step })
})
