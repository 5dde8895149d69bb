import { expect, test, whenHydrated } from './support/test.ts'

const SECRET = 'jeton-de-o-zi'
const credentials = `username=andrei&token=${SECRET}`

for (const [what, path, end] of [
  ['the lobby', `/?${credentials}`, '/'],
  ['a page that leads on', `/invingatori?${credentials}&embed=true`, '/invingatori/recente?embed=true'],
  ['a path with a locale', `/ro/furnizori?${credentials}`, '/furnizori'],
  ['an unknown address', `/nu-exista?${credentials}`, '/nu-exista'],
] as const) {
  test(`CTX-02 credentials in the address of ${what} are gone before anything is asked for`, async ({
    page,
    complaints,
  }) => {
    const told: string[] = []
    page.on('request', (request) => {
      const { url, referer } = { url: request.url(), referer: request.headers().referer ?? '' }
      const isPage = request.isNavigationRequest()
      if ((!isPage && url.includes(SECRET)) || referer.includes(SECRET)) told.push(`${url} from ${referer}`)
    })
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
    if (end === '/nu-exista') complaints.splice(0)
  })
}

test('CTX-02 an address with credentials is kept by nobody', async ({ request }) => {
  const { 'cache-control': cache, 'referrer-policy': referrer } = (
    await request.get(`/?${credentials}`)
  ).headers()
  expect(cache).toBe('private, no-store')
  expect(referrer).toBe('no-referrer')
})
