// npm run e2e: the flows through the built site; arguments go to Playwright.
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
process.env.CHROMIUM_PATH = await ensureChromium()
await ensureBuilt()
await must('playwright', ['test', ...process.argv.slice(2)])
