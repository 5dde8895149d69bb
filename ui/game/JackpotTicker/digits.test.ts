import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOf, roomOf, runsOf } from './digits.ts'

const romanian = { group: '.', decimal: ',' }

test.each([
  [0, '0,00'],
  [0.07, '0,07'],
  [88.02, '88,02'],
  [3904.75, '3.904,75'],
  [1_284_907.36, '1.284.907,36'],
  [1_284_907.369, '1.284.907,36'],
  [112_284_907.1, '112.284.907,10'],
])('%d is written %s', (value, figures) => {
  expect(figuresOf(value, romanian)).toBe(figures)
})

test.each([
  [
    'digits that changed stand apart',
    '3.904,75',
    '3.904,81',
    [{ text: '3.904,' }, { text: '81', before: '75' }],
  ],
  [
    'what stays between them does not roll',
    '1.999,75',
    '2.009,76',
    [
      { text: '2', before: '1' },
      { text: '.' },
      { text: '00', before: '99' },
      { text: '9,7' },
      { text: '6', before: '5' },
    ],
  ],
  ['an amount of another length does not roll', '999,99', '1.000,00', [{ text: '1.000,00' }]],
  ['a word does not roll', 'Câștigat', '3.904,75', [{ text: '3.904,75' }]],
  ['what did not change is one piece', '88,02', '88,02', [{ text: '88,02' }]],
])('JAC-04 %s', (_rule, before, after, runs) => {
  expect(runsOf(before, after)).toEqual(runs)
})

test('JAC-04 all amounts below the next power of ten reserve the same width', () => {
  expect(roomOf(1_284_907.36, romanian)).toBe('0.000.000,00')
  expect(roomOf(4_000_000, romanian)).toBe('0.000.000,00')
})

test('JAC-04 an amount near the next power of ten reserves the width of that one', () => {
  expect(roomOf(9_600_000, romanian)).toBe('00.000.000,00')
})

const bani = fc.integer({ min: 0, max: 5e11 }).map((sum) => sum / 100)

test('JAC-04 the pieces always add up to the amount, and to the one before it', () => {
  fc.assert(
    fc.property(bani, bani, (was, is) => {
      const [before, after] = [figuresOf(was, romanian), figuresOf(is, romanian)]
      const runs = runsOf(before, after)
      expect(runs.map(({ text }) => text).join('')).toBe(after)
      if (before.length === after.length) {
        expect(runs.map((run) => run.before ?? run.text).join('')).toBe(before)
      }
    }),
  )
})

test('JAC-04 growing by a tenth never exceeds the reserved width', () => {
  fc.assert(
    fc.property(bani, fc.double({ min: 1, max: 1.1, noNaN: true }), (value, growth) => {
      expect(figuresOf(value * growth, romanian).length).toBeLessThanOrEqual(roomOf(value, romanian).length)
    }),
  )
})
