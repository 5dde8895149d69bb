import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { PersonalisedQuestion } from '#app/api/contract/player/personalised.ts'
import type { PersonalisedSource } from '../personalised.ts'
import type { PlayerOf } from '../playerOf.ts'
import { apiHeaders, PRIVATE } from './headers.ts'
import { ownPagesOnly } from './inside.ts'
import type { Limiter } from './limiter.ts'

/** Bytes of a call. */
const MAX_BYTES = 4096

/** Lists that one visitor's address may ask for in a minute; a list holds for much longer, but many may share an address. */
export const MOST_LISTS = 60

const FAILED = 'errors.failed-to-fetch-personalized-games'

const headers = { ...apiHeaders, 'cache-control': PRIVATE }

const refuse = (context: Context, status: 400 | 401 | 403 | 413 | 415 | 502, code: string) =>
  context.json({ code }, status, headers)

const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (context) => refuse(context, 413, 'too-large') })

/** What a form of another site could send as well is not looked at. */
const jsonOnly: MiddlewareHandler = async (context, next) =>
  context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'
    ? next()
    : refuse(context, 415, 'not-json')

export type PersonalisedRoutes = { personalised: PersonalisedSource; playerOf: PlayerOf; calls: Limiter }

/**
 * `POST personalized-games`, `{ customer_ids: { userId }, params }`: the marketing platform's list for the player whose session
 * the call brings (PER-10), kept by nobody. 401 without a session, 403 for another player or from another origin, 415 for no
 * JSON, 400 for another body, 413 for a larger one, 429 after 60 calls in a minute, 502 where it cannot be had.
 */
export function personalisedRoutes({ personalised, playerOf, calls }: PersonalisedRoutes): Hono {
  const routes = new Hono()
  routes.post('/personalized-games', ownPagesOnly, jsonOnly, limit, async (context) => {
    if (await calls.take(context.get('counted')))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    const asked = v.safeParse(PersonalisedQuestion, await context.req.json().catch(() => undefined))
    if (!asked.success) return refuse(context, 400, 'bad-body')
    try {
      const userId = await playerOf(context.req.header('cookie') ?? '')
      if (userId === undefined) return refuse(context, 401, 'not-logged-in')
      if (userId !== asked.output.customer_ids.userId) return refuse(context, 403, 'another-player')
      return context.json(await personalised(asked.output), 200, headers)
    } catch {
      // Nothing of it is known: no list, and no word about who asked.
      return refuse(context, 502, FAILED)
    }
  })
  return routes
}
