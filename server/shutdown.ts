import type { Server, ServerResponse } from 'node:http'

/** Milliseconds that requests in progress may take after the port was closed. */
const DRAIN_TIMEOUT_MS = 15_000

/** Interval in milliseconds at which idle connections are closed. */
const SWEEP_INTERVAL_MS = 100

type ShutdownOptions = {
  /** Tells the balancer to stop sending requests. */
  drain: () => void
  /** Milliseconds for the balancer to notice. */
  notice: number
  exit: (code: number) => void
}

/**
 * Ends the process without breaking off requests (ADM-05): from the first call on every response closes its connection
 * and idle connections are closed; then new ones are refused, and requests in progress finish. A second call ends at
 * once.
 */
export function createShutdown(server: Server, { drain, notice, exit }: ShutdownOptions) {
  const answering = new Set<ServerResponse>()
  let stopping = false

  const last = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }

  server.prependListener('request', (_request, response: ServerResponse) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
    if (stopping) last(response)
  })

  return (code = 0): void => {
    if (stopping) {
      exit(1)
      return
    }
    stopping = true
    drain()
    for (const response of answering) last(response)
    setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS)
    setTimeout(() => server.close(() => exit(code)), notice)
    setTimeout(() => exit(code), notice + DRAIN_TIMEOUT_MS)
  }
}
