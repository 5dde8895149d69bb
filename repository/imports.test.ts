import { expect, test } from 'vitest'
import { files, read } from './files.ts'
import { departures, idleDepartures, impurityOf, problemsOf, table } from './importRules.ts'
import { importsIn, targetOf } from './importsIn.ts'

const sources = files.filter((file) => /\.tsx?$/.test(file))
const imports = sources.flatMap((file) => importsIn(file, read(file)))

test('the repository has imports to check', () => {
  expect(imports.length).toBeGreaterThan(500)
  expect(imports.filter(({ file }) => file === 'server/sandbox.ts').length).toBeGreaterThan(3)
})

test('every import is allowed in its room', () => {
  expect(problemsOf(imports)).toEqual([])
})

test('every departure from the table is still needed', () => {
  expect(idleDepartures(imports)).toEqual([])
  expect(departures.filter(({ reason }) => !reason)).toEqual([])
})

test('rules of app/domain read no clock and no chance', () => {
  expect(sources.filter((file) => impurityOf(file, read(file)))).toEqual([])
})

const from = (file: string, specifier: string) => problemsOf([{ file, specifier }])

test.each([
  ['a token imports the kit', 'tokens/build.ts', '#ui/media/Icon'],
  ['a generated token file imports anything', 'tokens/dist/tokens.ts', '../formats.ts'],
  ['the kit imports the app', 'ui/game/GameTile/GameTile.tsx', '#app/domain/images.ts'],
  ['the kit imports the app by its path', 'ui/game/GameTile/GameTile.tsx', '../../../app/domain/images.ts'],
  ['the kit imports the router', 'ui/foundation/Link/Link.tsx', 'react-router-dom'],
  ['the kit imports queries', 'ui/game/GameTile/GameTile.tsx', '@tanstack/react-query'],
  ['the kit imports sources of tokens', 'ui/game/GameTile/GameTile.tsx', '#tokens/roles.json'],
  ['a rule imports React', 'app/domain/menus.ts', 'react'],
  ['a call imports a rule', 'app/api/content.ts', '../domain/menus.ts'],
  ['a query imports a route by its path', 'app/content/slices.ts', '../routes/lobby.tsx'],
  ['a widget imports the sandbox', 'app/cms/widgets/Hero.tsx', '#sandbox/fixtures/games.ts'],
  ['a route imports a story', 'app/routes/lobby.tsx', '#stories/ui/game/art.ts'],
  ['a route imports the sandbox', 'app/routes/lobby.tsx', '#sandbox/content.ts'],
  ['a route imports the server', 'app/routes/lobby.tsx', '#server/config.ts'],
  ['the root imports the server', 'app/root.tsx', '#server/config.ts'],
  ['the server imports the sandbox', 'server/app.ts', '#sandbox/app.ts'],
  ['the server imports the kit', 'server/app.ts', '#ui/media/Icon'],
  ['the server imports React', 'server/app.ts', 'react'],
  ['the server imports a tool', 'server/app.ts', '../scripts/lib/run.mjs'],
  ['the sandbox imports React', 'sandbox/html.ts', 'react-dom/server'],
  ['the sandbox imports the server', 'sandbox/app.ts', '#server/config.ts'],
  ['the sandbox imports a call', 'sandbox/app.ts', '#app/api/request.ts'],
  ['a story imports the server', 'stories/ui/game/GameTile.stories.tsx', '#server/config.ts'],
  ['a story imports the sandbox behind its fixtures', 'stories/ui/game/art.ts', '#sandbox/database.ts'],
  ['a test of the app imports the server', 'app/domain/menus.test.ts', '#server/config.ts'],
  ['a test of the app imports the sandbox’s inside', 'app/domain/menus.test.ts', '#sandbox/database.ts'],
  [
    'the service worker imports a page’s code',
    'app/platform/offline/worker/worker.ts',
    '../savedCopyTime.ts',
  ],
  ['the kit’s folder name only begins like ours', 'ui/game/x.tsx', '#uix/y'],
])('a planted import is found: %s', (_what, file, specifier) => {
  expect(from(file, specifier)).toEqual([expect.stringContaining(`${file} imports ${specifier}, which `)])
})

test.each([
  ['the kit imports itself', 'ui/game/GameTile/GameTile.tsx', './GameTile.module.css'],
  ['the kit imports tokens', 'ui/game/GameTile/GameTile.tsx', '#tokens/dist/tokens.ts'],
  ['the kit imports a part of Radix', 'ui/overlay/Popover/Popover.tsx', '@radix-ui/react-popover'],
  ['the kit imports a part of Swiper', 'ui/foundation/swiper.ts', 'swiper/modules'],
  ['a rule imports the contract', 'app/domain/menus.ts', '#app/api/contract/cms.ts'],
  ['a widget imports the kit', 'app/cms/widgets/Hero.tsx', '#ui/layout/HeroCarousel'],
  ['a route imports the shell', 'app/routes/lobby.tsx', '#app/content/Head.tsx'],
  ['a file beside the boot script', 'app/shell/bootScript.ts', './boot.js?raw'],
  ['the server imports the built app', 'server/app.ts', 'virtual:react-router/server-build'],
  ['a story imports fixtures', 'stories/ui/game/art.ts', '#sandbox/fixtures/games.ts'],
  ['a test imports fixtures', 'app/domain/menus.test.ts', '#sandbox/fixtures/menus.ts'],
  ['a test imports its tools', 'app/domain/menus.test.ts', 'fast-check'],
])('an import that may stand: %s', (_what, file, specifier) => {
  expect(from(file, specifier)).toEqual([])
})

test.each([
  ['a default', "import x from './x.ts'", ['./x.ts']],
  ['names', "import { a, type B } from '#ui/x'", ['#ui/x']],
  ['names on several lines', "import {\n  a,\n  b,\n} from 'x'", ['x']],
  ['everything', "import * as v from 'valibot'", ['valibot']],
  ['types only', "import type { A } from './a.ts'", ['./a.ts']],
  ['an effect', "import './a.css'", ['./a.css']],
  ['an attribute', "import a from './a.json' with { type: 'json' }", ['./a.json']],
  ['double quotes', 'import a from "a"', ['a']],
  ['an export of names', "export { a } from './a.ts'", ['./a.ts']],
  ['an export of everything', "export * from './a.ts'", ['./a.ts']],
  ['an import in the middle', "const a = await import('./a.ts')", ['./a.ts']],
  ['an import of a type', "type A = typeof import('./a.ts')", ['./a.ts']],
  ['an import in a template', 'const a = import(`./a.ts`)', ['./a.ts']],
  ['an import on the next line', "const a = import(\n  './a.ts'\n)", ['./a.ts']],
  ['two on one line', "import a from 'a'; import b from 'b'", ['a', 'b']],
  ['a comment', "// import a from 'a'\n/* import b from 'b' */", []],
  ['an address', "const a = 'https://a.example' // import('x')", []],
  ['an export of a value', "export const a = 'import'", []],
  ['an index of a type', "export type A<B extends C['from']> = D", []],
  ['code in a template', "const a = `\nimport b from 'b'\n`", []],
  ['a word', "test('an import from there', () => {})", []],
])('%s is read', (_what, source, expected) => {
  expect(importsIn('ui/a.ts', source).map(({ specifier }) => specifier)).toEqual(expected)
})

test.each([
  ['a sibling', './b.ts', 'app/domain/slices/b.ts'],
  ['above', '../../api/b.ts', 'app/api/b.ts'],
  ['a name of ours', '#server/http/csp.ts', 'server/http/csp.ts'],
  ['a query of the bundler', './a.svg?url&no-inline', 'app/domain/slices/a.svg'],
  ['a package', 'react-dom/client', 'react-dom/client'],
])('%s is found', (_what, specifier, expected) => {
  expect(targetOf({ file: 'app/domain/slices/a.ts', specifier })).toBe(expected)
})

test.each([
  ['the clock', 'const now = Date.now()'],
  ['a new date', 'const now = new Date()'],
  ['chance', 'return list[Math.floor(Math.random() * 3)]'],
])('a planted impurity is found: %s', (_what, code) => {
  expect(impurityOf('app/domain/x.ts', code)).toBeDefined()
  expect(impurityOf('app/domain/x.ts', `// ${code}`)).toBeUndefined()
  expect(impurityOf('app/platform/x.ts', code)).toBeUndefined()
})

test('every room with sources has a rule', () => {
  const roomless = sources.filter(
    (file) => file.includes('/') && !table.some(({ name }) => file.startsWith(name)),
  )
  expect(roomless).toEqual([])
})
