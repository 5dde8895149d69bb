// npm run fleet: three instances behind nginx with a Redis, under load: killed, drained, replaced by a new release.
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureServer } from './lib/debian.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
for (const server of ['redis-server', 'nginx']) {
  if (await ensureServer(server)) continue
  console.error(`✗ ${server} was not found and could not be installed. Install it, or run as root on Debian.`)
  process.exit(1)
}
process.env.CHROMIUM_PATH = await ensureChromium()
await ensureBuilt()
await must('node', ['bench/fleet/run.ts'])
