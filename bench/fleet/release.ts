import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { outputOf, root, run } from '../../scripts/lib/run.mjs'

/** A message file that the new release changes, so that its files have other hashes. */
const CHANGED = 'app/platform/messages/ro.json'

/**
 * The next release in its own folder: today's files with one changed text, built to load its files from `staticUrl`.
 */
export async function buildNextRelease(dir: string, staticUrl: string): Promise<void> {
  const listed = await outputOf('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const files = listed
    .split('\n')
    .filter((file) => file && !/^(?:docs|stories\/__screenshots__)\//.test(file))
  for (const file of files) {
    mkdirSync(join(dir, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(dir, file), { preserveTimestamps: true })
  }
  cpSync(join(root, 'public', 'fonts'), join(dir, 'public', 'fonts'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
  const text = join(dir, CHANGED)
  const words = JSON.parse(readFileSync(text, 'utf8')) as Record<string, string>
  const marked = Object.fromEntries(Object.entries(words).map(([key, word]) => [key, `${word}\u2060`]))
  writeFileSync(text, JSON.stringify(marked))
  const code = await run('node', [join(dir, 'scripts', 'build.mjs')], {
    quiet: true,
    env: { STATIC_URL: staticUrl },
  })
  if (code !== 0) throw new Error(`the next release could not be built (${code})`)
}
