import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

/** Path, main heading, and the title if it differs. */
const pages = [
  ['/', 'Cazino', 'Cazino online'],
  ['/invingatori/recente', 'Câștigători recenți'],
  ['/invingatori/jackpot', 'Câștigători de jackpot'],
  ['/invingatori/hol-de-faima', 'Hol de faimă'],
  ['/toate-jocurile', 'Toate jocurile'],
  ['/cazinou-live', 'Cazinou live'],
  ['/cazinou-live/toate-jocurile', 'Toate mesele live'],
  ['/cazinou-live/salon', 'Salonul live'],
  ['/cazinou-live/categorii/ruleta', 'Ruletă', 'Ruletă, cazinou live'],
  ['/pagina/termeni-si-conditii', 'Termeni și condiții'],
  ['/turnee', 'Turnee'],
  ['/joc/diamant-40', 'Diamant 40'],
  ['/compara', 'Compară jocuri'],
  ['/liste', 'Listele mele'],
  ['/jackpots', 'Jackpoturi', 'Jackpoturi progresive'],
  ['/jackpots/foc-de-arama', 'Foc de Aramă', 'Foc de Aramă | Jackpoturi'],
  ['/furnizori', 'Furnizori', 'Furnizori de jocuri'],
  ['/furnizori/cuprum-play', 'Cuprum Play'],
  ['/play/diamant-40/demo', 'Diamant 40'],
  ['/promotii', 'Promoții'],
  ['/promotii/turneul-castelului', 'Turneul castelului', 'Turneul castelului | Promoții'],
  ['/categorii/toate-sloturile', 'Toate sloturile'],
  ['/colectii', 'Colecții', 'Colecții de jocuri'],
  ['/colectii/egiptul-antic', 'Egiptul antic', 'Egiptul antic, colecție'],
] as const

/** Pages for players: path and heading. */
const gated = [
  ['/utilizator/jucate-recent', 'Jucate recent'],
  ['/utilizator/preferate', 'Preferatele mele'],
  ['/utilizator/jocurile-mele', 'Jocurile mele'],
  ['/utilizator/oglinda', 'Oglinda mea'],
  ['/cazinou-live/utilizator/jucate-recent', 'Mese jucate recent'],
  ['/cazinou-live/utilizator/preferate', 'Mesele mele'],
  ['/cazinou-live/utilizator/jocurile-mele', 'Mesele mele'],
  ['/cazinou-live/utilizator/mese-preferate', 'Mesele mele preferate'],
  ['/utilizator/mese-preferate', 'Mesele mele preferate'],
  ['/play/diamant-40/real', 'Diamant 40'],
] as const

/** Slugs that do not exist, or belong to the other lobby. */
const unknown = [
  '/categorii/nu-exista',
  '/categorii/ruleta',
  '/colectii/nu-exista',
  '/furnizori/nu-exista',
  '/jackpots/nu-exista',
  '/promotii/nu-exista',
  '/pagina/nu-exista',
  '/joc/nu-exista',
  '/play/nu-exista/demo',
  '/play/nu-exista/real',
  '/utilizator/nu-exista',
  '/utilizator/recomandate',
  '/cazinou-live/utilizator/nu-exista',
  '/cazinou-live/categorii/nu-exista',
  '/cazinou-live/categorii/crash',
  '/turnee/nu-exista',
]

const preview = (path: string): string => (path === '/' ? '/preview' : `/preview${path}`)

const textOf = (html: string, tag: 'title' | 'h1'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  )

async function documentAt(request: APIRequestContext, url: string) {
  const response = await request.get(url, { maxRedirects: 0 })
  const html = await response.text()
  return { status: response.status(), html, headings: textOf(html, 'h1'), titles: textOf(html, 'title') }
}

/** Follows a link to `path` in editors' HTML, and marks the window so that a page load is noticed. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'Legătură veche'
    document.querySelector('main h1')?.after(link)
    Object.assign(window, { same: true })
  }, path)
  await page.getByRole('link', { name: 'Legătură veche' }).click()
}

for (const [path, heading, title = heading] of pages) {
  test(`RTE-01 RTE-02 MNU-08 ${path} is rendered in the first HTML, also under /preview`, async ({
    request,
    site,
  }) => {
    const wanted = { status: 200, headings: [heading], titles: [`${title} | Aramă`] }
    for (const address of [path, preview(path)])
      expect(await documentAt(request, site + address)).toMatchObject(wanted)
  })
}

for (const [path, heading] of gated) {
  test(`RTE-01 RTE-09 ${path} shows a visitor the login links`, async ({ request, site }) => {
    for (const address of [path, preview(path)]) {
      const page = await documentAt(request, site + address)
      expect(page).toMatchObject({ status: 200, headings: [heading], titles: [`${heading} | Aramă`] })
      expect(page.html).toContain('Intră în cont ca să o vezi.')
      expect(page.html).toContain('<meta name="robots" content="noindex"')
    }
  })
}

test('RTE-06 a slug that does not exist answers 404 with its path, also under /preview', async ({
  request,
  site,
}) => {
  for (const path of unknown.flatMap((known) => [known, preview(known)])) {
    const page = await documentAt(request, site + path)
    expect(page, path).toMatchObject({ status: 404, headings: ['Pagina nu a fost găsită'] })
    expect(page.html, path).toContain(`>${path}<`)
  }
})

test('RTE-06 PRO-04 a promotion outside its period answers 404; preview shows it', async ({
  request,
  site,
}) => {
  const path = '/promotii/rotiri-duminica'
  expect(await documentAt(request, site + path)).toMatchObject({
    status: 404,
    headings: ['Pagina nu a fost găsită'],
  })
  expect(await documentAt(request, site + preview(path))).toMatchObject({ status: 200 })
})

test('RTE-06 ERR-02 a link to a removed slug shows the same 404 page without a page load', async ({
  page,
  complaints,
}) => {
  await page.goto('/turnee')
  await whenHydrated(page)
  await follow(page, '/categorii/nu-exista')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina nu a fost găsită')
  await expect(page.getByRole('main')).toContainText('/categorii/nu-exista')
  await expect(page).toHaveTitle(/Pagina nu a fost găsită/)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([])
})

/** Elements that differ between the layouts, with their number in a page. */
const marks = ['aria-label="Meniul lobby-ului"', 'aria-label="Câștigători"', '<footer', '<iframe'] as const

const layouts = [
  ['default', '/jackpots', [1, 0, 1, 0]],
  ['live-casino', '/cazinou-live/toate-jocurile', [1, 0, 1, 0]],
  ['clean', '/turnee', [0, 0, 1, 0]],
  ['winners', '/invingatori/jackpot', [0, 1, 1, 0]],
  ['game-play', '/play/diamant-40/demo', [0, 0, 0, 0]],
] as const

for (const [layout, path, counts] of layouts) {
  test(`RTE-08 ${path} has the ${layout} layout`, async ({ request, site }) => {
    const { html } = await documentAt(request, site + path)
    expect(marks.map((mark) => html.split(mark).length - 1)).toEqual(counts)
  })
}

test('CMS-03 a content page shows its title and its text in the clean layout', async ({ request, site }) => {
  const { html, headings } = await documentAt(request, `${site}/pagina/termeni-si-conditii`)
  expect(headings).toEqual(['Termeni și condiții'])
  expect(html).toMatch(/<main.*<p>[^<]{40,}<\/p>.*<\/main>/s)
  expect(marks.map((mark) => html.split(mark).length - 1)).toEqual([0, 0, 1, 0])
})

/** Path, status, and target; `undefined` for a path that is refused. */
const redirects = [
  ['/invingatori', 302, '/invingatori/recente'],
  ['/invingatori?x=1', 302, '/invingatori/recente?x=1'],
  ['/redirect/jackpots', 302, '/jackpots'],
  ['/redirect/categories-slug/crash', 302, '/categorii/crash'],
  ['/redirect/play-game-demo/diamant-40', 302, '/play/diamant-40/demo'],
  ['/redirect/nu-exista', 404, undefined],
  ['/redirect/categories-slug', 404, undefined],
  ['/categorii/sloturi', 301, '/categorii/toate-sloturile'],
  ['/promotii/oferta-saptamanii', 302, '/promotii/turneul-castelului'],
  ['/pagina/ajutor', 302, '/pagina/joc-responsabil'],
  ['/pagina/intrebari', 301, '/pagina/joc-responsabil'],
  ['/colectii/de-vara', 404, undefined],
  ['/colectii/de-iarna', 404, undefined],
  ['/pagina/cadou', 404, undefined],
] as const

for (const [path, status, to] of redirects) {
  test(`RTE-10 RTE-11 RTE-12 ${path} answers ${status} and keeps the preview`, async ({ request, site }) => {
    for (const prefix of ['', '/preview']) {
      const response = await request.get(site + prefix + path, { maxRedirects: 0 })
      expect(response.status()).toBe(status)
      expect(response.headers().location).toBe(to && prefix + to)
      // The target is a page.
      if (to) expect((await request.get(site + prefix + to)).status()).toBe(200)
    }
  })
}

for (const select of ['%2F%2Fevil.example', '..%2F..%2Fsandbox', 'https:%2F%2Fevil.example']) {
  test(`RTE-11 /redirect/page-slug/${select} never leads to another origin`, async ({ request, site }) => {
    const response = await request.get(`${site}/redirect/page-slug/${select}`, { maxRedirects: 0 })
    const { origin, pathname } = new URL(response.headers().location ?? '/pagina/', site)
    expect({ origin, inside: pathname.startsWith('/pagina/') }).toEqual({ origin: site, inside: true })
  })
}

test('RTE-12 an address of another site is a full navigation, from the server and from a link', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const foreign = 'https://onjn.gov.ro/'
  const response = await request.get(`${site}/pagina/licenta`, { maxRedirects: 0 })
  expect({ status: response.status(), to: response.headers().location }).toEqual({ status: 302, to: foreign })

  await page.route(foreign, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Licență</h1>' }))
  await page.goto('/turnee')
  await whenHydrated(page)
  await follow(page, '/pagina/licenta')
  await expect(page).toHaveURL(foreign)
  expect(complaints.splice(0)).toEqual([`foreign: ${foreign}`])
})

test('RTE-12 a link to a moved page navigates inside the site', async ({ page }) => {
  await page.goto('/jackpots')
  await whenHydrated(page)
  await follow(page, '/categorii/sloturi')
  await expect(page).toHaveURL(/\/categorii\/toate-sloturile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toate sloturile')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})
