import { expect, test } from 'vitest'
import { idsIn, reportOn, titlesIn } from './requirements.ts'

// Areas that no requirement has, so that nothing here counts as a proof.
const flow = `
import { test as base } from '@playwright/test'
const alone = test.extend({ site: async ({}, use) => use('XAA-90') })
/** XAA-91 in a comment */
test('XAA-01 a plain one', async () => {
  await test.step('XAA-92 a step', () => open('XAA-93'))
})
test.describe('XBB-01 a group', () => {
  it.each([['XAA-94', 1]])('XAA-02 %s in a table', () => {})
  for (const path of paths) test(\`XAA-03 \${path} in a \${'template'}\`, () => {})
})
alone('XAA-04..06 ' + 'a range', () => {})
test.skip('XAA-95 left out', () => {})
test.describe('XAA-96 empty', () => {})
unrelated('XAA-97')
`
const story = `
const both = { name: 'XCC-90 no story' }
const meta = { component: Thing, args: { name: 'XCC-91 an argument' } } satisfies Meta
export default meta
export const Quiet: Story = { name: 'XCC-01 Nothing moves', args: { name: 'XCC-92', text: 'XCC-93' } }
export const Plain: Story = { ...both } satisfies Story
`

const titled = [...titlesIn('e2e/a.spec.ts', flow), ...titlesIn('stories/ui/B.stories.tsx', story)]

test('titles are those of tests, with the groups around them, and of stories; nothing else of a file counts', () => {
  expect(titled.map(({ title }) => title)).toEqual([
    'XAA-01 a plain one',
    'XBB-01 a group › XAA-02 %s in a table',
    'XBB-01 a group › XAA-03 … in a …',
    'XAA-04..06 a range',
    'XCC-01 Nothing moves',
  ])
  expect(new Set(titled.map(({ file }) => file))).toEqual(
    new Set(['e2e/a.spec.ts', 'stories/ui/B.stories.tsx']),
  )
})

test.each([
  ['one', 'XAA-01 is', ['XAA-01']],
  ['several', 'XAA-01 XBB-02, XAA-01', ['XAA-01', 'XBB-02', 'XAA-01']],
  ['a range', 'XAA-08..11', ['XAA-08', 'XAA-09', 'XAA-10', 'XAA-11']],
  ['a range backwards', 'XAA-03..01', []],
  ['other words', 'xaa-01 XAAA-01 XAA-1 XAA-001 X-XAA-', []],
])('ids in a text: %s', (_what, text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})

test('what is asked for is listed with its proofs, and what none carries is named', () => {
  expect(reportOn(titled, ['XBB-01', 'XAA-07', 'XAA-05'])).toEqual({
    lines: [
      'XBB-01',
      '  e2e/a.spec.ts: XBB-01 a group › XAA-02 %s in a table',
      '  e2e/a.spec.ts: XBB-01 a group › XAA-03 … in a …',
      'XAA-05',
      '  e2e/a.spec.ts: XAA-04..06 a range',
    ],
    missing: ['XAA-07'],
  })
})

test('without anything asked for every id is listed in its order, and none can be missing', () => {
  const { lines, missing } = reportOn(titled)
  const ids = lines.filter((line) => !line.startsWith(' '))
  expect([ids.length, ids[0], ids.at(-1), missing]).toEqual([8, 'XAA-01', 'XCC-01', []])
})
