import { type Context, Hono } from 'hono'
import type { SpecialCategory } from '#app/api/contract/casino.ts'
import type { Content } from '../content.ts'
import { sameHostOrigin } from '../origins.ts'
import { specialsOf } from '../players/specials.ts'
import type { Players } from '../players/store.ts'
import { reply, replyWith, statusOf } from '../reply.ts'
import type { ContentKind } from '../seed/content.ts'
import { infoOf } from '../seed/info.ts'
import { gameSeo } from '../seed/seo.ts'
import { leaderboardAt } from '../seed/tournaments.ts'
import { sessionOf } from './gateway.ts'

/** Lists by the paths of S1 7 and S2 7, with their capital letters. */
const lists: [path: string, kind: ContentKind][] = [
  ['/providers', 'provider'],
  ['/collections', 'collection'],
  ['/collections/groups', 'group'],
  ['/Jackpots', 'jackpot'],
  ['/carousels', 'carousel'],
  ['/videowidgets', 'videowidget'],
  ['/promotions', 'promotion'],
]

/** The Casino API: the catalogue and what is shown around it. */
export function casinoRoutes(content: Content, players: Players, now: () => number): Hono {
  const app = new Hono()
  for (const [path, kind] of lists) app.get(path, (c) => reply(c, content.list(kind, statusOf(c))))
  app.get('/Personalized/general/categories', (c) => specials(c, content, players))
  app.get('/games/no-files', (c) => reply(c, content.games()))
  app.get('/games/:gameCode', (c) => {
    const game = content.game(c.req.param('gameCode'))
    return game ? replyWith(c, game) : reply(c, undefined)
  })
  app.get('/games/:gameCode/info', (c) => {
    const game = content.game(c.req.param('gameCode'))
    return game ? replyWith(c, infoOf(game)) : reply(c, undefined)
  })
  app.get('/Promotions/:id', (c) => reply(c, content.one('promotion', c.req.param('id'), statusOf(c))))
  app.get('/Promotions/:id/leaderboard', (c) => {
    const board = leaderboardAt(c.req.param('id'), now())
    return board ? replyWith(c, board) : reply(c, undefined)
  })
  app.get('/seo/:seoId', (c) => {
    const seoId = c.req.param('seoId')
    const game = seoId.startsWith('seo-game-') && content.game(seoId.slice('seo-game-'.length))
    return game ? replyWith(c, gameSeo(game)) : reply(c, content.one('seo', seoId, statusOf(c)))
  })
  return app
}

/** Number of first-ranked games from which a player's recommendations are chosen. */
const POOL_SIZE = 400

/** The public lists; a player gets their own in addition. */
function specials(c: Context, content: Content, players: Players): Response {
  const shared = content.list('special', statusOf(c))
  const username = sessionOf(c, players)
  // A cached response for a guest must not be used for a player.
  c.header('Vary', 'Cookie', { append: true })
  if (username === undefined) return reply(c, shared)
  const player = players.get(username)
  const own = specialsOf({ player, games: content.first(POOL_SIZE), game: content.game })
  const origin = sameHostOrigin(c)
  if (origin) {
    c.header('Access-Control-Allow-Origin', origin)
    c.header('Access-Control-Allow-Credentials', 'true')
  }
  c.header('Cache-Control', 'private, no-store')
  return c.json([...(JSON.parse(shared.text) as SpecialCategory[]), ...own])
}
