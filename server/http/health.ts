import { Hono } from 'hono'

export type Health = { routes: Hono; drain: () => void }

/** `/healthz`: the process turns. `/readyz`: it should be sent requests; `check` asks cache and upstreams. */
export function createHealth(check: () => Promise<boolean>): Health {
  let draining = false
  const routes = new Hono()
  const headers = { 'cache-control': 'no-store' }
  routes.get('/healthz', (context) => context.text('ok', 200, headers))
  routes.get('/readyz', async (context) => {
    if (draining) return context.text('draining', 503, headers)
    const ready = await check().catch(() => false)
    return ready ? context.text('ready', 200, headers) : context.text('upstreams', 503, headers)
  })
  return {
    routes,
    drain: () => {
      draining = true
    },
  }
}
