import type { Server, ServerResponse } from 'node:http'

/** Milliseconds that requests in flight may take after the door was closed. */
const DRAIN_LIMIT = 15_000

/** How often connections that have become idle are closed, in milliseconds. */
const SWEEP = 100

type ShutdownOptions = {
  /** Tells the balancer to send nobody any more. */
  drain: () => void
  /** Milliseconds for the balancer to notice. */
  notice: number
  exit: (code: number) => void
}

/**
 * Ends the process without cutting anybody off (ADM-05): from the first call on every answer closes its connection and
 * idle connections are closed; then no new one is taken, and what is in flight finishes. A second call ends at once.
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
    setInterval(() => server.closeIdleConnections(), SWEEP)
    setTimeout(() => server.close(() => exit(code)), notice)
    setTimeout(() => exit(code), notice + DRAIN_LIMIT)
  }
}
