// Opens every story of the built Storybook with @storybook/test-runner.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { run } from './lib/run.mjs'

const files = new Hono().use('*', serveStatic({ root: './storybook-static' }))
const server = serve({ fetch: files.fetch, port: 0, hostname: '127.0.0.1' }, async ({ port }) => {
  const url = `http://127.0.0.1:${port}`
  const code = await run('test-storybook', [
    ...['--url', url, '--disable-telemetry', '--maxWorkers=2'],
    ...['--json', '--outputFile', 'test-results/smoke.json'],
  ])
  server.close()
  process.exit(code)
})
