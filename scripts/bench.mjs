// npm run bench: measures the built site beside a hand-written static page.
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
await must('node', ['bench/run.ts', ...process.argv.slice(2)])
