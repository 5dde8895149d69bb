import { expect, test } from './support/test.ts'

const notFound = [
  '/nu-exista',
  '/altceva/',
  '/preview/nu-exista',
  '/previews',
  '/altceva/joc/x',
  '//evil.example',
]

for (const path of notFound) {
  test(`RTE-02 RTE-07 ${path} answers 404`, async ({ request, site }) => {
    const response = await request.get(site + path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(response.headers()['cache-control']).toBe('private, no-store')
    expect(await response.text()).toContain('Pagina nu a fost găsită')
  })
}

test('ERR-02 RTE-07 an unknown address shows the error page with the path and a link to the lobby', async ({
  page,
  complaints,
}) => {
  await page.goto('/nu-exista')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina nu a fost găsită')
  await expect(page.getByRole('main')).toContainText('/nu-exista')
  await expect(page).toHaveTitle(/Pagina nu a fost găsită/)
  expect(complaints.splice(0).every((text) => /404/.test(text))).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Pagina principală' }).click()
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
})

test('ERR-02 a crawler gets the error status without an error page', async ({ request, site }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  const response = await request.get(`${site}/nu-exista`, { headers })
  expect(response.status()).toBe(404)
  expect((await response.text()).length).toBeLessThan(64)
})

for (const path of ['/en', '/en/', '/de/?x=1', '/ro/']) {
  test(`RTE-13 a locale prefix (${path}) leads to the page in Romanian`, async ({ request, site }) => {
    const response = await request.get(site + path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<html lang="ro"')
    expect(new URL(response.url()).pathname).toBe('/')
  })
}

test('RTE-13 a disabled locale in query or cookie falls back to Romanian', async ({ request, site }) => {
  const response = await request.get(`${site}/?lang=de`, { headers: { cookie: 'locale=tr' } })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('<html lang="ro"')
})

test('SEO-01 the lobby has its SEO record in the first HTML', async ({ request, site }) => {
  const html = await (await request.get(site)).text()
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/"/)
  expect(html).toMatch(/<meta property="og:image" content="[^"]+"/)
  const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({ '@type': 'WebSite', inLanguage: 'ro' })
  expect(await (await request.get(`${site}/robots.txt`)).text()).toContain('Disallow: /preview')
  expect(await (await request.get(`${site}/sitemap.xml`)).text()).toContain('<loc>')
})

const calls = ['/api/categories', '/api/layouts', '/api/layouts/menus', '/api/layouts/submenu']

for (const path of calls) {
  test(`${path} answers with locale and status as query, and drafts are never cached`, async ({
    request,
    site,
  }) => {
    const published = await request.get(`${site}${path}?locale=ro&status=Published`)
    const draft = await request.get(`${site}${path}?locale=ro&status=Draft`)
    expect(published.headers()['cache-control']).toContain('public')
    expect(draft.headers()['cache-control']).toBe('private, no-store')
    expect(Array.isArray(await published.json())).toBe(true)
    const wrong = await request.get(`${site}${path}?status=Everything`)
    expect(wrong.status()).toBe(400)
  })
}

for (const path of ['/ro//evil.example', '/en/%5Cevil.example', '/en/.//evil.example']) {
  test(`RTE-13 the redirect of ${path} stays on this site`, async ({ request, site }) => {
    const response = await request.get(site + path, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(new URL(response.headers().location ?? '', 'http://ours.invalid').origin).toBe(
      'http://ours.invalid',
    )
  })
}

test('a HEAD request puts no empty page into the cache, and other methods are refused', async ({
  request,
  site,
}) => {
  const head = await request.head(site)
  expect(head.status()).toBe(200)
  expect(await (await request.get(site)).text()).toContain('Recomandate')
  expect((await request.post(site)).status()).toBe(405)
  const unknown = await request.get(`${site}/api/nu-exista`)
  expect(unknown.status()).toBe(404)
  expect(await unknown.json()).toEqual({ code: 'unknown-call' })
})
