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

/** Books the rounds of games for money: balance and history of whoever the provider's token is of. */
export function roundRoutes(content: Content, players: Players): Hono {
  const app = new Hono()
  // A game in a frame without an origin of its own asks as a stranger.
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
      // Times are shown later than they are written, by the age of the file.
      const at = players.now() - daysSince(own, players.now())
      addToCasino(own, win - bet)
      own.plays.unshift({ gameCode: game.gameCode, at, rounds: 1 })
      own.rounds.unshift({ code: `runda-${at}`, at, gameName: game.name, gameCode: game.gameCode, win })
    })
    return c.json({ balance: casinoAmount(state) })
  })
  return app
}
