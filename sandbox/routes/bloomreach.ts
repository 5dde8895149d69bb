import { Hono } from 'hono'
import * as v from 'valibot'
import { type Personalised, PersonalisedRequest } from '#app/api/contract/player/personalised.ts'
import type { Content } from '../content.ts'
import { pickGames } from '../players/history.ts'
import { problem } from '../reply.ts'

/** Number of first-ranked games from which a player's list is chosen. */
const POOL_SIZE = 400
const MAX_GAMES = 30
const LIST_DURATION_MS = 15 * 60 * 1000

/** The marketing platform: the same games for a player at every request. */
export function bloomreachRoutes(content: Content): Hono {
  const app = new Hono()
  app.post('/personalized-games', async (c) => {
    const asked = v.safeParse(PersonalisedRequest, await c.req.json().catch(() => null))
    if (!asked.success) return problem(c, 400, 'customer_ids.userId and params are needed')
    const { userId } = asked.output.customer_ids
    const games = pickGames(`bloomreach ${userId}`, content.first(POOL_SIZE), MAX_GAMES)
    const answer: Personalised = {
      recommendations: games.map(({ gameCode }) => gameCode),
      duration: LIST_DURATION_MS,
    }
    c.header('Cache-Control', 'no-store')
    return c.json(answer)
  })
  return app
}
