import { expect, test } from 'vitest'
import type { Moved } from './measure.ts'
import { motionSection } from './section.ts'

const byHand = [
  { what: 'block', like: 'block', ms: 240, runs: [{ drawn: 14, due: 14 }] },
  { what: 'fade', like: 'fade', ms: 200, runs: [{ drawn: 6, due: 12 }] },
] as const satisfies Moved[]

test('a motion is judged by the frames of all runs', () => {
  const smooth = {
    what: 'sheet',
    like: 'block' as const,
    ms: 340,
    runs: [
      { drawn: 20, due: 20 },
      { drawn: 18, due: 20 },
    ],
  }
  const rough = {
    ...smooth,
    what: 'hero',
    runs: [
      { drawn: 20, due: 20 },
      { drawn: 17, due: 20 },
    ],
  }
  const { rows } = motionSection({ ours: [smooth, rough], byHand })
  expect(rows[0]).toMatchObject({ what: 'sheet, 340 ms: 38 of 40 frames', ours: '5.0 %', met: true })
  expect(rows[1]).toMatchObject({ what: 'hero, 340 ms: 37 of 40 frames', ours: '7.5 %', met: false })
  expect(rows[2]).toEqual({ what: 'block, 240 ms: 14 of 14 frames', ours: '0.0 %' })
})

test('a fade of the whole page is compared with one by hand, of which the machine draws half', () => {
  const theme = { what: 'theme', like: 'fade' as const, ms: 200, runs: [{ drawn: 6, due: 12 }] }
  const { rows } = motionSection({ ours: [theme, { ...theme, like: 'block' }], byHand })
  expect(rows[0]).toMatchObject({ ours: '50.0 %', limit: '50.0 %', met: true })
  expect(rows[1]).toMatchObject({ ours: '50.0 %', limit: '0.0 %', met: false })
})

test('what moves in no run is not judged; what moves in some is named', () => {
  const still = { what: 'tab', like: 'block' as const, ms: 140, runs: [undefined, undefined] }
  const seen = { what: 'sheet', like: 'block' as const, ms: 340, runs: [{ drawn: 20, due: 20 }, undefined] }
  const { rows, notes } = motionSection({ ours: [still, seen], byHand })
  expect(rows[0]).toEqual({ what: 'tab, 140 ms', ours: 'moves nothing' })
  expect(notes?.slice(1)).toEqual(['sheet: seen in 1 of 2 runs'])
})

test('without frames of its page by hand a motion is not judged', () => {
  const sheet = { what: 'sheet', like: 'block' as const, ms: 340, runs: [{ drawn: 20, due: 20 }] }
  const unseen = byHand.map((hand) => ({ ...hand, runs: [undefined] }))
  const { rows } = motionSection({ ours: [sheet], byHand: unseen })
  expect(rows[0]).toEqual({ what: 'sheet, 340 ms: 20 of 20 frames', ours: '0.0 %' })
})
