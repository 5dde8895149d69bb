import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokens } from '#tokens/dist/tokens.ts'
import { FLICK_SPEED, type Release, resisted, settle, settleTime } from './sheetDrag.ts'

const height = 800
const peek = 300

test.each<[string, Partial<Release>, string]>([
  ['held near the top stays full', { offset: 40 }, 'full'],
  ['held near the peek goes there', { offset: 260 }, 'peek'],
  ['held just below the peek returns to it', { offset: 380 }, 'peek'],
  ['pulled 28 % of what is visible below the peek leaves', { offset: peek + 0.28 * 500 + 1 }, 'closed'],
  ['pulled a little less than that stays', { offset: peek + 0.28 * 500 - 1 }, 'peek'],
  ['flicked down from the peek leaves', { offset: 310, velocity: 0.6 }, 'closed'],
  ['flicked down from the top stops at the peek', { offset: 60, velocity: 0.6 }, 'peek'],
  ['flicked up from the peek is full', { offset: 290, velocity: -0.6 }, 'full'],
  ['without a peek, pulled 28 % leaves', { offset: 225, peek: 0 }, 'closed'],
  ['without a peek, pulled less stays full', { offset: 223, peek: 0 }, 'full'],
  ['without a peek, flicked down from above its top stays', { offset: -4, velocity: 0.6, peek: 0 }, 'full'],
  ['without a peek, flicked down leaves', { offset: 10, velocity: 0.51, peek: 0 }, 'closed'],
])('KIT-04 a sheet %s', (_what, release, expected) => {
  expect(settle({ offset: 0, velocity: 0, peek, height, ...release })).toBe(expected)
})

const release = fc.record({
  offset: fc.integer({ min: -60, max: height }),
  velocity: fc.float({ min: -3, max: 3, noNaN: true }),
  peek: fc.constantFrom(0, 200, 300),
  height: fc.constant(height),
})

test('KIT-04 a sheet never leaves when it is let go on its way up, nor above its rest', () => {
  fc.assert(
    fc.property(release, (each) => {
      if (each.velocity < -FLICK_SPEED || each.offset < each.peek) expect(settle(each)).not.toBe('closed')
      if (each.peek === 0) expect(settle(each)).not.toBe('peek')
    }),
  )
})

test('KIT-04 pulling further down never brings a sheet further up', () => {
  const order = { full: 0, peek: 1, closed: 2 }
  fc.assert(
    fc.property(release, fc.nat(200), (each, more) => {
      const further = settle({ ...each, offset: each.offset + more })
      expect(order[further]).toBeGreaterThanOrEqual(order[settle(each)])
    }),
  )
})

test('a sheet gives way above its top, less and less', () => {
  expect(resisted(50)).toBe(50)
  expect(resisted(-100)).toBe(-20)
  expect(resisted(-400)).toBe(-40)
})

const letGo = fc.record({
  from: fc.integer({ min: -40, max: height }),
  to: fc.constantFrom(0, peek, height),
  velocity: fc.float({ min: -5, max: 5, noNaN: true }),
  leaves: fc.boolean(),
})

test('KIT-04 a released sheet takes no longer than a pressed one, and never less than can be seen', () => {
  const { 'sheet-in': opens, 'sheet-out': closes, hover } = tokens.duration
  fc.assert(
    fc.property(letGo, (each) => {
      expect(settleTime(each)).toBeLessThanOrEqual(each.leaves ? closes : opens)
      expect(settleTime(each)).toBeGreaterThanOrEqual(hover)
    }),
  )
})

test('KIT-04 a quicker finger brings the sheet to its rest no later', () => {
  fc.assert(
    fc.property(letGo, fc.float({ min: 1, max: 4, noNaN: true }), (each, more) => {
      expect(settleTime({ ...each, velocity: each.velocity * more })).toBeLessThanOrEqual(settleTime(each))
    }),
  )
})

test('KIT-04 a sheet sets off at the speed of the finger', () => {
  const time = settleTime({ from: 0, to: 300, velocity: 3, leaves: false })
  const [across, up] = tokens.ease.sheet
  expect(((up / across) * 300) / time).toBeCloseTo(3)
})
