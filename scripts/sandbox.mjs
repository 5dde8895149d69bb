// npm run sandbox: the services that the site talks to, alone.
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
await must('node', ['sandbox/start.ts'])
