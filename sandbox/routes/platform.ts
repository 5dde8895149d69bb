import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { PlatformReply } from '#app/api/contract/player/platform.ts'
import { clearCookie, readCookie, type SandboxCookie, writeCookie } from '../cookies.ts'
import { sameHostOnly } from '../origins.ts'
import type { Browser } from '../platform/door.ts'
import { type Method, methods } from '../platform/methods.ts'
import { rememberSeconds } from '../players/passes.ts'
import type { Players } from '../players/store.ts'
import { createBrowserFiles } from '../scripts.ts'

const script = new URL('../platform/browser/platform.ts', import.meta.url)

/** A method's name in its address: `temporaryToken` is `temporary-token`. */
const addressOf = (method: string) => method.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The gaming platform: its script, and the script's calls. */
export function platformRoutes(players: Players): Hono {
  const app = new Hono()
  const files = createBrowserFiles(script)
  app.get('/platform.js', (c) => files(c, 'platform.ts') ?? c.notFound())
  app.use('/api/*', sameHostOnly)
  for (const method of Object.keys(methods) as Method[]) {
    app.post(`/api/${addressOf(method)}`, (c) => answer(c, players, method))
  }
  return app
}

async function answer(c: Context, players: Players, method: Method): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const { body, answer } = methods[method]
  const sent = v.safeParse(body, await c.req.json().catch(() => null))
  if (!sent.success) return c.json({ errorCode: 400, reason: 'bad-request' }, 400)
  const reply = (answer as (...asked: [Players, Browser, unknown]) => PlatformReply)(
    players,
    browserOf(c),
    sent.output,
  )
  return c.json(reply)
}

function browserOf(c: Context): Browser {
  const keep = (name: SandboxCookie, maxAge?: number) => (pass: string | undefined) =>
    pass === undefined ? clearCookie(c, name) : writeCookie(c, name, pass, maxAge)
  return {
    session: readCookie(c, 'sandbox-platform'),
    remembered: readCookie(c, 'sandbox-remember'),
    keepSession: keep('sandbox-platform'),
    keepRemembered: keep('sandbox-remember', rememberSeconds),
  }
}
