import { type Context, Hono } from 'hono'
import type { Game } from '#app/api/contract/casino.ts'
import type { Content } from '../content.ts'
import type { Pictures } from '../pictures.ts'
import { gamePage, type Launch, noGamePage } from '../play/page.ts'
import { type PageCode, plainCode, policyFor, slotCode, tableCode } from '../play/pageCode.ts'
import { roundRoutes } from '../play/rounds.ts'
import { tablePage } from '../play/tablePage.ts'
import { casinoAmount } from '../players/money.ts'
import type { Players } from '../players/store.ts'
import { matches } from '../reply.ts'
import { wordsForArt } from '../seed/worlds.ts'

/** The game host behind launch addresses: one machine for all games and one table for all live ones. */
export function gameRoutes(content: Content, pictures: Pictures, players: Players): Hono {
  const app = new Hono()
  app.route('/rounds', roundRoutes(content, players))
  app.get('/:gameCode', (c) => launched(c, content, players))
  app.get('/:gameCode/symbols.webp', async (c) => {
    const game = content.game(c.req.param('gameCode'))
    return game ? symbolSheet(c, pictures, game, content.world(game.gameCode)) : c.notFound()
  })
  return app
}

/** The parameters of the address; `undefined` for an unknown mode. */
function launchOf(c: Context): Launch | undefined {
  const { mode = 'demo', platform, theme, motion, sound } = c.req.query()
  if (mode !== 'demo' && mode !== 'real') return undefined
  // Older browsers do not tell what asks for the page; the game then keeps its way back.
  const framed = c.req.header('Sec-Fetch-Dest') === 'iframe'
  return {
    mode,
    platform: platform === 'mobile' ? 'mobile' : 'web',
    theme: theme === 'light' ? 'light' : 'dark',
    motion: motion === 'quiet' ? 'quiet' : 'full',
    sound: sound === 'on',
    framed,
  }
}

/** Error page if there is no game at this address. */
function refusalOf(c: Context, game: Game | undefined, launch: Launch | undefined) {
  const refuse = (status: 400 | 403 | 404, title: string, text: string) => {
    const code = plainCode()
    c.header('Content-Security-Policy', policyFor(code))
    return c.html(noGamePage(title, text, code), status)
  }
  const { player, token } = c.req.query()
  if (!game) return refuse(404, 'Joc necunoscut', 'Acest joc nu există la furnizor.')
  if (!launch) return refuse(400, 'Adresă greșită', 'Modul de joc este demo sau real.')
  if (launch.mode === 'demo' || (player && token)) return undefined
  return refuse(403, 'Sesiune lipsă', 'Pentru bani reali, adresa are nevoie de jucător și token.')
}

async function launched(c: Context, content: Content, players: Players): Promise<Response> {
  c.header('X-Content-Type-Options', 'nosniff')
  // The address of a game for money contains the player's token.
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  const game = content.game(c.req.param('gameCode') ?? '')
  const launch = launchOf(c)
  const refusal = refusalOf(c, game, launch)
  if (refusal || !game || !launch) return refusal ?? c.notFound()
  const { token } = c.req.query()
  const username = launch.mode === 'real' ? players.passes.holder('provider', token) : undefined
  const purse = username === undefined ? undefined : casinoAmount(players.get(username))
  const isTable = game.type === 'Live'
  const code = isTable ? await tableCode() : await inWorld(await slotCode(), game, content)
  c.header('Content-Security-Policy', policyFor(code))
  return c.html((isTable ? tablePage : gamePage)(game, { ...launch, purse }, code))
}

/** The machine's code with the colours and symbols of the game's world. */
async function inWorld({ style, script }: PageCode, game: Game, content: Content): Promise<PageCode> {
  // Loaded with the first game, like the pictures.
  const [{ coloursOf }, { familyOf }] = await Promise.all([
    import('../play/symbols.ts'),
    import('../art/family-of.ts'),
  ])
  const { gameCode, name, type } = game
  const family = familyOf({ gameCode, name: wordsForArt(name, content.world(gameCode)), type })
  const colours = Object.entries(coloursOf({ code: gameCode, family })).map(
    ([word, colour]) => `--${word}: ${colour};`,
  )
  const places = Array.from(
    { length: 9 },
    (_, symbol) => `[data-symbol='${symbol}'] { background-position: ${(symbol / 8) * 100}% 0; }`,
  )
  const sheet = `.symbol { background-image: url("${gameCode}/symbols.webp"); }`
  return { script, style: [style, `:root { ${colours.join(' ')} }`, sheet, ...places].join('\n') }
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
