import { once } from 'node:events'
import { type APIRequestContext, expect, test } from '@playwright/test'
import {
  clearFaults,
  type Running,
  setFault,
  spawnEntry,
  startSandbox,
  startSite,
  upstreams,
  withoutCaches,
} from './support/processes.ts'

test('ADM-01 the start fails with a list of all wrong and missing settings', async () => {
  const { child, output } = spawnEntry('server/start.ts', {
    PORT: 'lots',
    CONTENT_FRESH_SECONDS: '-1',
    SANDBOX: 'off',
    CASINO_API_URL: 'ftp://x',
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  for (const name of ['PORT', 'CONTENT_FRESH_SECONDS', 'CASINO_API_URL']) expect(output()).toContain(name)

  const second = spawnEntry('server/start.ts', { SANDBOX: 'off', CASINO_API_URL: 'http://127.0.0.1:9' })
  await once(second.child, 'exit')
  expect(second.output()).toContain('CMS_URL is missing')
})

test('ADM-02 health and readiness respond without an upstream call, also while an upstream hangs', async ({
  request,
}) => {
  const sandbox = await startSandbox()
  await setFault(sandbox, '/cms/globalsettings', 'hang')
  const site = await startSite({ ...upstreams(sandbox), UPSTREAM_TIMEOUT_MS: '8000' })
  // A response that waited for the upstream would be later.
  const statusOf = async (path: string) => (await request.get(site.url + path, { timeout: 6000 })).status()
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/readyz')).toBe(503)
  await clearFaults(sandbox)
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  await sandbox.stop()
  expect(await statusOf('/readyz')).toBe(200)
  expect(await statusOf('/healthz')).toBe(200)
  await site.stop()
})

/** A request is one JSON line with its id and without query, cookie or agent. */
async function isLoggedOnce(site: Running, request: APIRequestContext): Promise<void> {
  await request.get(`${site.url}/?token=geheim&username=ion`, {
    headers: { 'x-request-id': 'cerere-12345678', cookie: 'a=parola', 'user-agent': 'spion' },
  })
  await expect.poll(() => site.output()).toContain('cerere-12345678')
  const line =
    site
      .output()
      .split('\n')
      .find((text) => text.includes('cerere-12345678')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ id: 'cerere-12345678', method: 'GET', path: '/', status: 200 })
  expect(site.output()).not.toMatch(/geheim|parola|spion|ion&/)
}

/** Metrics are Prometheus text and count requests. */
async function isCounted(site: Running, request: APIRequestContext): Promise<void> {
  await request.get(site.url)
  const response = await request.get(`${site.url}/metrics`)
  expect(response.headers()['content-type']).toContain('text/plain')
  expect(await response.text()).toMatch(
    /http_request_duration_seconds_count\{method="GET",status="200"\} [1-9]/,
  )
}

/** After SIGTERM a page that waits for an upstream is still answered, then the process ends. */
async function finishesWhatIsInFlight(site: Running, sandbox: Running): Promise<void> {
  const calls = async () =>
    ((await (await fetch(`${sandbox.url}/control/calls`)).json()) as Record<string, number>)['/cms/layouts']
  await setFault(sandbox, '/cms/layouts', 'slow-2s')
  const before = await calls()
  const inFlight = fetch(site.url)
  await expect.poll(calls).toBeGreaterThan(before ?? 0)
  const ended = site.stop('SIGTERM')
  expect((await inFlight).status).toBe(200)
  expect(await ended).toBe(0)
}

test('ADM-02 RTE-03 a site without preview shows published content, logs and counts each request; after SIGTERM a request in flight is finished', async ({
  request,
}) => {
  const sandbox = await startSandbox()
  const site = await startSite({ ...withoutCaches, LOG_LEVEL: 'info', PREVIEW: 'off', ...upstreams(sandbox) })
  const html = await (await request.get(`${site.url}/preview`)).text()
  expect(html).not.toContain('Ciornă')
  const draft = await request.get(`${site.url}/api/layouts?status=Draft`)
  const published = await request.get(`${site.url}/api/layouts?status=Published`)
  expect(await draft.text()).toBe(await published.text())

  await isLoggedOnce(site, request)
  await isCounted(site, request)
  await finishesWhatIsInFlight(site, sandbox)
  await sandbox.stop()
})
