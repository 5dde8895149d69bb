import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Root of the repository. */
export const root = join(import.meta.dirname, '..')

const BUILT =
  /^(?:node_modules|build|storybook-static|test-results|playwright-report|\.data|\.git|\.react-router)\//
const BINARY = /\.(?:png|webm|webp|woff2|ico|sqlite)$/

function listed(): string[] {
  try {
    const options = { cwd: root, encoding: 'utf8' } as const
    return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options).split(
      '\n',
    )
  } catch {
    // An unpacked archive has no git, so build results are excluded here.
    return globSync('{*,.*,*/**,.{ci,storybook}/**}', { cwd: root }).filter((file) => !BUILT.test(file))
  }
}

/** Text files of the repository, by their path from its root. */
export const files = listed().filter((file) => /\.\w+$/.test(file) && !BINARY.test(file))

export const read = (file: string): string => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    // Listed, but removed.
    return ''
  }
}
