import { Hono } from 'hono'

export type Health = { routes: Hono; drain: () => void }

type HealthOptions = {
  /** Whether the content that every page needs is in the cache. */
  isReady: () => boolean
  /** Starts to load it. */
  prepare: () => void
}

/**
 * `/healthz`, `/livez`: the process runs. `/readyz`: it accepts requests. All answer from memory, even during outages.
 */
export function createHealth({ isReady, prepare }: HealthOptions): Health {
  let draining = false
  const routes = new Hono()
  const headers = { 'cache-control': 'no-store' }
  for (const path of ['/healthz', '/livez']) routes.get(path, (context) => context.text('ok', 200, headers))
  routes.get('/readyz', (context) => {
    if (draining) return context.text('draining', 503, headers)
    if (isReady()) return context.text('ready', 200, headers)
    prepare()
    return context.text('upstreams', 503, headers)
  })
  return {
    routes,
    drain: () => {
      draining = true
    },
  }
}
