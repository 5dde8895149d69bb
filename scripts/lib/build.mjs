import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { must, outputOf, root, say } from './run.mjs'

const stamp = join(root, 'build', '.stamp')
const sources = ['app', 'ui', 'server', 'tokens', 'public', 'scripts', 'package-lock.json', 'package.json']
const single = [
  'vite.config.ts',
  'vite.chunks.ts',
  'vite.shared.ts',
  'react-router.config.ts',
  'tsconfig.json',
]
const generated = /^(?:app\/platform\/messages\/compiled|public\/fonts)/

function filesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((file) => !generated.test(file))
}

/** Hash of all files that the build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(process.env.STATIC_URL ?? '')
  for (const file of [...sources, ...single].flatMap(filesUnder).sort()) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Fonts for styles and stories; subset once. */
export async function ensureFonts() {
  if (existsSync(join(root, 'public/fonts/archivo-rank.woff2'))) return
  say('Cutting the fonts to Romanian letters')
  await must('node', ['scripts/fonts.ts'])
}

/** The list of the site's dependencies, for vulnerability scanners (CycloneDX). */
async function writeSbom() {
  const args = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error']
  writeFileSync(join(root, 'build', 'sbom.json'), await outputOf('npm', args))
}

/** Moves the source maps of the browser's files to `build/maps`: they are for error reports, and served to no one. */
function moveMaps() {
  const [served, maps] = ['client/assets', 'maps'].map((folder) => join(root, 'build', folder))
  rmSync(maps, { recursive: true, force: true })
  mkdirSync(maps)
  for (const file of readdirSync(served).filter((name) => name.endsWith('.map')))
    renameSync(join(served, file), join(maps, file))
}

/** Builds the site. */
export async function build() {
  say('Building the site')
  await ensureFonts()
  await must('node', ['tokens/build.ts'])
  await must('node', ['scripts/messages.ts'])
  await must('react-router', ['build'], { quiet: true })
  moveMaps()
  await must('node', ['scripts/worker.mjs'])
  await must('node', ['scripts/precompress.mjs'])
  await writeSbom()
  writeFileSync(stamp, fingerprint())
}

/** Builds the site if a source has changed since the last build. */
export async function ensureBuilt() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  await build()
}
