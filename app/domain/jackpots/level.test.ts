// @vitest-environment node
import { expect, test } from 'vitest'
import { advanced, type Track } from './level.ts'

const track: Track = { served: 10_000, from: 9900, since: 0, shown: 9950 }

test.each([
  ['earlier on its line', 1000],
  ['before its beginning', -1000],
])('JAC-02 an amount that has grown does not fall at a tick that lies %s', (_where, tick) => {
  expect(advanced(track, tick, tick).shown).toBe(9950)
})
