import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { GameCode } from '#app/api/contract/common.ts'
import type { LaunchUrls } from '#app/api/contract/pageSlices.ts'
import { unstoredHeaders as headers } from './headers.ts'
import type { PasswordCheck } from './passwordCheck.ts'

/** Largest body in bytes. */
const MAX_BYTES = 2048

const Unlock = v.object({ game: GameCode, secret: v.pipe(v.string(), v.maxLength(200)) })

/**
 * Access to unpublished games; not cached. `GET auth?secret=`: 204 for the right password, 401 for a wrong one, 429
 * after five wrong ones in a minute (S2 7). `POST launch`, `{ game, secret }`: the launch addresses; 404 for an unknown
 * game.
 */
export function passwordRoutes(
  gate: PasswordCheck,
  urlsOf: (code: string) => Promise<LaunchUrls | undefined>,
): Hono {
  const routes = new Hono()
  routes.get('/auth', async (context) => {
    const no = await gate(context, context.req.query('secret') ?? '')
    return no ?? context.body(null, 204, headers)
  })
  routes.post('/launch', bodyLimit({ maxSize: MAX_BYTES }), async (context) => {
    const asked = v.safeParse(Unlock, await context.req.json().catch(() => undefined))
    if (!asked.success) return context.json({ code: 'bad-body' }, 400, headers)
    const no = await gate(context, asked.output.secret)
    if (no) return no
    const urls = await urlsOf(asked.output.game)
    return urls ? context.json(urls, 200, headers) : context.json({ code: 'unknown-game' }, 404, headers)
  })
  return routes
}
