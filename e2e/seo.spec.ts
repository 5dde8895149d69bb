import type { APIRequestContext } from '@playwright/test'
import { startSite } from './support/processes.ts'
import { expect, test, whenHydrated } from './support/test.ts'

type Thing = {
  '@type': string
  name?: string
  itemListElement?: { position: number; name: string; item: string }[]
}

/** Metadata in the head of a page's first HTML. */
async function headOf(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  const html = await response.text()
  const one = (expression: RegExp) => expression.exec(html)?.[1]
  const things = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)]
  return {
    status: response.status(),
    title: one(/<title>([^<]+)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    image: one(/<meta property="og:image" content="([^"]*)"/),
    things: things.map(([, text = '']) => JSON.parse(text) as Thing),
  }
}

/** The first address in the HTML of `page` that begins with `start`. */
async function firstLink(request: APIRequestContext, site: string, page: string, start: string) {
  const html = await (await request.get(site + page)).text()
  return new RegExp(`href="(${start}[a-z0-9-]+)"`).exec(html)?.[1] ?? ''
}

const kinds = [
  { what: 'a category', page: '/', start: '/categorii/', type: 'CollectionPage', trail: ['Cazino'] },
  {
    what: 'a collection',
    page: '/colectii',
    start: '/colectii/',
    type: 'CollectionPage',
    trail: ['Cazino', 'Colecții'],
  },
  { what: 'a game', page: '/toate-jocurile', start: '/joc/', type: 'VideoGame', trail: ['Cazino'] },
]

for (const { what, page, start, type, trail } of kinds) {
  test(`SEO-01 ${what} has its SEO record and its breadcrumbs in the first HTML`, async ({
    request,
    site,
  }) => {
    const path = await firstLink(request, site, page, start)
    const head = await headOf(request, `${site}${path}?embed=true&lang=ro&sort=rtp`)
    expect(head.status).toBe(200)
    expect(head.title).toMatch(/^.{2,} \| Aramă$/)
    expect(head.description?.length).toBeGreaterThan(20)
    expect(head.robots ?? 'index').not.toContain('noindex')
    expect(head.canonical?.endsWith(path)).toBe(true)
    expect(head.canonical).not.toMatch(/[?#]/)
    expect(head.image).toBeTruthy()
    const [own, crumbs] = head.things
    expect(own?.['@type']).toBe(type)
    expect(crumbs?.['@type']).toBe('BreadcrumbList')
    const way = crumbs?.itemListElement ?? []
    expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
    expect(way.map(({ name }) => name)).toEqual([...trail, own?.name])
    expect(way.at(-1)?.item).toBe(head.canonical)
  })
}

test('SEO-01 the picture in a page’s Open Graph data exists', async ({ request, site }) => {
  const path = await firstLink(request, site, '/toate-jocurile', '/joc/')
  const { image = '' } = await headOf(request, site + path)
  const response = await request.get(new URL(image.replaceAll('&amp;', '&'), site).href)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^image\//)
})

test('SEO-01 a site with a configured address uses absolute URLs for pages and pictures', async ({
  request,
}) => {
  const site = await startSite({ SITE_URL: 'https://arama.example', LOG_LEVEL: 'fatal' })
  try {
    for (const path of ['/', '/colectii', '/joc/diamant-40']) {
      const { canonical, image } = await headOf(request, site.url + path)
      expect(canonical).toBe(`https://arama.example${path}`)
      expect(image).toMatch(/^https:\/\/arama\.example\/sandbox\/casino\/assets\/\S+$/)
    }
  } finally {
    await site.stop()
  }
})

test('SEO-01 RTE-03 previews, running games and a player’s own pages are noindex', async ({
  request,
  site,
}) => {
  const game = await firstLink(request, site, '/toate-jocurile', '/joc/')
  const play = game.replace('/joc/', '/play/')
  const hidden = ['/preview', `/preview${game}`, `${play}/demo`, `${play}/real`, '/utilizator/preferate']
  for (const path of hidden) {
    const { status, robots, canonical } = await headOf(request, site + path)
    expect([path, status, robots]).toEqual([path, 200, 'noindex'])
    expect(canonical).not.toContain('/preview')
  }
})

test('SEO-01 title and canonical address change with each navigation', async ({ page, request, site }) => {
  await page.goto('/')
  await whenHydrated(page)
  await page
    .getByRole('navigation', { name: 'Meniul lobby-ului' })
    .getByRole('link', { name: 'Furnizori' })
    .click()
  await expect(page).toHaveURL(/\/furnizori$/)
  const { title = '' } = await headOf(request, `${site}/furnizori`)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/furnizori$/)
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
})

test('SEO-01 every address of the site map is a public page that may be indexed', async ({
  request,
  site,
}) => {
  const response = await request.get(`${site}/sitemap.xml`)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/xml')
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const paths = found.map(([, address = '']) => new URL(address).pathname)
  expect(paths.length).toBeGreaterThan(2000)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => /^\/(?:preview|play|api|utilizator|redirect)\b/.test(path))).toEqual([])

  // Forty pages of other types, and ten games.
  const games = paths.filter((path) => path.startsWith('/joc/'))
  const asked = [
    ...paths.filter((path) => !path.startsWith('/joc/')).slice(0, 40),
    ...games.slice(0, 5),
    ...games.slice(-5),
  ]
  for (const path of asked) {
    const { status, robots = 'index' } = await headOf(request, site + path)
    expect([path, status, robots.includes('noindex')]).toEqual([path, 200, false])
  }
})
