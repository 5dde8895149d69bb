import { expect, test } from 'vitest'
import { formatTable, tally } from './report.ts'

const sections = [
  {
    title: 'Bytes',
    rows: [
      { what: '  HTML', ours: '9.0 kB', limit: '10.0 kB', compared: '0.90x', target: '≤ 30 kB', met: true },
      { what: '  requests', ours: '12' },
    ],
  },
  { title: 'Paint', rows: [{ what: '  CLS', ours: '0.1', target: '0', met: false }], notes: ['moved: div'] },
]

test('columns are aligned: texts to the left, numbers to the right', () => {
  expect(formatTable(sections).split('\n')).toEqual([
    'what          ours    limit  compared   target',
    '',
    'Bytes',
    '  HTML      9.0 kB  10.0 kB     0.90x  ≤ 30 kB  ✓',
    '  requests      12',
    '',
    'Paint',
    '  CLS          0.1                           0  ✗',
    '  moved: div',
  ])
})

test('only rows with a target are counted', () => {
  expect(tally(sections)).toEqual({ met: 1, of: 2 })
})
