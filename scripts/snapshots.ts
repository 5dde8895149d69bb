// Prints how many pictures Chromatic would take of the built Storybook; too many are a failure.
import { readFile } from 'node:fs/promises'
import { type Entry, MOST_PICTURES, snapshotsOf } from './lib/snapshots.ts'

const { entries } = JSON.parse(await readFile('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>
}
const { stories, pictures } = snapshotsOf(Object.values(entries))
console.log(`Chromatic takes ${pictures} pictures of ${stories} stories; ${MOST_PICTURES} are allowed`)
if (pictures === 0 || pictures > MOST_PICTURES) {
  console.error('✗ Give fewer stories several modes in scripts/pictures/chromatic.ts')
  process.exitCode = 1
}
