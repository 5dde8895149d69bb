import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, pictureTransition } from './pictureTransition.ts'

const side = fc.integer({ min: 40, max: 900 })
const place = fc.integer({ min: -200, max: 1200 })
const box = fc.record({ left: place, top: place, width: side, height: side })

const numbersOf = (text: string) =>
  [...text.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([number]) => Number(number))

/** Where a box stands once it has been moved and scaled about its middle. */
function seen({ left, top, width, height }: Box, [x = 0, y = 0, scale = 1]: number[]): Box {
  return {
    left: left + x + (width * (1 - scale)) / 2,
    top: top + y + (height * (1 - scale)) / 2,
    width: width * scale,
    height: height * scale,
  }
}

const close = (one: Box, other: Box) => {
  for (const key of ['left', 'top', 'width', 'height'] as const) expect(one[key]).toBeCloseTo(other[key], 3)
}

test('a travelling picture sets off where it stood, as large as it was', () => {
  fc.assert(
    fc.property(box, box, (from, to) => {
      const { box: stands, transform } = pictureTransition(from, to, [14, 14])
      close(seen(stands, numbersOf(transform[0])), from)
    }),
  )
})

test('a travelling picture ends exactly at its new place, unbent', () => {
  fc.assert(
    fc.property(box, box, (from, to) => {
      const { box: stands, clipPath } = pictureTransition(from, to, [14, 14])
      const [y = 0, x = 0] = numbersOf(clipPath[1])
      expect(x).toBeGreaterThanOrEqual(-1e-9)
      expect(y).toBeGreaterThanOrEqual(-1e-9)
      const { left, top, width, height } = stands
      close({ left: left + x, top: top + y, width: width - 2 * x, height: height - 2 * y }, to)
      expect(width / height).toBeCloseTo(from.width / from.height, 6)
    }),
  )
})

test('its corners look as they did where it stood', () => {
  const { clipPath } = pictureTransition(
    { left: 0, top: 0, width: 100, height: 100 },
    { left: 0, top: 0, width: 400, height: 200 },
    [14, 10],
  )
  expect(clipPath).toEqual(['inset(0px 0px round 56px)', 'inset(100px 0px round 10px)'])
})
