// npm run dev: the site with hot reload of app, kit and server, and its sandbox.
import { ensureFonts } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
await ensureFonts()
await must('node', ['tokens/build.ts'])
await must('node', ['server/dev.ts'])
