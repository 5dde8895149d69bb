import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { GameCode } from '#app/api/contract/common.ts'
import type { LaunchUrls } from '#app/api/contract/pageSlices.ts'
import { apiHeaders } from './headers.ts'
import { createLimiter } from './limiter.ts'

/** Wrong passwords that one address may send in a minute. */
const TRIES = 5

/** Bytes of a call. */
const MAX_BYTES = 2048

const Unlock = v.object({ game: GameCode, secret: v.pipe(v.string(), v.maxLength(200)) })

const headers = { ...apiHeaders, 'cache-control': 'no-store' }

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time; five wrong passwords in a minute are enough. */
function createGate(secret: string | undefined) {
  const failures = createLimiter(TRIES)
  /** The refusal; nothing when `given` is right. */
  return (context: Context, given: string): Response | undefined => {
    const who = context.get('visitor')
    if (failures.isOver(who))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    if (secret && timingSafeEqual(digest(given), digest(secret))) return undefined
    failures.add(who)
    return context.json({ code: 'unauthorized' }, 401, headers)
  }
}

/**
 * The way into games that are not published yet; kept by nobody.
 * `GET auth?secret=`: 204 for the right password, 401 for a wrong one, 429 after five wrong ones in a minute (S2 7).
 * `POST launch`, `{ game, secret }`: what starts the game; 404 for an unknown one.
 */
export function passwordRoutes(
  secret: string | undefined,
  urlsOf: (code: string) => Promise<LaunchUrls | undefined>,
): Hono {
  const refusal = createGate(secret)
  const routes = new Hono()
  routes.get('/auth', (context) => {
    return refusal(context, context.req.query('secret') ?? '') ?? context.body(null, 204, headers)
  })
  routes.post('/launch', bodyLimit({ maxSize: MAX_BYTES }), async (context) => {
    const asked = v.safeParse(Unlock, await context.req.json().catch(() => undefined))
    if (!asked.success) return context.json({ code: 'bad-body' }, 400, headers)
    const no = refusal(context, asked.output.secret)
    if (no) return no
    const urls = await urlsOf(asked.output.game)
    return urls ? context.json(urls, 200, headers) : context.json({ code: 'unknown-game' }, 404, headers)
  })
  return routes
}
