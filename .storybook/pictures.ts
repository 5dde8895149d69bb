import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BrowserCommand } from 'vitest/node'

const record = `${import.meta.dirname}/../stories/__screenshots__/environment.json`
const said = new Set<string>()

/** `VISUAL=update` writes the pictures anew, `VISUAL=off` leaves them alone. */
export const visual = process.env.VISUAL ?? 'compare'

function sayOnce(words: string) {
  if (!said.has(words)) console.warn(`\nPictures of stories: ${words}\n`)
  said.add(words)
}

/** Whether the pictures in git were taken where this run takes place; while updating, notes where that is. */
export const picturesComparable: BrowserCommand<[fonts: string]> = async ({ page }, fonts) => {
  if (visual === 'off') return false
  const browser = page.context().browser()?.version()
  const here = { platform: process.platform, arch: process.arch, browser, fonts }
  if (visual === 'update') {
    await mkdir(dirname(record), { recursive: true })
    await writeFile(record, `${JSON.stringify(here, null, 2)}\n`)
    return true
  }

  const there = await readFile(record, 'utf8').then(JSON.parse, () => undefined)
  if (!there) {
    sayOnce('not compared, because none have been taken yet. Take them with VISUAL=update.')
    return false
  }
  const different = Object.entries(here).filter(([fact, value]) => there[fact] !== value)
  if (different.length === 0) return true
  const facts = different.map(([fact, value]) => `  ${fact}: ${value} here, ${there[fact]} when taken`)
  sayOnce(`not compared, because they were taken elsewhere.\n${facts.join('\n')}`)
  return false
}
