// npm run storybook [build]: the kit for designers, at http://localhost:6006 or as files in storybook-static/.
import { ensureFonts } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { must } from './lib/run.mjs'

await ensureInstalled()
await ensureFonts()
if (process.argv[2] === 'build') {
  await must('storybook', ['build', '--disable-telemetry', '--quiet'])
} else {
  await must('storybook', ['dev', '-p', '6006', '--no-open', '--disable-telemetry', '--no-version-updates'])
}
