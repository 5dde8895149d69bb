// npm run sandbox: the upstream services alone.
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
await must('node', ['sandbox/start.ts'])
