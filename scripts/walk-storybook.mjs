// Walks through the built Storybook as a designer does.
import { run } from './lib/run.mjs'
import { serveStorybook } from './lib/serveStorybook.mjs'

const { url, close } = await serveStorybook()
const code = await run(
  'playwright',
  ['test', '--config', 'playwright.storybook.config.ts', ...process.argv.slice(2)],
  {
    env: { STORYBOOK_URL: url },
  },
)
close()
process.exit(code)
