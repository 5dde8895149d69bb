// npm run chromatic: builds Storybook and sends it to Chromatic for a visual review; scripts/pictures/chromatic.ts chooses the
// pictures.
import { ensureInstalled } from './lib/install.mjs'
import { must, say } from './lib/run.mjs'

await ensureInstalled()
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  say('Chromatic needs a project token, and none is set.')
  say('Make a project at chromatic.com, then: CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic')
  say('Without it the pictures are compared here: npm run pictures. With differences on a page: -- --review.')
  process.exit(1)
}
// An earlier build would show Chromatic the stories of another day.
await must('node', ['scripts/storybook.mjs', 'build'])
await must('node', ['scripts/snapshots.ts'])
await must('chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'])
