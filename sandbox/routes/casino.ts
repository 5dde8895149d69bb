import { Hono } from 'hono'
import type { Content } from '../content.ts'
import { reply, replyWith, statusOf } from '../reply.ts'
import type { ContentKind } from '../seed/content.ts'
import { infoOf } from '../seed/info.ts'
import { gameSeo } from '../seed/seo.ts'

/** Lists by the path that S1 7 and S2 7 give; the capital letters are theirs. */
const lists: [path: string, kind: ContentKind][] = [
  ['/providers', 'provider'],
  ['/collections', 'collection'],
  ['/collections/groups', 'group'],
  ['/Jackpots', 'jackpot'],
  ['/carousels', 'carousel'],
  ['/videowidgets', 'videowidget'],
  ['/promotions', 'promotion'],
  ['/Personalized/general/categories', 'special'],
]

/** The Casino API: the catalogue and what is shown around it. */
export function casinoRoutes(content: Content): Hono {
  const app = new Hono()
  for (const [path, kind] of lists) app.get(path, (c) => reply(c, content.list(kind, statusOf(c))))
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
  app.get('/seo/:seoId', (c) => {
    const seoId = c.req.param('seoId')
    const game = seoId.startsWith('seo-game-') && content.game(seoId.slice('seo-game-'.length))
    return game ? replyWith(c, gameSeo(game)) : reply(c, content.one('seo', seoId, statusOf(c)))
  })
  return app
}
