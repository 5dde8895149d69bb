import { expect, test } from 'vitest'
import type { Presses } from './measure.ts'
import { pressesSection, pressRow } from './section.ts'

const still = { dropped: 0, worstGap: 17, blank: 0, reached: 9000 }

test('the median of a press is judged, its worst is shown, and it is compared with the hand-written page', () => {
  const row = pressRow({ what: 'Back', most: 300 }, 2, { ours: [200, 900, 100], byHand: [100, 100, 100] })
  expect(row).toEqual({
    what: '  Back, 2 s',
    ours: '200 ms (900 ms)',
    limit: '100 ms',
    compared: '2.00x',
    target: '≤ 300 ms',
    met: true,
  })
})

test('without a hand-written page the lower bound is shown; without a target nothing is judged', () => {
  const row = pressRow({ what: 'login', least: 1000 }, 8, { ours: [2500], byHand: [] })
  expect(row).toEqual({ what: '  login, 8 s', ours: '2 500 ms', limit: '1 000 ms', compared: '2.50x' })
})

const presses: Presses = {
  pressings: [
    {
      aims: [{ what: 'first', most: 100 }, { what: 'second' }],
      at: [
        {
          seconds: 4,
          ours: [{ times: [80, 30_000], lost: '/joc/aur: not there' }, { times: [80, 90] }],
          byHand: [{ times: [50, 60] }, { times: [50, 60] }],
        },
      ],
    },
  ],
  flings: [{ seconds: 2, ours: [{ ...still, worstGap: 400, reached: 3000 }], byHand: [still] }],
}

test('a press without effect counts as half a minute and is reported', () => {
  const { rows, notes } = pressesSection(presses)
  expect(rows[1]?.ours).toBe('15 045 ms (30 000 ms)')
  expect(notes?.slice(1)).toEqual(['ours, second, 4 s: 1 of 2 led nowhere within 30 s (/joc/aur: not there)'])
})

test('a fling is judged by its frames and blank rows, with its missing distance', () => {
  const rows = pressesSection(presses).rows.slice(2)
  expect(rows.map(({ met }) => met)).toEqual([true, false, true, undefined])
  expect(rows[3]?.ours).toBe('6000')
})
