import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { type Config, ConfigError, environment, readConfig } from './config.ts'
import { memoryLimits, memoryWords } from './memory.ts'
import { keepRelease } from './releases.ts'
import { openSandbox } from './sandbox.ts'
import { createShutdown } from './shutdown.ts'

const root = join(import.meta.dirname, '..')
const clientDir = join(root, 'build/client')

/** Timeouts in milliseconds of a connection's headers, of a whole request, and of an idle connection. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than that of a proxy, which must not send into a connection that is being closed.
  keepAliveTimeout: 65_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 5000,
}

const MAX_CONNECTIONS = 2000

function configOrExit(): Config {
  try {
    return readConfig(environment(process.env))
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  }
}

function sayMemory(): void {
  const { limits, problem } = memoryWords(memoryLimits())
  console.log(limits)
  if (problem) console.warn(problem)
}

const config = configOrExit()
sayMemory()
// React and other packages choose their production build by it when they are loaded.
process.env.NODE_ENV = config.NODE_ENV
const { createApp } = (await import(join(root, 'build/server/index.js'))) as typeof import('./app.ts')
const sandbox = config.sandbox ? await openSandbox(config) : undefined
const { fetch, admin, drain, log } = createApp({
  config,
  mode: 'production',
  clientDir,
  before: sandbox?.before,
})

if (config.RELEASES_DIR) await keepRelease(clientDir, config.RELEASES_DIR, log)

const server = serve(
  { fetch, port: config.PORT, hostname: config.HOST, serverOptions: timeouts },
  ({ port }) => {
    console.log(
      `Aramă serves http://localhost:${port}${config.sandbox ? ` (sandbox: http://localhost:${port}/sandbox)` : ''}`,
    )
  },
) as Server
server.maxConnections = MAX_CONNECTIONS
sandbox?.listen(server)

if (config.ADMIN_PORT) serve({ fetch: admin.fetch, port: config.ADMIN_PORT, hostname: config.HOST })

server.on('error', (error: Error) => {
  console.error(`Aramă cannot listen on ${config.HOST}:${config.PORT} (HOST, PORT): ${error.message}`)
  process.exit(1)
})

const stop = createShutdown(server, {
  drain() {
    drain()
    // Open sockets and streams would delay the end.
    sandbox?.close()
  },
  notice: config.DRAIN_SECONDS * 1000,
  exit: process.exit,
})
process.on('SIGTERM', () => stop())
process.on('SIGINT', () => stop())
// Unhandled rejections come here too: the state of the process is unknown after them.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught')
  stop(1)
})
