import { expect, test } from 'vitest'
import { listedIn } from '../scripts/lib/proofs.ts'
import { files, read } from './files.ts'
import { type NamedStory, problemOf, repeatedNames, storiesIn } from './storyNames.ts'

const known = new Set(listedIn(read('docs/requirements.md')))
const storyFiles = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file, stories: storiesIn(file, read(file)) }))
  .filter(({ stories }) => stories.length > 0)

test('every story says in Romanian what is seen, and has its requirements among its tags', () => {
  expect(storyFiles.length).toBeGreaterThan(130)
  const problems = storyFiles.flatMap(({ file, stories }) =>
    stories.flatMap((story) => {
      const problem = problemOf(story, known)
      return problem ? [`${file}: ${story.exported} ${problem}`] : []
    }),
  )
  expect(problems).toEqual([])
})

test('no two stories of a file have the same name', () => {
  const repeated = storyFiles.flatMap(({ file, stories }) =>
    repeatedNames(stories).map((name) => `${file}: ${name}`),
  )
  expect(repeated).toEqual([])
})

const source = `
export const Plain: Story = { args: { name: 'Nu este numele ei' } }
export const Spread: Story = { ...Plain }
export const Called: Story = matrixOf(meta, {})
export const Old: Story = { name: 'MNU-05 Un vizitator' }
export const English: Story = { name: 'Logo leads to the home page' }
export const Tagged: Story = { ...Plain, name: 'Un vizitator', tags: ['proof', 'XXX-99'] } satisfies Story
export const Accented: Story = { name: 'Ceva greșit' }
export const Good: Story = { ...Plain, name: 'Un vizitator', tags: ['proof', 'MNU-05'] } satisfies Story
`

test.each([
  ['Plain', 'has no name of its own'],
  ['Spread', 'has no name of its own'],
  ['Called', 'has no name of its own'],
  ['Old', 'has a requirement in its name, which belongs into its tags'],
  ['English', 'has an English name'],
  ['Tagged', 'has the tag XXX-99, which no requirement has'],
  ['Good', undefined],
  ['Accented', undefined],
])('a planted story: %s', (exported, problem) => {
  const story = storiesIn('a.stories.tsx', source).find((each) => each.exported === exported)
  expect(problemOf(story as NamedStory, new Set(['MNU-05']))).toBe(problem)
})

test('a name that is given twice is found', () => {
  expect(repeatedNames(storiesIn('a.stories.tsx', source))).toContain('Un vizitator')
})
