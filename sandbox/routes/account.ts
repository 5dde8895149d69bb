import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import {
  dashboardPage,
  depositPage,
  exclusionPage,
  lei,
  loginPage,
  type Place,
  placePage,
  strangerPage,
} from '../account/pages.ts'
import { baseOf } from '../base.ts'
import { addToCasino, casinoAmount } from '../players/money.ts'
import type { PlayerState } from '../players/state.ts'
import type { Players } from '../players/store.ts'
import { problem } from '../reply.ts'
import { createBrowserFiles } from '../scripts.ts'
import { rounded } from '../seed/random.ts'
import { styleRoutes } from '../styleRoutes.ts'
import { sessionOf } from './gateway.ts'

const script = new URL('../account/browser/site.ts', import.meta.url)

/** Only own scripts and styles; the site may frame these pages. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src data:; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** Path on this host to return to, as given in the link, or the start page. */
const backTo = (c: Context, address = '/'): string => {
  const own = new URL(c.req.url)
  const url = URL.parse(address, own)
  return url?.host === own.host && /^https?:$/.test(url.protocol) ? url.pathname + url.search : '/'
}

const places: [path: string, title: string, text: string][] = [
  ['/account/register', 'Deschide un cont', 'Aici ar fi formularul de înregistrare al site-ului de conturi.'],
  ['/prematch', 'Pariuri sportive', 'Aici ar fi site-ul de pariuri sportive.'],
  ['/helpline/chat', 'Chatul liniei de sprijin', 'Aici ar fi chatul liniei de sprijin, pe site-ul ei.'],
  ['/prematch/loto', 'Loto', 'Aici ar fi pagina de loto a site-ului de pariuri.'],
]

/** The two pages of a player, by the addresses that lead to them. */
const families = [
  { dashboard: '/account/dashboard', deposit: '/account/deposit' },
  { dashboard: '/gm/my-account', deposit: '/gm/deposit' },
  { dashboard: '/prematch/my-account', deposit: '/prematch/deposit' },
]
type Family = (typeof families)[number]

const Deposit = v.object({ amount: v.pipe(v.number(), v.minValue(10), v.maxValue(10_000)) })

/** The account site, and a placeholder for the sports site. */
export function accountRoutes(players: Players): Hono {
  const app = new Hono()
  const files = createBrowserFiles(script)
  app.get('/account/assets/:file', (c) => files(c, c.req.param('file')) ?? c.notFound())
  app.route('/account/look', styleRoutes())
  app.post('/account/deposits', (c) => deposit(c, players))
  for (const [path, title, text] of places) {
    app.get(path, (c) => show(c, (place) => placePage(place, title, text)))
  }
  app.get('/account/login', (c) => show(c, loginPage))
  app.get('/account/autoexclus', (c) => show(c, exclusionPage))
  for (const family of families) {
    app.get(family.dashboard, (c) => own(c, players, 'Contul meu', dashboardPage, family))
    app.get(family.deposit, (c) => own(c, players, 'Depune', depositPage, family))
  }
  return app
}

/** The themes that the site's cookie can choose; without one the system's is used. */
const themes = ['dark', 'light'] as const

type Page = ReturnType<typeof loginPage>

function show(c: Context, draw: (place: Place) => Page, family: Family = families[0] as Family) {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', policy)
  c.header('X-Content-Type-Options', 'nosniff')
  const base = baseOf(c)
  const { search } = new URL(c.req.url)
  const { back_url: back, close_url: close } = c.req.query()
  return c.html(
    draw({
      base,
      theme: themes.find((theme) => theme === getCookie(c, 'theme')),
      here: c.req.path + search,
      back: backTo(c, back ?? close),
      dashboard: base + family.dashboard + search,
      deposit: base + family.deposit + search,
    }),
  )
}

/** A page for the holder of a session. */
function own(
  c: Context,
  players: Players,
  title: string,
  draw: (place: Place, player: PlayerState) => Page,
  family: Family,
) {
  const username = sessionOf(c, players)
  if (username === undefined) return show(c, (place) => strangerPage(place, title), family)
  return show(c, (place) => draw(place, players.get(username)), family)
}

async function deposit(c: Context, players: Players): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const username = sessionOf(c, players)
  if (username === undefined) return problem(c, 403, 'not logged in')
  const asked = v.safeParse(Deposit, await c.req.json().catch(() => null))
  if (!asked.success) return problem(c, 400, 'amount must be from 10 to 10000 lei')
  const { amount } = asked.output
  const player = players.change(username, (state) => {
    addToCasino(state, amount)
    state.payments.deposits = rounded(state.payments.deposits + amount, 2)
  })
  return c.json({ balance: lei(casinoAmount(player)) })
}
