// npm run pictures [update]: compares the picture of every story with the one in git, or updates them; their
// environment is in stories/__screenshots__/environment.json.
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
process.env.CHROMIUM_PATH = await ensureChromium()
const [what, ...rest] = process.argv.slice(2)
const isUpdate = what === 'update'
const stories = isUpdate || !what ? rest : [what, ...rest]
await must('vitest', ['run', '--project', 'stories-*', ...stories], {
  env: { VISUAL: isUpdate ? 'update' : 'all' },
})
