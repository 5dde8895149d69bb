import { expect, test } from 'vitest'
import { FLOOR, seatsAround } from './seatsAround.ts'

/** Radius of a seat. */
const SEAT = 8

test.each([1, 2, 5, 7, 10])(
  'LIV-12 %s seats stand around the table without touching, all in the drawing',
  (count) => {
    const spots = seatsAround(count)
    expect(spots).toHaveLength(count)
    for (const [at, { x, y }] of spots.entries()) {
      expect(x).toBeGreaterThanOrEqual(SEAT)
      expect(x).toBeLessThanOrEqual(FLOOR.width - SEAT)
      expect(y).toBeLessThanOrEqual(FLOOR.height - SEAT)
      const next = spots[at + 1]
      if (next) expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(2 * SEAT)
    }
  },
)
