// npm run chromatic: sends the stories to Chromatic for a visual review, in both themes at three widths.
import { existsSync } from 'node:fs'
import { ensureInstalled } from './lib/install.mjs'
import { must, say } from './lib/run.mjs'

await ensureInstalled()
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  say('Chromatic needs a project token, and none is set.')
  say('Make a project at chromatic.com, then: CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic')
  say('Without it the pictures are compared here: npm run pictures.')
  process.exit(1)
}
if (!existsSync('storybook-static/index.json')) await must('node', ['scripts/storybook.mjs', 'build'])
await must('chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'])
