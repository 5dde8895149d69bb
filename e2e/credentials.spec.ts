import { expect, test, whenHydrated } from './support/test.ts'

const SECRET = 'jeton-de-o-zi'
const credentials = `username=andrei&token=${SECRET}`

for (const [what, path, end] of [
  ['the lobby', `/?${credentials}`, '/'],
  ['a page that leads on', `/invingatori?${credentials}&embed=true`, '/invingatori/recente?embed=true'],
  ['a path with a locale', `/ro/furnizori?${credentials}`, '/furnizori'],
  ['an unknown address', `/nu-exista?${credentials}`, '/nu-exista'],
] as const) {
  test(`CTX-02 credentials in the address of ${what} are removed before the page sends a request`, async ({
    page,
    complaints,
  }) => {
    const told: string[] = []
    page.on('request', (request) => {
      const { url, referer } = { url: request.url(), referer: request.headers().referer ?? '' }
      const isPage = request.isNavigationRequest()
      if ((!isPage && url.includes(SECRET)) || referer.includes(SECRET)) told.push(`${url} from ${referer}`)
    })
    // This token belongs to no player, so the gateway refuses it.
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/gateway/v1/login'))
    await page.goto(path)
    await whenHydrated(page)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(end)
    expect(
      await page.evaluate(() => JSON.stringify(history.state) + JSON.stringify(sessionStorage)),
    ).not.toContain(SECRET)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Despre noi' }).click()
    await expect(page).toHaveURL(/\/pagina\/despre-noi/)
    expect(told).toEqual([])
    expect((await refused).status()).toBe(401)
    const isExpected = (text: string) =>
      /\b401\b/.test(text) || (end === '/nu-exista' && /\b404\b/.test(text))
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !isExpected(text)))
  })
}

test('CTX-02 an address with credentials is not cached', async ({ request }) => {
  const { 'cache-control': cache, 'referrer-policy': referrer } = (
    await request.get(`/?${credentials}`)
  ).headers()
  expect(cache).toBe('private, no-store')
  expect(referrer).toBe('no-referrer')
})
