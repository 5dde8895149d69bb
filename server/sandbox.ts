import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Config } from './config.ts'

/** Path prefix of the sandbox. */
const BASE = '/sandbox'

/** The sandbox as a part of this process; its code is loaded on demand. */
export async function openSandbox(config: Config) {
  const [{ createSandbox }, { openDatabase }] = await Promise.all([
    import('#sandbox/app.ts'),
    import('#sandbox/database.ts'),
  ])
  const data = join(import.meta.dirname, '..', '.data')
  mkdirSync(data, { recursive: true })
  const games = config.SANDBOX_GAMES
  const file = config.SANDBOX_DB ?? join(data, `sandbox-${games}.sqlite`)
  const db = openDatabase({ file, games })
  const sandbox = createSandbox({
    db,
    artCacheDir: join(data, 'art'),
    art: config.SANDBOX_ART,
    tables: config.SANDBOX_TABLES,
    liveRate: config.SANDBOX_LIVE_RATE,
  })
  return {
    before: (app: Hono) => void app.route(BASE, sandbox.app),
    listen: (server: Server) => sandbox.listen(server, BASE),
    close: sandbox.close,
  }
}
