import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partStyles, readPartStyles } from './partSizes.ts'

const hash = fc.stringMatching(/^[\w-]{12}$/)
const height = fc.integer({ min: 0, max: 400_000 }).map((part) => part / 64)

test('UXP-01 what was written of the parts’ sizes is read again, whatever they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 4000 }), fc.array(fc.tuple(hash, height)), (width, pairs) => {
      const sizes = { width, heights: new Map(pairs) }
      expect(readPartStyles(partStyles(sizes))).toEqual(sizes)
    }),
  )
})

test('UXP-01 sizes hold at their own width and for parts that wait to be drawn', () => {
  expect(partStyles({ width: 390, heights: new Map([['abc', 265.75]]) })).toBe(
    '@media(width:390px){[data-slice="abc"][data-deferred]{contain-intrinsic-block-size:auto 265.75px}' +
      '[data-slice="abc"]>[data-waiting]{block-size:265.75px;overflow:clip}}',
  )
})

test.each(['', 'x', '@media print{}', '{"width":390}'])('%j is not ours', (text) => {
  expect(readPartStyles(text)).toBeUndefined()
})
