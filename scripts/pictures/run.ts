// Compares or updates the pictures; comparing none of them is a failure. `--review` then serves those that differ.
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { ensureFonts } from '../../scripts/lib/build.mjs'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { differing } from './differing.ts'
import { differences, environmentOf, recorded } from './environment.ts'
import { comparedList, kept, results } from './files.ts'
import { type Request, requestOf } from './request.ts'
import { serveReview } from './server.ts'
import { verdictOf } from './verdict.ts'

function fail(words: string): never {
  console.error(`\n✗ Pictures: ${words}`)
  process.exit(1)
}

/** Ends here in an environment in which no picture can be compared, before minutes of drawing. */
async function assertComparable({ isUpdate, stories }: Request, browser: string) {
  // All pictures taken anew are comparable with each other; some are not with the rest.
  if (isUpdate && stories.length === 0) return
  const there = await recorded()
  if (!there) {
    if (isUpdate) return
    fail('none have been taken yet. Take them: npm run pictures update')
  }
  const different = differences(await environmentOf(browser), there)
  if (different.length === 0) return
  const what = isUpdate ? 'some cannot be updated alone' : 'nothing can be compared'
  fail(`${what}, because all were taken elsewhere.\n${different.join('\n')}`)
}

async function countCompared(): Promise<number> {
  if (!existsSync(comparedList)) return 0
  const names = await readFile(comparedList, 'utf8')
  return new Set(names.split('\n').filter(Boolean)).size
}

const request = requestOf(process.argv.slice(2))
await ensureFonts()
const browser = await ensureChromium()
await assertComparable(request, browser)
await rm(results, { recursive: true, force: true })
const code = await run('vitest', ['run', '--project', 'stories-*', ...request.stories], {
  env: { VISUAL: request.isUpdate ? 'update' : 'all', CHROMIUM_PATH: browser },
})
const compared = await countCompared()
const found = await differing({ kept, results })
const { words, passed } = verdictOf({ ...request, compared, different: found.length, code })
console[passed ? 'log' : 'error'](`\n${passed ? '✓' : '✗'} Pictures: ${words}`)
process.exitCode = passed ? 0 : 1
if (request.isReview && found.length > 0) {
  const { address } = await serveReview({ kept, results }, found, Number(process.env.PORT ?? 0))
  console.log(`\n▸ They are shown at ${address}. Ctrl+C ends.`)
}
