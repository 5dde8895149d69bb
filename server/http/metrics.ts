import type { MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Requests, event loop and memory in Prometheus text; no label has a path, so their number is fixed. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by method and status.',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  const observe = (method: string, status: number, started: number) =>
    durations.observe({ method, status }, (performance.now() - started) / 1000)
  const measure: MiddlewareHandler = async (context, next) => {
    const started = performance.now()
    await next()
    observe(context.req.method, context.res.status, started)
  }
  return {
    measure,
    /** Counts a response to a request from `started`, by `performance.now()`. */
    observe,
    answer: async () =>
      new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
      }),
  }
}
