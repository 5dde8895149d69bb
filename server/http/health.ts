import { Hono } from 'hono'

export type Health = { routes: Hono; drain: () => void }

type HealthOptions = {
  /** Whether what every page needs is in memory. */
  isReady: () => boolean
  /** Fetches it, for the next who asks. */
  prepare: () => void
}

/** `/healthz`, `/livez`: the process turns. `/readyz`: it should be sent requests. Both answer from memory, whatever is down. */
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
