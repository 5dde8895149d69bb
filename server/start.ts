import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { type Config, ConfigError, environment, readConfig } from './config.ts'
import { sandboxRoutes } from './sandbox.ts'

const root = join(import.meta.dirname, '..')

/** Milliseconds that requests in flight may take after SIGTERM. */
const DRAIN_LIMIT = 15_000

function configOrExit(): Config {
  try {
    return readConfig(environment(process.env))
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  }
}

const config = configOrExit()
// React and others choose their production form by it, when they are loaded.
process.env.NODE_ENV = config.NODE_ENV
const { createApp } = (await import(join(root, 'build/server/index.js'))) as typeof import('./app.ts')
const { app, drain } = createApp({
  config,
  mode: 'production',
  clientDir: join(root, 'build/client'),
  before: config.sandbox ? await sandboxRoutes(config) : undefined,
})

const server = serve({ fetch: app.fetch, port: config.PORT, hostname: config.HOST }, ({ port }) => {
  console.log(
    `Aramă serves http://localhost:${port}${config.sandbox ? ` (sandbox: http://localhost:${port}/sandbox)` : ''}`,
  )
})

server.on('error', (error: Error) => {
  console.error(`Aramă cannot listen on ${config.HOST}:${config.PORT} (HOST, PORT): ${error.message}`)
  process.exit(1)
})

let stopping = false

/** Says no to the balancer, waits for it to notice, closes the door, lets what is inside finish. */
function stop(): void {
  if (stopping) return
  stopping = true
  drain()
  setTimeout(() => {
    server.close(() => process.exit(0))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }, config.DRAIN_SECONDS * 1000)
  setTimeout(() => process.exit(0), config.DRAIN_SECONDS * 1000 + DRAIN_LIMIT).unref()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
