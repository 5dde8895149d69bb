import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { Content } from '../content.ts'
import { addToCasino, casinoAmount } from '../players/money.ts'
import { daysSince } from '../players/state.ts'
import type { Players } from '../players/store.ts'
import { problem } from '../reply.ts'

const Sum = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10_000_000))

const BookedRound = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  gameCode: v.pipe(v.string(), v.maxLength(80)),
  /** In lei. */
  bet: Sum,
  win: Sum,
})

/** Reports of rounds for money: changes balance and history of the token's player. */
export function roundRoutes(content: Content, players: Players): Hono {
  const app = new Hono()
  // A sandboxed frame has an opaque origin.
  app.use('*', cors({ origin: '*', allowMethods: ['POST'] }))
  app.post('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    const parsed = v.safeParse(BookedRound, await c.req.json().catch(() => null))
    const game = parsed.success ? content.game(parsed.output.gameCode) : undefined
    if (!parsed.success || !game) return problem(c, 400, 'not a round')
    const { token, bet, win } = parsed.output
    const username = players.passes.holder('provider', token)
    if (username === undefined) return problem(c, 403, 'unknown token')
    if (casinoAmount(players.get(username)) < bet) return problem(c, 403, 'not enough money')
    const state = players.change(username, (own) => {
      // Stored times are shifted by the age of the file when they are read.
      const at = players.now() - daysSince(own, players.now())
      addToCasino(own, win - bet)
      own.plays.unshift({ gameCode: game.gameCode, at, rounds: 1 })
      own.rounds.unshift({ code: `runda-${at}`, at, gameName: game.name, gameCode: game.gameCode, win })
    })
    return c.json({ balance: casinoAmount(state) })
  })
  return app
}
