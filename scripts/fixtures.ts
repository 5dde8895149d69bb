// Records the responses of the site's server to the calls of page stories, into stories/app/fixtures/.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const { module } = await runnerImport<typeof import('./lib/recordAnswers.ts')>(
  `${import.meta.dirname}/lib/recordAnswers.ts`,
  { configFile: false, logLevel: 'error' },
)

for (const [name, body] of Object.entries(await module.recordAnswers())) {
  const text = `${JSON.stringify(body)}\n`
  writeFileSync(`${import.meta.dirname}/../stories/app/fixtures/${name}.json`, text)
  console.log(`fixtures: ${name}.json ${Math.round(text.length / 1024)} KB`)
}
