import type { Page } from '@playwright/test'
import { accountWay, control, type Username, whenGuest, whenPlayer } from './support/players.ts'
import { expect, test, whenHydrated, whenQuiet } from './support/test.ts'

/** What a native app has been given for a player. */
type Credentials = { username: Username; token: string }

const addressWith = (path: string, { username, token }: Credentials) =>
  `${path}?username=${username}&token=${token}&nativeapp=1`

/** Requests, beside the page itself and the one call that uses it, that say the token or come from where it stood. */
function tellers(page: Page, { token, username }: Credentials): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    const said = [request.headers().referer ?? '', request.isNavigationRequest() ? '' : request.url()].join(
      ' ',
    )
    if (said.includes(token) || said.includes(username)) told.push(said)
    const isLogin =
      request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/gateway/v1/login')
    if (!isLogin && request.postData()?.includes(token)) told.push(`body of ${request.url()}`)
  })
  return told
}

/** Everything of the browser that could keep it. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      location.href,
      document.referrer,
      document.cookie,
      JSON.stringify(history.state),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      [...document.links].map(({ href }) => href).join(),
    ].join(' '),
  )

/** Opens an address with credentials in it: they log in, and nobody keeps or repeats them. */
async function comeIn(page: Page, path: string, end: string, credentials: Credentials): Promise<void> {
  const told = tellers(page, credentials)
  const isAtEnd = () => expect(page).toHaveURL((url) => url.pathname === end)
  await page.goto(addressWith(path, credentials))
  await whenPlayer(page)
  await expect(accountWay(page, 'victor.mare')).toBeVisible()
  await isAtEnd()
  const { token } = credentials
  expect(await kept(page)).not.toContain(token)
  expect(await kept(page)).not.toContain(credentials.username)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Despre noi' }).click()
  await expect(page).toHaveURL(/\/pagina\/despre-noi/)
  expect(await kept(page)).not.toContain(token)
  await page.goBack()
  await isAtEnd()
  expect(await kept(page)).not.toContain(token)
  await whenPlayer(page)
  expect(told).toEqual([])
}

test('CTX-02 AUT-06 what a native app puts into the address of the lobby logs in, and nobody keeps or repeats it; a second time it lets nobody in', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const credentials = await control<Credentials>({ request, site }, 'victor.mare', 'token')
  await comeIn(page, '/', '/', credentials)
  expect(complaints).toEqual([])
  await page.context().clearCookies()
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/gateway/v1/login'))
  await page.goto(addressWith('/', credentials))
  expect((await refused).status()).toBe(401)
  await whenHydrated(page)
  await whenGuest(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Cazino' })).toBeAttached()
  expect(await kept(page)).not.toContain(credentials.token)
  complaints.splice(0)
})

test('CTX-02 AUT-06 KEP-01 what it puts into the address of a list, or of a page that leads on, logs in as well, and the player is still in after the next keep-alive', async ({
  page,
  request,
  site,
}) => {
  await page.clock.install()
  for (const [path, end] of [
    ['/toate-jocurile', '/toate-jocurile'],
    ['/invingatori', '/invingatori/recente'],
  ] as const) {
    const credentials = await control<Credentials>({ request, site }, 'victor.mare', 'token')
    // A page that loses its cookies under it sends a keep-alive with its next action, which is refused.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await comeIn(page, path, end, credentials)
  }
  // What is still asked for would be given up by a clock that jumps.
  await whenQuiet(page)
  const sent = page.waitForResponse((answer) => /keep-?alive/i.test(answer.url()))
  await page.clock.fastForward('05:01')
  await sent
  await whenQuiet(page)
  await whenPlayer(page)
})
