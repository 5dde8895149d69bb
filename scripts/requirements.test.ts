import { expect, test } from 'vitest'
import { entriesOf, reachedFrom } from './lib/importGraph.ts'
import { askedFor, idsIn, isSeen, kindOf, lackOf, listedIn, reportOn } from './lib/proofs.ts'
import { titlesIn } from './requirements.ts'

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
export const Quiet: Story = {
  name: 'Nimic nu se mișcă',
  tags: ['proof', 'XCC-01'],
  args: { name: 'XCC-92', text: 'XCC-93', tags: ['XCC-94'] },
}
export const Plain: Story = { ...both } satisfies Story
export const Named: Story = { ...both, name: 'Fără cerințe' } satisfies Story
`

const titled = [...titlesIn('e2e/a.spec.ts', flow), ...titlesIn('stories/ui/B.stories.tsx', story)]

test('titles are those of tests, with their groups, and of stories, after their tags', () => {
  expect(titled.map(({ title }) => title)).toEqual([
    'XAA-01 a plain one',
    'XBB-01 a group › XAA-02 %s in a table',
    'XBB-01 a group › XAA-03 … in a …',
    'XAA-04..06 a range',
    'XCC-01 Nimic nu se mișcă',
    'Fără cerințe',
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

test.each([
  ['single ones and ranges', ['XAA-01..02', 'XBB-01'], ['XAA-01', 'XAA-02', 'XBB-01']],
  ['an area is all of it that is listed', ['XBB', 'XAA-01'], ['XBB-01', 'XBB-02', 'XAA-01']],
  ['everything', ['--all'], ['XAA-01', 'XBB-01', 'XBB-02']],
  ['an area that is not listed', ['XCC'], []],
])('asked for: %s', (_what, words, ids) => {
  expect(askedFor(words, ['XAA-01', 'XBB-01', 'XBB-02'])).toEqual(ids)
})

test('the list of requirements is read in its order', () => {
  expect(listedIn('## XAA\n- XAA-02 A line (XAA-09).\n- XAA-01 Another.\nXAA-03 no line\n')).toEqual([
    'XAA-02',
    'XAA-01',
  ])
})

const mounted = new Set(['ui/game/Tile/Tile.tsx', 'app/cms/widgets/Games.tsx'])

test.each([
  ['e2e/a.spec.ts', 'flow'],
  ['app/domain/a.test.ts', 'rule'],
  ['stories/speech/a.test.tsx', 'rule'],
  ['stories/ui/game/Tile.stories.tsx', 'mounted story'],
  ['stories/ui/game/Other.stories.tsx', 'story'],
  ['stories/cms/Games.stories.tsx', 'mounted story'],
])('%s proves by a %s', (file, kind) => {
  expect(kindOf(file, mounted)).toBe(kind)
})

test('visible requirements need a flow or a story of a mounted part; a rule proves invisible ones', () => {
  expect([isSeen('MNU-05'), isSeen('HTT-02')]).toEqual([true, false])
  expect(lackOf('MNU-05', [])).toMatch(/no test/)
  expect(lackOf('MNU-05', ['rule'])).toMatch(/rule alone/)
  expect(lackOf('MNU-05', ['rule', 'story'])).toMatch(/no route mounts/)
  expect(lackOf('MNU-05', ['mounted story'])).toBeUndefined()
  expect(lackOf('MNU-05', ['rule', 'flow'])).toBeUndefined()
  expect(lackOf('HTT-02', ['rule'])).toBeUndefined()
})

test('requested ids are listed with their proofs and kinds, and open ones are named', () => {
  expect(reportOn(titled, ['XBB-01', 'XAA-07', 'XCC-01'], mounted)).toEqual({
    lines: [
      'XBB-01 (flow)',
      '  flow: e2e/a.spec.ts: XBB-01 a group › XAA-02 %s in a table',
      '  flow: e2e/a.spec.ts: XBB-01 a group › XAA-03 … in a …',
      'XAA-07 (nothing)',
      'XCC-01 (story)',
      '  story: stories/ui/B.stories.tsx: XCC-01 Nimic nu se mișcă',
    ],
    open: ['XAA-07: no test carries it', 'XCC-01: a story, but no route mounts the part it shows'],
  })
})

const sources: Record<string, string> = {
  'app/root.tsx': `import { Page } from '#ui/layout/Page'\nimport type { A } from '#ui/game/A'`,
  'app/routes/lobby.tsx': `const load = () => import('#app/panels/Search.tsx')\nimport { type B } from '#ui/game/B'`,
  'app/panels/Search.tsx': `export { x } from './more.ts'\nimport { type C, C2 } from '#ui/game/C'`,
  'app/panels/more.ts': `// import '#ui/game/D'`,
  'ui/layout/Page/index.ts': `export { Page } from './Page.tsx'`,
  'ui/layout/Page/Page.tsx': `import '../../../app/root.tsx'`,
  'ui/game/A/index.ts': '',
  'ui/game/B/index.ts': '',
  'ui/game/C/index.ts': '',
  'ui/game/D/index.ts': '',
}

test('the graph follows static and dynamic imports and indexes, not type imports and comments', () => {
  const entries = entriesOf(['app/routes/lobby.tsx'])
  expect([...reachedFrom(entries, (file) => sources[file])].sort()).toEqual([
    'app/panels/Search.tsx',
    'app/panels/more.ts',
    'app/root.tsx',
    'app/routes/lobby.tsx',
    'ui/game/C/index.ts',
    'ui/layout/Page/Page.tsx',
    'ui/layout/Page/index.ts',
  ])
})
