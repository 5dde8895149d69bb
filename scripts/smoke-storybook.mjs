// Opens one story of each component of the built Storybook with @storybook/test-runner, and its documentation page.
import { readFile } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { run } from './lib/run.mjs'

/** The index with the page and the first story of each component; all stories were visited from their sources. */
async function firstStories() {
  const { entries, ...index } = JSON.parse(await readFile('storybook-static/index.json', 'utf8'))
  const ofOne = Map.groupBy(Object.values(entries), ({ type, title }) => `${type} ${title}`)
  return { ...index, entries: Object.fromEntries([...ofOne.values()].map(([first]) => [first.id, first])) }
}

const files = new Hono()
  .get('/index.json', async (context) => context.json(await firstStories()))
  .use('*', serveStatic({ root: './storybook-static' }))
const server = serve({ fetch: files.fetch, port: 0, hostname: '127.0.0.1' }, async ({ port }) => {
  const url = `http://127.0.0.1:${port}`
  const code = await run('test-storybook', [
    ...['--url', url, '--index-json', '--disable-telemetry', '--maxWorkers=2'],
    ...['--json', '--outputFile', 'test-results/smoke.json'],
  ])
  server.close()
  process.exit(code)
})
