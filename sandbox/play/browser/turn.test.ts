import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stripLength } from './rules.ts'
import { turnedTo, turnOf } from './turn.ts'

const stops = fc.tuple(...Array.from({ length: 5 }, (_, reel) => fc.nat(stripLength(reel) - 1)))

it('the reels start at their old positions and end exactly at the new ones', () => {
  fc.assert(
    fc.property(stops, stops, (from, to) => {
      const turn = turnOf(from, to)
      for (const [reel, position] of turnedTo(turn, 0).positions.entries())
        expect((position - (from[reel] ?? 0)) % stripLength(reel)).toBeCloseTo(0, 6)
      expect(turnedTo(turn, 2000)).toEqual({ positions: to, stopped: 5 })
    }),
  )
})

it('the reels stop one after the other, from the left, and each turns once at least', () => {
  const turn = turnOf([0, 0, 0, 0, 0], [3, 4, 5, 6, 7])
  const stopped = [0, 799, 800, 1030, 1260, 1490, 1719, 1720].map((time) => turnedTo(turn, time).stopped)
  expect(stopped).toEqual([0, 0, 1, 2, 3, 4, 4, 5])
  for (const [reel, position] of turnedTo(turn, 0).positions.entries())
    expect(position - (reel + 3)).toBeGreaterThanOrEqual(stripLength(reel))
})
