// The kit as a package: packed, installed elsewhere, bundled by another bundler, and rendered by plain Node.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, transformSync } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entrySizes } from './sizes.ts'
import { writeKit } from './write.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'kit-'))
const outDir = join(folder, 'dist-kit')
const site = join(folder, 'site')
const kit = join(site, 'node_modules', 'arama-kit')

const RENDER = `
  import { createElement } from 'react'
  import { renderToString } from 'react-dom/server'
  import { Page } from './page.mjs'
  console.log(renderToString(createElement(Page)))
`

type Manifest = { peerDependencies: Record<string, string>; dependencies: Record<string, string> }
const manifest = () => JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as Manifest

/** Links an installed package into the site, as its package manager would install it. */
function link(name: string) {
  const path = join(site, 'node_modules', name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), path)
}

beforeAll(async () => {
  await writeKit(outDir)
  const packed = execFileSync('npm', ['pack', '--offline', '--silent', '--pack-destination', folder], {
    cwd: outDir,
    encoding: 'utf8',
  })
  mkdirSync(kit, { recursive: true })
  execFileSync('tar', ['xzf', join(folder, packed.trim()), '-C', kit, '--strip-components=1'])
  const { peerDependencies, dependencies } = manifest()
  for (const name of [...Object.keys({ ...peerDependencies, ...dependencies }), '@types']) link(name)
  cpSync(join(import.meta.dirname, 'sample'), site, { recursive: true })
  const [, firstTile = ''] = /```tsx\n([\s\S]+?)```/.exec(readFileSync(join(kit, 'README.md'), 'utf8')) ?? []
  writeFileSync(join(site, 'firstTile.tsx'), firstTile)
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('its types fit a site’s code, and the first lines of its README', () => {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const { stdout } = spawnSync(tsc, ['-p', '.'], { cwd: site, encoding: 'utf8' })
  expect(stdout.split('\n').filter((line) => /^\w+\.tsx|arama-kit/.test(line))).toEqual([])
})

test('another bundler finds every module, style and picture', async () => {
  const { errors, warnings, metafile } = await build({
    absWorkingDir: site,
    entryPoints: ['page.tsx', 'firstTile.tsx'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    metafile: true,
    logLevel: 'silent',
    jsx: 'automatic',
  })
  expect([...errors, ...warnings]).toEqual([])
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain('node_modules/arama-kit/ui/game/GameTile/TileActions.js')
  expect(inputs).toContain('node_modules/arama-kit/components.css')
  expect(inputs.filter((file) => /arama-kit\/ui\/player\/\w+\/\w+\.js$/.test(file))).toEqual([])
})

test('plain Node renders a tile, a row, a drawer and the notices from the packed files', () => {
  const { code } = transformSync(readFileSync(join(site, 'page.tsx'), 'utf8'), {
    loader: 'tsx',
    jsx: 'automatic',
  })
  writeFileSync(join(site, 'page.mjs'), code)
  const html = execFileSync(process.execPath, ['--input-type=module', '--eval', RENDER], {
    cwd: site,
    encoding: 'utf8',
  })
  expect(html).toMatch(/<article class="[\w-]*tile[^>]*data-layout="Default"/)
  expect(html).toContain('href="/regina-nilului"')
  expect(html).toContain('href="/arama-kit/assets/sprite.svg#info"')
  expect(html).toMatch(/<h2[^>]*>Sloturi<\/h2>/)
  expect(html.match(/<li/g)).toHaveLength(3)
  expect(html).toMatch(/<section[^>]*aria-label="Notificări"/)
})

test('every class and animation of its modules is in the style sheet', () => {
  const sheet = readFileSync(join(kit, 'components.css'), 'utf8')
  const modules = globSync('ui/**/*.module.css.js', { cwd: kit })
  expect(modules.length).toBeGreaterThan(100)
  const classes = modules.flatMap((file) => [
    ...readFileSync(join(kit, file), 'utf8').matchAll(/(?<=")([\w-]{6,7}_\w+)(?=")/g),
  ])
  expect(classes.length).toBeGreaterThan(500)
  expect(classes.flatMap(([name]) => (sheet.includes(name) ? [] : name))).toEqual([])
})

test('modules with hooks or handlers, and only they, are marked for the browser', () => {
  const marked = (module: string) => readFileSync(join(kit, 'ui', module), 'utf8').startsWith('"use client"')
  expect(
    ['controls/Button/Button.js', 'foundation/Link/Link.js', 'layout/Rail/Rail.js'].filter(marked),
  ).toHaveLength(3)
  expect(
    ['media/Icon/Icon.js', 'feedback/Badge/Badge.js', 'controls/Button/index.js'].filter(marked),
  ).toEqual([])
})

test('no two files differ only in case, which some systems take for one', () => {
  const files = globSync('**/*', { cwd: kit }).map((file) => file.toLowerCase())
  expect(files.length).toBe(new Set(files).size)
})

test('a page that has React pays at most 3 kB for a button', async () => {
  const [button] = await entrySizes(outDir, ['ui/controls/Button'])
  expect(button?.entry).toBe('controls/Button')
  expect(button?.bytes).toBeLessThanOrEqual(3000)
})
