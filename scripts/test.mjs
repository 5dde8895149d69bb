// npm test: runs everything; installs what it needs, including Chromium, and ends with a line `N passed, N failed`.
import { ensureBuilt, ensureFonts } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureServer } from './lib/debian.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say } from './lib/run.mjs'
import { checkSteps, siteSteps, storySteps } from './lib/steps.mjs'
import { runSteps } from './lib/tally.mjs'

await ensureInstalled()
await ensureFonts()
process.env.CHROMIUM_PATH = await ensureChromium()
if (!(await ensureServer('redis-server')))
  say('No redis-server: what several instances share is not tested (install it, or run as root on Debian)')
process.env.ALLOW_FLAKY ??= '1'
say(`Testing with ${process.env.CHROMIUM_PATH}`)
await ensureBuilt()
process.exit((await runSteps([...checkSteps, ...storySteps, ...siteSteps])) ? 0 : 1)
