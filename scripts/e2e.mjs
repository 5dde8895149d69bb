// npm run e2e: the flows through the built site; arguments go to Playwright. With --slow one flow at a time runs on one
// core, in a browser that has a sixth of its speed.
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

const given = process.argv.slice(2)
const isSlow = given.includes('--slow')
const flows = ['playwright', 'test', ...given.filter((one) => one !== '--slow')]

await ensureInstalled()
process.env.CHROMIUM_PATH = await ensureChromium()
await ensureBuilt()
if (isSlow) process.env.E2E_SLOWDOWN = '6'
// Only Linux can keep a process on one core.
const [command, ...args] = isSlow && process.platform === 'linux' ? ['taskset', '-c', '0', ...flows] : flows
await must(command, args)
