import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { differences, type Environment, majorOf, recorded } from '../scripts/pictures/environment.ts'
import { comparedList, record } from '../scripts/pictures/files.ts'

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
export const comparedPictures: BrowserCommand<[faces: string]> = async (
  { page },
  faces,
): Promise<Compared> => {
  if (visual === 'off') return 'none'
  const browser = majorOf(page.context().browser()?.version() ?? 'none')
  const here: Environment = { platform: process.platform, arch: process.arch, browser, faces }
  if (visual === 'update') {
    await mkdir(dirname(record), { recursive: true })
    await writeFile(record, `${JSON.stringify(here, null, 2)}\n`)
    return 'all'
  }

  const there = await recorded()
  if (!there) {
    sayOnce('not compared, because none have been taken yet. Take them with npm run pictures update.')
    return 'none'
  }
  const different = differences(here, there)
  if (different.length === 0) return visual === 'all' ? 'all' : 'chosen'
  sayOnce(`not compared, because they were taken elsewhere.\n${different.join('\n')}`)
  return 'none'
}

/** Lists a picture that was compared or taken, so that a run can tell how many were. */
export const countPicture: BrowserCommand<[name: string]> = async (_context, name) => {
  await mkdir(dirname(comparedList), { recursive: true })
  await appendFile(comparedList, `${name}\n`)
}
