// npm test: everything; installs what it needs, Chromium too, and ends with a line `N passed, N failed`.
import { ensureBuilt, ensureFonts } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say } from './lib/run.mjs'
import { checkSteps, siteSteps, storySteps } from './lib/steps.mjs'
import { runSteps } from './lib/tally.mjs'

await ensureInstalled()
await ensureFonts()
process.env.CHROMIUM_PATH = await ensureChromium()
process.env.ALLOW_FLAKY ??= '1'
say(`Testing with ${process.env.CHROMIUM_PATH}`)
await ensureBuilt()
process.exit((await runSteps([...checkSteps, ...storySteps, ...siteSteps])) ? 0 : 1)
