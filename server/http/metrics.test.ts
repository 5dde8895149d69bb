import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('ADM-02 requests are counted by method and status, never by path', async () => {
  const metrics = createMetrics()
  const app = new Hono()
  app.get('/metrics', metrics.answer)
  app.use(metrics.measure)
  app.get('/pagina/:slug', (context) => context.text('Salut'))
  for (const path of ['/pagina/a', '/pagina/b?token=secret', '/gone']) await app.request(path)

  const response = await app.request('/metrics')
  const text = await response.text()
  expect(text).toContain('http_request_duration_seconds_count{method="GET",status="200"} 2')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",status="404"} 1')
  expect(text).toMatch(/nodejs_eventloop_lag|process_cpu/)
  expect(text).not.toMatch(/pagina|secret/)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('two apps in one process count separately', async () => {
  expect(() => [createMetrics(), createMetrics()]).not.toThrow()
})
