// @vitest-environment node
import { composeStory } from 'storybook/preview-api'
import { expect, test } from 'vitest'
import { snapshotsOf } from './lib/snapshots.ts'
import { modesOf, withChromatic } from './pictures/chromatic.ts'

test('stories count by their modes; proofs and docs pages do not', () => {
  const of = (id: string, title: string, tags?: string[]) => ({ type: 'story', id, title, tags })
  const entries = [
    of('pagini-a--default', 'Pagini/A'),
    of('pagini-a--empty', 'Pagini/A'),
    of('a--matrix', 'Componente/A'),
    of('a--loading', 'Componente/A'),
    of('a--keeps-focus', 'Componente/A', ['proof']),
    { type: 'docs', id: 'a--docs', title: 'Componente/A' },
  ]
  expect(snapshotsOf(entries)).toEqual({ stories: 4, pictures: 10 })
})

test.each([
  ['a proof', { id: 'a--b', title: 'Componente/A', tags: ['proof'] }, []],
  ['a wall of frames', { id: 'a--b', title: 'Fundații/A', tags: ['frames'] }, []],
  ['one state', { id: 'a--loading', title: 'Componente/A' }, ['dark 1280']],
  ['all states', { id: 'a--matrix', title: 'Componente/A' }, ['dark 1280', 'light 1280']],
  ['a state of a page', { id: 'a--empty', title: 'Pagini/A' }, ['dark 360']],
  [
    'a page',
    { id: 'a--default', title: 'Pagini/A' },
    ['dark 360', 'light 360', 'dark 768', 'light 768', 'dark 1280', 'light 1280'],
  ],
])('modes of %s', (_what, story, modes) => {
  expect(Object.keys(modesOf(story))).toEqual(modes)
})

/** Chromatic reads the parameters that Storybook prepares. */
const parametersOf = (story: { tags?: string[]; parameters?: object }) =>
  composeStory(
    { name: 'Loading', render: () => null, ...story },
    { title: 'Componente/A' },
    { argTypesEnhancers: [withChromatic], parameters: { layout: 'fullscreen' } },
    undefined,
    'Loading',
  ).parameters

test('each story has its own parameters of Chromatic', () => {
  expect(parametersOf({ tags: ['proof'] })).toMatchObject({ chromatic: { disableSnapshot: true } })
  expect(parametersOf({ parameters: { visual: { disable: true } } })).toMatchObject({
    chromatic: { disableSnapshot: true },
  })
  const { layout, chromatic } = parametersOf({})
  expect(layout).toBe('fullscreen')
  expect(chromatic).toEqual({ modes: { 'dark 1280': { theme: 'dark', viewport: { value: 'w1280' } } } })
})
