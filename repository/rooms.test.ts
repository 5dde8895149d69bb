import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { files, read, root } from './files.ts'
import { importsIn, targetOf } from './importsIn.ts'
import { overrides, rooms } from './rooms.ts'

const sources = files.filter((file) => /^app\/\w+\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

test('every folder of app/ is a room with a row, but the routes, which may import all', () => {
  const folders = new Set(sources.map((file) => file.split('/')[1] ?? ''))
  expect([...folders].sort()).toEqual([...Object.keys(rooms), 'routes'].sort())
})

test('a room names only rooms below it: no circle', () => {
  const order = Object.keys(rooms)
  const upward = Object.entries(rooms).flatMap(([room, row]) =>
    row
      .filter((name) => !name.includes('/') && order.indexOf(name) <= order.indexOf(room))
      .map((name) => `${room} → ${name}`),
  )
  expect(upward).toEqual([])
})

test('everything that a room may import is imported', () => {
  const idle = Object.entries(rooms).flatMap(([room, row]) => {
    const targets = sources
      .filter((file) => file.startsWith(`app/${room}/`))
      .flatMap((file) => importsIn(file, read(file)).map(targetOf))
    const isUsed = (name: string) =>
      targets.some((target) => target === `app/${name}` || target.startsWith(`app/${name}/`))
    return row.filter((name) => !isUsed(name)).map((name) => `${room} → ${name}`)
  })
  expect(idle).toEqual([])
})

test('the README tells of each room what it may import', () => {
  const rows = read('README.md').matchAll(/^\| `app\/(\w+)\/` \|[^|]+\| (.*?) ?\|$/gm)
  const told = [...rows].map(([, room = '', row = '']) => [
    room,
    [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  ])
  const { routes, ...own } = Object.fromEntries(told)
  expect(routes).toEqual([])
  expect(own).toEqual(rooms)
})

const planted: [what: string, file: string, code: string, found: boolean][] = [
  ['a rule imports a call', 'domain/a.ts', "import '#app/api/request.ts'", true],
  ['a rule imports what knows the browser', 'domain/b.ts', "import '#app/platform/theme.ts'", true],
  ['a rule imports the kit', 'domain/c.ts', "import '#ui/media/Icon'", true],
  ['a rule imports React', 'domain/d.ts', "import 'react'", true],
  ['a rule imports queries', 'domain/d2.ts', "import '@tanstack/react-query'", true],
  ['a rule reads the window', 'domain/e.ts', 'export const width = () => window.innerWidth', true],
  ['a rule calls', 'domain/f.ts', "export const all = () => fetch('/x')", true],
  ['a rule imports the contract', 'domain/g.ts', "import '#app/api/contract/cms.ts'", false],
  ['a call imports a rule', 'api/a.ts', "import '#app/domain/menus.ts'", true],
  ['a call imports itself', 'api/b.ts', "import '#app/api/errors.ts'", false],
  ['the first view imports a rule', 'platform/firstView/a.ts', "import '#app/domain/menus.ts'", true],
  ['the first view imports its room', 'platform/firstView/b.ts', "import '../storage.ts'", true],
  [
    'the first view imports the boot names',
    'platform/firstView/c.ts',
    "import '#app/domain/bootNames.ts'",
    false,
  ],
  ['the platform imports content', 'platform/a.ts', "import '#app/content/pageQuery.ts'", true],
  ['content imports a link', 'content/a.ts', "import '#app/navigation/SiteLink.tsx'", true],
  ['navigation imports a panel', 'navigation/a.ts', "import '#app/shell/panels/HelpPanel.tsx'", true],
  ['the player imports a tile', 'player/a.ts', "import '#app/tiles/TileOf.tsx'", true],
  ['a tile imports a part', 'tiles/a.ts', "import '#app/cms/widgets/Hero.tsx'", true],
  ['a live table imports a list', 'live/a.ts', "import '#app/lists/reachOf.ts'", true],
  ['a game imports a panel', 'game/a.ts', "import '#app/shell/panels/PanelStack.tsx'", true],
  ['the search imports the player', 'search/a.ts', "import '#app/player/sessionNotices.ts'", true],
  ['the search imports a type', 'search/b.ts', "export type { A } from '#app/tiles/TileOf.tsx'", true],
  [
    'the search imports a part later',
    'search/c.ts',
    "export const a = () => import('#app/tiles/a.ts')",
    true,
  ],
  ['a list imports the search', 'lists/a.ts', "import '#app/search/options.ts'", true],
  ['a part imports a list', 'cms/widgets/a.ts', "import '#app/lists/reachOf.ts'", true],
  ['a part imports the root', 'cms/widgets/b.ts', "import '#app/root.tsx'", true],
  ['a part imports a tile', 'cms/widgets/c.ts', "import '#app/tiles/TileOf.tsx'", false],
  ['the shell imports a page', 'shell/a.ts', "import '#app/cms/pages/CardsPage.tsx'", true],
  ['the shell imports a route', 'shell/b.ts', "import '#app/routes/lobby.tsx'", true],
  ['a route imports anything', 'routes/a.ts', "import '#app/shell/SiteLayout.tsx'", false],
  ['a test imports anything', 'search/a.test.ts', "import '#app/player/sessionNotices.ts'", false],
]

/** The planted files in which Biome finds something, under the rules of biome.json. */
function foundByBiome(): string[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rooms-')))
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, overrides }))
    for (const [, file, code] of planted) {
      mkdirSync(dirname(join(folder, 'app', file)), { recursive: true })
      writeFileSync(join(folder, 'app', file), `${code}\n`)
    }
    const rules = ['Imports', 'Globals'].map((name) => `--only=style/noRestricted${name}`)
    const args = ['lint', ...rules, '--max-diagnostics=none', '--reporter=github', '.']
    const found = runIn(folder, args).matchAll(/file=([^,]+),/g)
    return [...found].map(([, file = '']) => relative(join(folder, 'app'), resolve(folder, file)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What Biome says; it fails where it finds something. */
function runIn(cwd: string, args: string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin/biome'), args, { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test('Biome finds planted imports, and no others', () => {
  const wrong = planted.filter(([, , , found]) => found).map(([, file]) => file)
  expect(foundByBiome().sort()).toEqual(wrong.sort())
})
