import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Config } from './config.ts'

/** The sandbox as routes of this process; its code is loaded only when it is asked for. */
export async function sandboxRoutes(config: Config): Promise<(app: Hono) => void> {
  const [{ createSandbox }, { openDatabase }] = await Promise.all([
    import('#sandbox/app.ts'),
    import('#sandbox/database.ts'),
  ])
  const data = join(import.meta.dirname, '..', '.data')
  mkdirSync(data, { recursive: true })
  const games = config.SANDBOX_GAMES
  const file = config.SANDBOX_DB ?? join(data, `sandbox-${games}.sqlite`)
  const db = openDatabase({ file, games })
  const sandbox = createSandbox({ db, artCacheDir: join(data, 'art'), art: config.SANDBOX_ART })
  return (app) => app.route('/sandbox', sandbox)
}
