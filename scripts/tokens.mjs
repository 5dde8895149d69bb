// npm run tokens: writes tokens/dist and the icon sprite.
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
await must('node', ['tokens/build.ts'])
await must('node', ['scripts/icons.ts'])
