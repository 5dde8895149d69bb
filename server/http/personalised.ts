import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { PersonalisedQuestion } from '#app/api/contract/player/personalised.ts'
import type { PersonalisedSource } from '../personalised.ts'
import { apiHeaders, PRIVATE } from './headers.ts'
import type { Limiter } from './limiter.ts'

/** Bytes of a call. */
const MAX_BYTES = 4096

/** Lists that one visitor's address may ask for in a minute; a list holds for much longer, but many may share an address. */
export const MOST_LISTS = 60

const FAILED = 'errors.failed-to-fetch-personalized-games'

const headers = { ...apiHeaders, 'cache-control': PRIVATE }

/**
 * `POST personalized-games`, `{ customer_ids: { userId }, params }`: the marketing platform's list for one player (PER-10),
 * kept by nobody. 400 for another body, 413 for a larger one, 429 after 60 calls in a minute, 502 where it cannot be had.
 */
export function personalisedRoutes(personalised: PersonalisedSource, calls: Limiter): Hono {
  const routes = new Hono()
  const limit = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (context) => context.json({ code: 'too-large' }, 413, headers),
  })
  routes.post('/personalized-games', limit, async (context) => {
    if (await calls.take(context.get('visitor')))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    const asked = v.safeParse(PersonalisedQuestion, await context.req.json().catch(() => undefined))
    if (!asked.success) return context.json({ code: 'bad-body' }, 400, headers)
    const list = await personalised(asked.output).catch(() => undefined)
    return list ? context.json(list, 200, headers) : context.json({ code: FAILED }, 502, headers)
  })
  return routes
}
