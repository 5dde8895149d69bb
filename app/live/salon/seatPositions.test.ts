import { expect, test } from 'vitest'
import { seatPositions } from './seatPositions.ts'

/** A narrow drawing and its seats, in pixels. */
const [WIDTH, HEIGHT, SEAT] = [119, 136, 16]

test.each([1, 2, 5, 7, 10])('LIV-12 %s seats stand around the table without touching', (count) => {
  const spots = seatPositions(count).map(({ x, y }) => ({ x: (x * WIDTH) / 100, y: (y * HEIGHT) / 100 }))
  expect(spots).toHaveLength(count)
  for (const [at, { x, y }] of spots.entries()) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(WIDTH)
    expect(y).toBeLessThanOrEqual(HEIGHT - SEAT / 2)
    const next = spots[at + 1]
    if (next) expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(SEAT)
  }
})
