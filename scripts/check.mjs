// npm run check: required for every commit; types, style, dead code, unit and server tests, in under two minutes.
import { ensureFonts } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkSteps } from './lib/steps.mjs'
import { runSteps } from './lib/tally.mjs'

await ensureInstalled()
await ensureFonts()
process.exit((await runSteps(checkSteps)) ? 0 : 1)
