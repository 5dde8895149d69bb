import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMPACT_FROM, limitOf, type MoneyForm, moneyOf } from './money.ts'

test('KIT-09 the threshold between short and compact is 1000', () => {
  expect(COMPACT_FROM).toBe(1000)
})

test.each([
  ['below the threshold a compact sum is written out', 'compact', 999.99, 999.99, 2, 'one'],
  ['from the threshold on it is in thousands', 'compact', 1000, 1, 2, 'thousand'],
  ['thousands keep two decimals, rounded down', 'compact', 48_219.99, 48.21, 2, 'thousand'],
  ['millions have their word', 'compact', 1_284_907.36, 1.28, 2, 'million'],
  ['milliards too', 'compact', 2_300_000_000, 2.3, 2, 'billion'],
  ['what is owed is compact as well', 'compact', -1500, -1.5, 2, 'thousand'],
  ['digits only have no decimals', 'digits', 1_284_907.36, 1_284_907, 0, 'one'],
  ['digits only never round up', 'digits', 0.99, 0, 0, 'one'],
  ['in full every decimal is printed', 'full', 1_284_907.36, 1_284_907.36, 2, 'one'],
  ['a short sum below ten thousand keeps its decimals', 'short', 9999.5, 9999.5, 2, 'one'],
  ['a short sum from ten thousand on loses them', 'short', 48_210.11, 48_210, 0, 'one'],
  ['a short amount from a million on is in millions', 'short', 1_284_907.36, 1.28, 2, 'million'],
  ['a short sum has no larger word', 'short', 1_000_000_000, 1000, 2, 'million'],
] as const)('KIT-09 %s', (_rule, form, value, figure, decimals, scale) => {
  expect(moneyOf(value, form)).toEqual({ figure, decimals, scale })
})

test('KIT-09 another threshold may come from the settings', () => {
  expect(moneyOf(1500, 'compact', 10_000)).toEqual({ figure: 1500, decimals: 2, scale: 'one' })
})

test.each([
  ['a whole limit', 10, 0],
  ['a limit with bani', 0.2, 2],
])('%s has %s with %i decimals', (_what, value, decimals) => {
  expect(limitOf(value)).toEqual({ figure: value, decimals, scale: 'one' })
})

const unitOf = { one: 1, thousand: 1e3, million: 1e6, billion: 1e9 }
const forms = fc.constantFrom<MoneyForm>('full', 'short', 'compact', 'digits')

test('KIT-09 no form shows more money than the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5e11 }), forms, (bani, form) => {
      const { figure, scale } = moneyOf(bani / 100, form)
      expect(figure * unitOf[scale]).toBeLessThanOrEqual(bani / 100 + 1e-6 * unitOf[scale])
    }),
  )
})
