import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { record } from './files.ts'

/** What decides how a page is drawn. */
export type Environment = {
  platform: string
  arch: string
  /** Major version: the minor ones are security fixes, which draw the same. */
  browser: string
  /** Hash of a drawn sample: it differs where faces or smoothing do. */
  faces: string
}

/** The environment of the kept pictures; undefined before the first ones. */
export async function recorded(): Promise<Environment | undefined> {
  try {
    return JSON.parse(await readFile(record, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** How to get the recorded value of a fact. */
const remedies: Record<keyof Environment, (there: string) => string> = {
  platform: (there) => `run on ${there}, in a container of Debian for instance`,
  arch: (there) => `run on a ${there} processor, or emulate one`,
  browser: (there) =>
    `apt-get install chromium-headless-shell (version ${there}), or name a Chromium ${there} in CHROMIUM_PATH. ` +
    'If no such version is left: npm run pictures update, with all stories',
  faces: () =>
    'the browser draws the same faces otherwise: take it from Debian, and see that its fontconfig reads ' +
    'FONTCONFIG_FILE (.storybook/faces/fonts.conf)',
}

/** Known facts that differ from those of the kept pictures, one line each, with how to get the recorded ones. */
export function differences(here: Partial<Environment>, there: Environment): string[] {
  const facts = Object.entries(here) as [keyof Environment, string][]
  return facts
    .filter(([fact, value]) => there[fact] !== value)
    .map(
      ([fact, value]) =>
        `  ${fact}: ${value} here, ${there[fact]} when taken\n    → ${remedies[fact](there[fact])}`,
    )
}

/** The major version in the words of `chromium --version`. */
export function majorOf(words: string): string {
  const major = /\b(\d+)\.\d+\.\d+/.exec(words)?.[1]
  if (!major) throw new Error(`Not the version of a browser: ${words}`)
  return major
}

/** What is known before a page is drawn. */
export async function environmentOf(browser: string): Promise<Omit<Environment, 'faces'>> {
  const { stdout } = await promisify(execFile)(browser, ['--version'])
  return { platform: process.platform, arch: process.arch, browser: majorOf(stdout) }
}
