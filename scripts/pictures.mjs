// npm run pictures [update] [-- --review] [names]: compares the picture of every story with the one in git, or updates
// them; their environment is in stories/__screenshots__/environment.json.
import { ensureInstalled } from './lib/install.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
process.exit(await run('node', ['scripts/pictures/run.ts', ...process.argv.slice(2)]))
