import { execFileSync } from 'node:child_process'

/** A commit that changed a component. */
export type Change = { commit: string; date: string; title: string }

const NOTHING = ''
const FIELDS = ['%H', '%ad', '%s'].join('%x09')

/** The room and name of a file of a component, `controls/Button`. */
export const placeOf = (file: string): string | undefined => /^ui\/(\w+\/\w+)\//.exec(file)?.[1]

/** Changes of each component, the latest first, from the output of `git log`. */
export function changesIn(log: string): Record<string, Change[]> {
  const changes: Record<string, Change[]> = {}
  for (const entry of log.split('\0').filter(Boolean)) {
    const [head = '', ...files] = entry.split('\n').filter((line) => line !== NOTHING)
    const [commit = '', date = '', title = ''] = head.split('\t')
    for (const place of new Set(files.map(placeOf))) {
      if (place === undefined) continue
      changes[place] ??= []
      changes[place].push({ commit, date, title })
    }
  }
  return changes
}

/** The changes of every component by its commits; undefined where there is no history to read. */
export function readChanges(root: string): Record<string, Change[]> | undefined {
  try {
    const log = execFileSync(
      'git',
      ['log', '--no-merges', '--date=short', `--format=%x00${FIELDS}`, '--name-only', '--', 'ui'],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
    )
    return changesIn(log)
  } catch {
    return undefined
  }
}
