import type { Page } from '@playwright/test'
import { avatar, control, type Username, whenGuest, whenPlayer } from './support/players.ts'
import { expect, test, whenHydrated, whenIdle } from './support/test.ts'

/** Credentials that a native app has for a player. */
type Credentials = { username: Username; token: string }

const addressWith = (path: string, { username, token }: Credentials) =>
  `${path}?username=${username}&token=${token}&nativeapp=1`

/** Requests that send the token or an address with it, except the page itself and the one login call. */
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

/** All storage of the browser, as one string. */
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

/** Opens an address with credentials: the player is logged in, and the credentials are neither stored nor sent again. */
async function openWithCredentials(
  page: Page,
  path: string,
  end: string,
  credentials: Credentials,
): Promise<void> {
  const told = tellers(page, credentials)
  const isAtEnd = () => expect(page).toHaveURL((url) => url.pathname === end)
  await page.goto(addressWith(path, credentials))
  await whenPlayer(page)
  await expect(avatar(page, 'victor.mare')).toBeVisible()
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

test('CTX-02 AUT-06 a native app’s credentials in the address of the lobby log the player in and are neither stored nor sent again; a second use is refused', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const credentials = await control<Credentials>({ request, site }, 'victor.mare', 'token')
  await openWithCredentials(page, '/', '/', credentials)
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

test('CTX-02 AUT-06 KEP-01 a native app’s credentials in the address of a list, or of a page that redirects, log in as well, and the player is still logged in after the next keep-alive', async ({
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
    // A page whose cookies were cleared sends a keep-alive with its next action, which is refused.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await openWithCredentials(page, path, end, credentials)
  }
  // Pending requests would time out when the clock jumps.
  await whenIdle(page)
  const sent = page.waitForResponse((answer) => /keep-?alive/i.test(answer.url()))
  await page.clock.fastForward('05:01')
  await sent
  await whenIdle(page)
  await whenPlayer(page)
})
