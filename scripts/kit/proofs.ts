import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsIn, targetOf } from '../../repository/importsIn.ts'

/** What proves that a component is accessible. */
export type Proofs = {
  /** Examples that axe checks in both themes, in every run of the tests. */
  examples: number
  /** Examples that press keys. */
  withKeys: number
  /** Files of `stories/speech` that read it aloud. */
  speech: string[]
  /** Day of the last change of these proofs; undefined where there is no history. */
  changed: string | undefined
}

const STORY = /^export const \w+: Story\b/m
const KEY = /\buserEvent\.(?:keyboard|tab|type)\(/

const NOT_CHECKED = /\ba11y: \{ test: 'off' \}/

/** The stories of a file that axe checks, each with its text. */
const storiesIn = (text: string): string[] =>
  text
    .split(STORY)
    .slice(1)
    .filter((story) => !NOT_CHECKED.test(story))

/** The latest day of each file, from `git log` with the latest commit first. */
export function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const entry of log.split('\0').filter(Boolean)) {
    const [day = '', ...files] = entry.split('\n').filter(Boolean)
    for (const file of files) if (!days.has(file)) days.set(file, day)
  }
  return days
}

function readDays(root: string): Map<string, string> | undefined {
  try {
    const log = execFileSync(
      'git',
      [
        'log',
        '--no-merges',
        '--date=short',
        '--format=%x00%ad',
        '--name-only',
        '--',
        'stories/ui',
        'stories/speech',
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
    )
    return daysIn(log)
  } catch {
    return undefined
  }
}

/** Reads what proves the accessibility of each component. */
export function readProofs(root: string, places: readonly string[]): Record<string, Proofs> {
  const days = readDays(root)
  const readings = globSync('stories/speech/*.test.tsx', { cwd: root })
    .sort()
    .map((file) => ({ file, targets: importsIn(file, readFileSync(join(root, file), 'utf8')).map(targetOf) }))
  const proofsOf = (place: string): Proofs => {
    const own = `stories/ui/${place}.stories.tsx`
    const stories = existsSync(join(root, own)) ? storiesIn(readFileSync(join(root, own), 'utf8')) : []
    const speech = readings
      .filter(({ targets }) => targets.some((target) => `${target}/`.startsWith(`ui/${place}/`)))
      .map(({ file }) => file)
    return {
      examples: stories.length,
      withKeys: stories.filter((text) => KEY.test(text)).length,
      speech,
      changed: [own, ...speech]
        .flatMap((file) => days?.get(file) ?? [])
        .sort()
        .at(-1),
    }
  }
  return Object.fromEntries(places.map((place) => [place, proofsOf(place)]))
}
