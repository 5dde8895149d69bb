// The code that each component's first example gives to copy: one program of TypeScript checks it, the server draws it.
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { messagesInTests } from '#ui/foundation/messages/inTests.ts'
import { ModalStack } from '#ui/overlay/ModalStack'
import { copiedCode, type Example } from './copiedCode.ts'
import { kitExportOf } from './kitExports.ts'

type Story = { args?: Example['args']; render?: (args: never, context: never) => ReactNode }
type StoryFile = { default: Story & { component: ComponentType }; Default: Story }

const files = import.meta.glob<StoryFile>('./ui/*/*.stories.tsx', { eager: true })

/** The first example of a component, as Storybook gives it to `copiedCode`. */
function exampleOf({ default: meta, Default }: StoryFile): Example {
  const render = Default.render ?? meta.render
  return {
    id: '--default',
    component: meta.component,
    args: { ...meta.args, ...Default.args },
    originalStoryFn: render ?? ((args) => createElement(meta.component, args)),
    parameters: { __isArgsStory: !render || render.length > 0 },
  }
}

const codes = Object.entries(files).map(([file, stories]) => ({
  place: file.replace(/^\.\/ui\/|\.stories\.tsx$/g, ''),
  code: copiedCode('', exampleOf(stories)),
}))

const root = join(import.meta.dirname, '..')
const folder = join(root, 'test-results', 'copied-code')
const fileOf = (place: string) => `${place.replace('/', '')}.tsx`

/** The copied lines as a module: their JSX becomes what the module exports, unless they export a component themselves. */
const moduleOf = (code: string) =>
  /^export function Example/m.test(code)
    ? code
    : `${code.replace(/^</m, 'export const Example = () => (\n<')}\n)\n`

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const { place, code } of codes) writeFileSync(join(folder, fileOf(place)), moduleOf(code))
  const config = { extends: '../../tsconfig.json', include: ['*.tsx', '../../ui/**/*.d.ts'] }
  const compilerOptions = { incremental: false, tsBuildInfoFile: null, types: ['vite/client'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions }))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

test('no story has a component of its own by the name of one of the kit', () => {
  const taken = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/^(?:export )?(?:function|const) ([A-Z]\w*)(?!\w|: Story)/gm)]
      .filter(([, name = '']) => kitExportOf({ name }))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(taken).toEqual([])
})

test.each(codes)('$place gives its imports and its JSX', ({ place, code }) => {
  expect(code).toMatch(/^import \{/)
  expect(code).toContain(`'#ui/${place}'`)
  expect(code).toMatch(/^<|^export function Example/m)
})

test('every copied example has the right types', async () => {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const said = await new Promise<string>((done) =>
    execFile(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder }, (_, out, err) => done(out + err)),
  )
  expect(said.split('\n').filter(Boolean)).toEqual([])
}, 60_000)

/** Draws into the element of another component, and nothing without one. */
const INTO_ANOTHER = new Set(['game/OpenTile'])

test.each(codes)('the copied example of $place draws without a complaint', async ({ place }) => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Example } = (await import(/* @vite-ignore */ join(folder, fileOf(place)))) as {
    Example: ComponentType
  }
  const html = renderToString(
    <IntlProvider locale="ro" messages={messagesInTests} onError={(error) => expect.fail(error.message)}>
      <ModalStack>
        <Example />
      </ModalStack>
    </IntlProvider>,
  )
  expect(html.includes('<')).toBe(!INTO_ANOTHER.has(place))
  expect(complained.mock.calls).toEqual([])
  complained.mockRestore()
})
