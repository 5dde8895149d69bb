import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BrowserCommand } from 'vitest/node'

const record = `${import.meta.dirname}/../stories/__screenshots__/environment.json`
const said = new Set<string>()

/** Compared pictures: none, a representative selection, or all. */
export type Compared = 'none' | 'chosen' | 'all'

/** `VISUAL=update` updates the pictures, `VISUAL=all` compares all of them, `VISUAL=off` none. */
export const visual = process.env.VISUAL ?? 'chosen'

function sayOnce(words: string) {
  if (!said.has(words)) console.warn(`\nPictures of stories: ${words}\n`)
  said.add(words)
}

/** None in another environment than that of the pictures in git; an update stores the environment. */
export const comparedPictures: BrowserCommand<[fonts: string]> = async (
  { page },
  fonts,
): Promise<Compared> => {
  if (visual === 'off') return 'none'
  // Its minor versions are security fixes, which render the same.
  const browser = page.context().browser()?.version().split('.')[0]
  const here = { platform: process.platform, arch: process.arch, browser, fonts }
  if (visual === 'update') {
    await mkdir(dirname(record), { recursive: true })
    await writeFile(record, `${JSON.stringify(here, null, 2)}\n`)
    return 'all'
  }

  const there = await readFile(record, 'utf8').then(JSON.parse, () => undefined)
  if (!there) {
    sayOnce('not compared, because none have been taken yet. Take them with VISUAL=update.')
    return 'none'
  }
  const different = Object.entries(here).filter(([fact, value]) => there[fact] !== value)
  if (different.length === 0) return visual === 'all' ? 'all' : 'chosen'
  const facts = different.map(([fact, value]) => `  ${fact}: ${value} here, ${there[fact]} when taken`)
  sayOnce(`not compared, because they were taken elsewhere.\n${facts.join('\n')}`)
  return 'none'
}
