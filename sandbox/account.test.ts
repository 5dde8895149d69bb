import { beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox } from './testing.ts'

const sandbox = startTestSandbox(200)
const { get, send } = sandbox
const text = async (path: string) => (await get(path)).text()

beforeEach(() => send('POST', '/control/people/ana.noua/reset').then(() => undefined))

async function loggedIn() {
  const own = sandbox.browser()
  await own.login('ana.noua')
  return own
}

const dashboards = ['/account/dashboard', '/gm/my-account', '/prematch/my-account']
const deposits = ['/account/deposit', '/gm/deposit', '/prematch/deposit']
const pages = [
  ...dashboards,
  ...deposits,
  '/account/login',
  '/account/register',
  '/account/autoexclus',
  '/prematch',
]

describe('pages of the account site', () => {
  it.each(pages)('%s runs own scripts only, may be framed by its own site and is not kept', async (path) => {
    const answer = await get(path)
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; ")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const html = await answer.text()
    expect([...html.matchAll(/<script[^>]*>([^<]*)</g)].map(([, code]) => code ?? '').join('')).toBe('')
    expect(html).not.toMatch(/\sstyle=|\son\w+=/)
    for (const [, file = ''] of html.matchAll(
      /(?:src|href)="\/sandbox(\/account\/(?:assets|look)\/[^"]+)"/g,
    )) {
      expect((await get(file)).status, file).toBe(200)
    }
  })

  it.each([
    ['?back_url=/promotii', '/promotii'],
    ['?back_url=/promotii%3Fa%3D1&close_url=/altundeva', '/promotii?a=1'],
    ['?close_url=/cont', '/cont'],
    ['?back_url=https://evil.example/', '/'],
    ['?back_url=//evil.example', '/'],
    ['?back_url=/%5Cevil.example', '/'],
    ['', '/'],
  ])('lead back to a path of ours: %s', async (query, path) => {
    for (const page of ['/account/login', '/gm/deposit', '/account/register', '/account/autoexclus']) {
      expect(await text(page + query), page).toContain(`<a href="${path}">Înapoi la Aramă</a>`)
    }
  })

  it.each([...dashboards, ...deposits])(
    '%s sends a visitor to the login and from there back',
    async (path) => {
      const html = await text(`${path}?back_url=/promotii`)
      const back = encodeURIComponent(`/sandbox${path}?back_url=/promotii`)
      expect(html).toContain(`<a href="/sandbox/account/login?back_url=${back}">intră în cont</a>`)
      expect(html).not.toContain('id="deposit"')
      expect(await text(`/account/login?back_url=${back}`)).toContain(
        `data-back="/sandbox${path}?back_url=/promotii"`,
      )
    },
  )

  it('show a player’s name and money', async () => {
    const own = await loggedIn()
    for (const path of dashboards) {
      const html = await (await own.ask('GET', path)).text()
      expect(html).toContain('ana.noua')
      expect(html).toContain('0,00 lei')
      expect(html).toContain(`href="/sandbox${path.replace(/\/(?:dashboard|my-account)$/, '/deposit')}"`)
    }
  })

  it('tell an excluded player where to find help', async () => {
    const html = await text('/account/autoexclus')
    expect(html).toContain('href="https://onjn.gov.ro"')
    expect(html).toContain('href="tel:0800000000"')
  })
})

describe('the look of the pages', () => {
  it('has the tokens of the product', async () => {
    const answer = await get('/account/look/look.css')
    expect(answer.headers.get('Content-Type')).toContain('text/css')
    expect(await answer.text()).toContain('--color-action-fill:')
  })

  it('names only fonts that are here', async () => {
    const css = await text('/account/look/look.css')
    for (const [, font = ''] of css.matchAll(/url\('([^']+)'\)/g)) {
      const answer = await get(`/account/look/${font}`)
      expect(answer.status, font).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('font/woff2')
    }
    expect((await get('/account/look/fonts/..%2F..%2Fpackage.json')).status).toBe(404)
  })

  it.each([
    ['theme=dark', '<html lang="ro" data-theme="dark">'],
    ['theme=light', '<html lang="ro" data-theme="light">'],
    ['theme=system', '<html lang="ro">'],
    ['theme="><script>', '<html lang="ro">'],
  ])('follows the theme of the site: %s', async (cookie, root) => {
    const answer = await get('/account/login', { headers: { Cookie: cookie } })
    expect(await answer.text()).toContain(root)
  })
})

describe('deposits', () => {
  it('add money to the casino balance', async () => {
    const own = await loggedIn()
    const answer = await own.ask('POST', '/account/deposits', { amount: 250.5 })
    expect(await answer.json()).toEqual({ balance: '250,50 lei' })
    expect((await own.read('/pams/api/v2/balances')).balances).toEqual([
      { type: 'casino_gaming', amount: 250.5, currencyCode: 'RON' },
      { type: 'sports', amount: 0, currencyCode: 'RON' },
    ])
    expect(await own.read('/pams/api/v2/paymentStatistic')).toEqual({ deposits: 250.5, withdrawals: 0 })
  })

  it.each([9.99, 10_000.01, '100', null])('of %j are refused', async (amount) => {
    const own = await loggedIn()
    expect((await own.ask('POST', '/account/deposits', { amount })).status).toBe(400)
    expect((await own.read('/pams/api/v2/balances')).balances[0].amount).toBe(0)
  })

  it('without a session are refused', async () => {
    expect((await send('POST', '/account/deposits', { amount: 100 })).status).toBe(403)
  })
})

describe('messages of the pages to the page around them', () => {
  it('the login page reports a login of the casino', async () => {
    const script = await text('/account/assets/login.ts')
    expect(script).toContain("tell({ type: 'arama:login', product: 'casino' })")
    expect(await text('/account/assets/site.ts')).toContain("from './login.ts'")
  })

  it('the account reports that it is ready, should be closed, or has another balance', async () => {
    const script = await text('/account/assets/account.ts')
    for (const event of ['ready', 'close', 'balance']) {
      expect(script).toContain(`tell({ type: 'arama:account', event: '${event}' })`)
    }
    expect(script).toContain("key === 'Escape'")
    const html = await (await (await loggedIn()).ask('GET', '/gm/deposit')).text()
    expect(html).toContain('src="/sandbox/account/assets/site.ts"')
    expect(html).toContain('<button type="button" id="close" hidden>Închide</button>')
  })

  it('only a page of our own origin receives them', async () => {
    expect(await text('/account/assets/page.ts')).toContain('postMessage(told, window.origin)')
  })
})
