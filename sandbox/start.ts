import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createSandbox } from './app.ts'
import { openDatabase } from './database.ts'

/** A whole number of the environment; an invalid one stops the start with its name. */
function numberFrom(name: string, fallback: number, least: number, most: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most) {
    console.error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`)
    process.exit(1)
  }
  return value
}

const port = numberFrom('SANDBOX_PORT', 4000, 0, 65535)
const games = numberFrom('SANDBOX_GAMES', 2500, 100, 100_000)
const tables = numberFrom('SANDBOX_TABLES', 1000, 0, 5000)
const liveRate = numberFrom('SANDBOX_LIVE_RATE', 2, 0, 2000)
const hostname = process.env.HOST || '127.0.0.1'
const file = process.env.SANDBOX_DB || join('.data', `sandbox-${games}.sqlite`)

const db = openDatabase({ file, games })
const sandbox = createSandbox({ db, artCacheDir: join('.data', 'art'), tables, liveRate })
const app = new Hono().route('/sandbox', sandbox.app)

const server = serve({ fetch: app.fetch, port, hostname }, (address) => {
  const base = `http://${hostname}:${address.port}/sandbox`
  const bases = ['casino', 'cms', 'gateway', 'platform', 'bloomreach', 'account', 'hub', 'control']
  const addresses = bases.map((name) => `${base}/${name}`).join(' ')
  console.log(`Sandbox: ${addresses} (${games} games, ${file})`)
}) as Server
sandbox.listen(server, '/sandbox')

server.on('error', (error) => {
  console.error(`Sandbox cannot listen on ${hostname}:${port} (SANDBOX_PORT, HOST): ${error.message}`)
  process.exit(1)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    sandbox.close()
    server.close(() => {
      db.close()
      process.exit(0)
    })
    server.closeAllConnections()
  })
}
