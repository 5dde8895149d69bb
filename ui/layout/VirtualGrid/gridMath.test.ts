import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heightOf, offsetOf, placeOf, positionAt, rowsOf, targetOf, withRow } from './gridMath.ts'

const shape = { columns: 3, tile: 100, row: 146, columnGap: 10, rowGap: 16 }

test.each([
  ['nothing has no height', 0, 0],
  ['one tile is one row', 1, 146],
  ['the fourth tile begins the second row', 4, 308],
])('%s', (_what, count, height) => {
  expect(heightOf(count, shape)).toBe(height)
})

test('tiles stand in rows, gaps between them', () => {
  expect(placeOf(4, shape)).toEqual({ top: 162, left: 110 })
})

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 4, 7],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 0],
  ['PageDown', 4, 10],
  ['PageUp', 8, 2],
  ['Home', 8, 0],
  ['End', 0, 99],
  ['ArrowDown', 99, 99],
  ['a', 4, undefined],
])('%s leads from tile %i to %s', (key, at, target) => {
  expect(targetOf(key, at, 100, 3, 2)).toBe(target)
})

test('the row with the focus is rendered although it is out of view', () => {
  expect(withRow([7, 8, 9], 2)).toEqual([2, 7, 8, 9])
  expect(withRow([7, 8, 9], 8)).toEqual([7, 8, 9])
  expect(withRow([7, 8, 9], undefined)).toEqual([7, 8, 9])
})

const shapes = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  tile: fc.integer({ min: 60, max: 400 }),
  row: fc.integer({ min: 60, max: 500 }),
  columnGap: fc.integer({ min: 0, max: 24 }),
  rowGap: fc.integer({ min: 0, max: 40 }),
})
const counts = fc.integer({ min: 1, max: 20_000 })

test('UXP-01 a position restores exactly the same offset', () => {
  fc.assert(
    fc.property(shapes, counts, fc.integer({ min: -500, max: 1_000_000 }), (any, count, offset) => {
      expect(offsetOf(positionAt(offset, count, any), any)).toBe(offset)
    }),
  )
})

test('UXP-01 at another width the same tile is in the first row', () => {
  fc.assert(
    fc.property(shapes, shapes, counts, fc.nat(), (before, after, count, offset) => {
      const { index } = positionAt(offset % heightOf(count, before), count, before)
      const { top } = placeOf(index, after)
      expect(top).toBeLessThan(heightOf(count, after) || 1)
      expect(Math.floor(index / after.columns)).toBe(Math.round(top / (after.row + after.rowGap)))
    }),
  )
})

test('no tile is outside of the list, and the last one ends it', () => {
  fc.assert(
    fc.property(shapes, counts, (any, count) => {
      const { top, left } = placeOf(count - 1, any)
      expect(top + any.row).toBe(heightOf(count, any))
      expect(left).toBeLessThanOrEqual((any.columns - 1) * (any.tile + any.columnGap))
      expect(rowsOf(count, any.columns) * any.columns).toBeGreaterThanOrEqual(count)
    }),
  )
})

test('a key never leads out of the list', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'End')
  fc.assert(
    fc.property(keys, counts, fc.nat(), shapes, (key, count, at, { columns }) => {
      const target = targetOf(key, at % count, count, columns, 4)
      expect(target).toBeGreaterThanOrEqual(0)
      expect(target).toBeLessThan(count)
    }),
  )
})
