import { type Context, Hono } from 'hono'
import type { Game } from '#app/api/contract/casino.ts'
import type { Content } from '../content.ts'
import type { Pictures } from '../pictures.ts'
import { gamePage, type Launch, noGamePage } from '../play/page.ts'
import { roundRoutes } from '../play/rounds.ts'
import { tablePage } from '../play/tablePage.ts'
import { casinoAmount } from '../players/money.ts'
import type { Players } from '../players/store.ts'
import { matches } from '../reply.ts'
import { createBrowserFiles } from '../scripts.ts'
import { wordsForArt } from '../seed/worlds.ts'

const script = new URL('../play/browser/slot.ts', import.meta.url)

/** Own scripts, styles and pictures; any site may frame a game, as with real studios. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors *"

/** The game host: what launch addresses lead to, one machine for every game and one table for every live one. */
export function gameRoutes(content: Content, pictures: Pictures, players: Players): Hono {
  const app = new Hono()
  app.route('/rounds', roundRoutes(content, players))
  const files = createBrowserFiles(script)
  app.get('/assets/:file', (c) => files(c, c.req.param('file')) ?? c.notFound())
  app.get('/:gameCode', (c) => launched(c, content.game(c.req.param('gameCode')), players))
  app.get('/:gameCode/world.css', async (c) => {
    const game = content.game(c.req.param('gameCode'))
    return game ? worldStyle(c, game, content.world(game.gameCode)) : c.notFound()
  })
  app.get('/:gameCode/symbols.webp', async (c) => {
    const game = content.game(c.req.param('gameCode'))
    return game ? symbolSheet(c, pictures, game, content.world(game.gameCode)) : c.notFound()
  })
  return app
}

/** What the address asks for; `undefined` for a mode that does not exist. */
function launchOf(c: Context): Launch | undefined {
  const { mode = 'demo', platform } = c.req.query()
  if (mode !== 'demo' && mode !== 'real') return undefined
  return { mode, platform: platform === 'mobile' ? 'mobile' : 'web' }
}

function launched(c: Context, game: Game | undefined, players: Players): Response | Promise<Response> {
  c.header('Content-Security-Policy', policy)
  c.header('X-Content-Type-Options', 'nosniff')
  // The address of a game for money holds the player's token.
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  const launch = launchOf(c)
  if (!game) return c.html(noGamePage('Joc necunoscut', 'Acest joc nu există la furnizor.'), 404)
  if (!launch) return c.html(noGamePage('Adresă greșită', 'Modul de joc este demo sau real.'), 400)
  const { player, token } = c.req.query()
  if (launch.mode === 'real' && !(player && token)) {
    return c.html(
      noGamePage('Sesiune lipsă', 'Pentru bani reali, adresa are nevoie de jucător și token.'),
      403,
    )
  }
  const username = launch.mode === 'real' ? players.passes.holder('provider', token) : undefined
  const purse = username === undefined ? undefined : casinoAmount(players.get(username))
  const page = game.type === 'Live' ? tablePage : gamePage
  return c.html(page(game, { ...launch, purse }))
}

async function worldStyle(c: Context, { gameCode: code, name, type }: Game, world: string | undefined) {
  // Loaded with the first game, as the pictures are.
  const [{ coloursOf }, { familyOf }] = await Promise.all([
    import('../play/symbols.ts'),
    import('../art/family-of.ts'),
  ])
  const family = familyOf({ gameCode: code, name: wordsForArt(name, world), type })
  const colours = Object.entries(coloursOf({ code, family })).map(([word, colour]) => `--${word}: ${colour};`)
  const places = Array.from(
    { length: 9 },
    (_, symbol) => `[data-symbol='${symbol}'] { background-position: ${(symbol / 8) * 100}% 0; }`,
  )
  c.header('Content-Type', 'text/css; charset=utf-8')
  c.header('Cache-Control', 'public, max-age=3600')
  c.header('X-Content-Type-Options', 'nosniff')
  const sheet = '.symbol { background-image: url("symbols.webp"); }'
  return c.body([`:root { ${colours.join(' ')} }`, sheet, ...places, ''].join('\n'))
}

async function symbolSheet(c: Context, pictures: Pictures, { gameCode, name, type }: Game, world?: string) {
  const { sheetWidth } = await import('../play/symbols.ts')
  const order = { of: 'symbols', code: gameCode, name, type, world } as const
  const etag = `"${pictures.keyOf(order, sheetWidth)}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, max-age=3600')
  if (matches(c, etag)) return c.body(null, 304)
  c.header('Content-Type', 'image/webp')
  return c.body(await pictures.get(order, sheetWidth))
}
