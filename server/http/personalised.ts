import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { PersonalisedRequest } from '#app/api/contract/player/personalised.ts'
import type { PersonalisedSource } from '../personalised.ts'
import type { PlayerOf } from '../playerOf.ts'
import { privateHeaders as headers } from './headers.ts'
import type { Limiter } from './limiter.ts'
import { jsonOnly, ownPagesOnly } from './networkAccess.ts'

/** Largest body in bytes. */
const MAX_BYTES = 4096

/** Lists per minute for one visitor's address; a list is fresh for much longer, but many may share an address. */
export const MAX_LIST_CALLS = 60

const FAILED = 'errors.failed-to-fetch-personalized-games'

const refuse = (context: Context, status: 400 | 401 | 403 | 413 | 502, code: string) =>
  context.json({ code }, status, headers)

const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (context) => refuse(context, 413, 'too-large') })

export type PersonalisedRoutes = { personalised: PersonalisedSource; playerOf: PlayerOf; calls: Limiter }

/**
 * `POST personalized-games`, `{ customer_ids: { userId }, params }`: the marketing platform's list for the player of
 * the session (PER-10), not cached. 401 without a session, 403 for another player or another origin, 415 for another
 * type, 400 for another body, 413 for a larger one, 429 after 60 calls in a minute, 502 for a failure.
 */
export function personalisedRoutes({ personalised, playerOf, calls }: PersonalisedRoutes): Hono {
  const routes = new Hono()
  routes.post('/personalized-games', ownPagesOnly, jsonOnly, limit, async (context) => {
    if (await calls.take(context.get('counted')))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    const asked = v.safeParse(PersonalisedRequest, await context.req.json().catch(() => undefined))
    if (!asked.success) return refuse(context, 400, 'bad-body')
    try {
      const userId = await playerOf(context.req.header('cookie') ?? '')
      if (userId === undefined) return refuse(context, 401, 'not-logged-in')
      if (userId !== asked.output.customer_ids.userId) return refuse(context, 403, 'another-player')
      return context.json(await personalised(asked.output), 200, headers)
    } catch {
      // The failure is not explained, since the reason could contain personal data.
      return refuse(context, 502, FAILED)
    }
  })
  return routes
}
