import { Hono } from 'hono'
import type { Jackpot } from '#app/api/contract/casino.ts'
import type { Content } from '../content.ts'
import { problem, replyWith } from '../reply.ts'
import { hallOfFame, jackpotWinners, liveWinners, type WinnerPool } from '../seed/winners.ts'

/** Number of first-ranked games with wins. */
const played = 400

function poolOf(content: Content): WinnerPool {
  const jackpots = JSON.parse(content.list('jackpot', 'Published').text) as Jackpot[]
  return { games: content.first(played), jackpots: jackpots.filter(({ gameCodes }) => gameCodes.length > 0) }
}

const lists = { win: liveWinners, jackpot: jackpotWinners, 'hall-of-fame': hallOfFame }

const isKind = (kind: string): kind is keyof typeof lists => Object.hasOwn(lists, kind)

/** The feed of winners: JSON inside a JSON string (S2 7, WIN-01). */
export function winnerRoutes(content: Content, now: () => number): Hono {
  const app = new Hono()
  app.get('/get-winners-live.php', (c) => {
    const { country = '', kind = 'win' } = c.req.query()
    if (!/^[a-z]{2}$/i.test(country)) return problem(c, 400, 'country must be two letters')
    if (!isKind(kind)) return problem(c, 400, `kind must be one of ${Object.keys(lists).join(', ')}`)
    const winners = country.toLowerCase() === 'ro' ? lists[kind](poolOf(content), now()) : []
    return replyWith(c, JSON.stringify(winners))
  })
  return app
}
