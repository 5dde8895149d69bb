// npm run storybook [build]: the kit for designers, at http://localhost:6006 or as files in storybook-static/.
import { rm } from 'node:fs/promises'
import { ensureFonts } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { must, run } from './lib/run.mjs'

await ensureInstalled()
await ensureFonts()
if (process.argv[2] === 'build') {
  // A failed build leaves nothing behind: half of one would be served as if it were whole.
  const built = await run('storybook', ['build', '--disable-telemetry', '--quiet'])
  const code = built || (await run('node', ['.storybook/aliases.ts']))
  if (code !== 0) await rm('storybook-static', { recursive: true, force: true })
  process.exit(code)
} else {
  await must('storybook', ['dev', '-p', '6006', '--no-open', '--disable-telemetry', '--no-version-updates'])
}
