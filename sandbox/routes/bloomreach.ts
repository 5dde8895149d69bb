import { Hono } from 'hono'
import * as v from 'valibot'
import { type Personalised, PersonalisedQuestion } from '#app/api/contract/player/personalised.ts'
import type { Content } from '../content.ts'
import { pickGames } from '../players/history.ts'
import { problem } from '../reply.ts'

/** Games of the first ranks, from which each player's are chosen. */
const KNOWN = 400
const MOST = 30
const QUARTER_HOUR = 15 * 60 * 1000

/** The marketing platform: games for one player, the same whenever they are asked for. */
export function bloomreachRoutes(content: Content): Hono {
  const app = new Hono()
  app.post('/personalized-games', async (c) => {
    const asked = v.safeParse(PersonalisedQuestion, await c.req.json().catch(() => null))
    if (!asked.success) return problem(c, 400, 'customer_ids.userId and params are needed')
    const { userId } = asked.output.customer_ids
    const games = pickGames(`bloomreach ${userId}`, content.first(KNOWN), MOST)
    const answer: Personalised = {
      recommendations: games.map(({ gameCode }) => gameCode),
      duration: QUARTER_HOUR,
    }
    c.header('Cache-Control', 'no-store')
    return c.json(answer)
  })
  return app
}
