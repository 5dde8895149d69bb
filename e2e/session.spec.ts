import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import {
  avatar,
  balance,
  fillCredentials,
  logIn,
  loginDialog,
  loginLink,
  logOut,
  passwordOf,
  submit,
  type Username,
  whenGuest,
  whenPlayer,
} from './support/players.ts'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { expect, phone, test, whenHydrated, whenIdle } from './support/test.ts'

/** A short page: these tests log in from the header. */
const PAGE = '/pagina/termeni-si-conditii'

/** Loads `path` and expects the player in the header, without a layout shift. */
async function findsPlayer(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenPlayer(page)
  await expect(balance(page)).toContainText('482,35 lei')
  await whenIdle(page)
  const shifts = await shiftsOf(page)
  // Text may be a pixel wider in the brand's font than in the fallback font.
  expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThan(0.001)
}

const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

for (const [where, use, windows] of [
  ['390 px by touch', phone, [phone.viewport]],
  ['768 and 1440 px', {}, [tablet, desk]],
] as const)
  test.describe(`at ${where}`, () => {
    test.use(use)

    test(`AUT-01 AUT-06 MNU-05 loading the lobby, a list or a game’s page keeps the player logged in, without a layout shift at ${where}`, async ({
      page,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: PAGE })
      await watchShifts(page)
      for (const size of windows) {
        await page.setViewportSize(size)
        for (const path of ['/', '/toate-jocurile', '/joc/diamant-40']) await findsPlayer(page, path)
      }
    })
  })

/** Opens a page and waits for its session, which then receives messages of other tabs. */
async function listening(page: Page, path = PAGE): Promise<Page> {
  await page.goto(path)
  await whenHydrated(page)
  const asked = page.waitForResponse(/\/platform\/api\/logged-in-player$/)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await asked
  return page
}

/** Logs in from the header of the current page. */
async function logInHere(page: Page): Promise<void> {
  await loginLink(page).click()
  await fillCredentials(loginDialog(page), 'victor.mare', passwordOf('victor.mare'))
  await submit(loginDialog(page)).click()
  await whenPlayer(page)
}

/** The header shows the player, without a page load. */
async function isIn(page: Page, path: string): Promise<void> {
  await whenPlayer(page)
  await expect(avatar(page, 'victor.mare')).toBeVisible()
  await expect(balance(page)).toContainText('128.450,00 lei')
  await expect(page).toHaveURL(path)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
}

test('AUT-05 AUT-13 RTE-09 a login in one tab shows in the other and closes its login dialog; a logout there shows here too, and leaves a page for players', async ({
  page,
  context,
}) => {
  const other = await listening(await context.newPage())
  await other.evaluate(() => Object.assign(window, { same: true }))
  await loginLink(other).click()
  await expect(loginDialog(other)).toBeVisible()
  await logIn(page, 'victor.mare', { path: '/utilizator/jucate-recent' })
  await expect(page.getByRole('list', { name: 'Jucate recent' })).toBeVisible()
  await expect(loginDialog(other)).toHaveCount(0)
  await isIn(other, PAGE)

  await logOut(other)
  await whenGuest(other)
  await whenGuest(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('victor.mare')).toHaveCount(0)

  // The same without an open dialog.
  await logInHere(page)
  await isIn(other, PAGE)
})

/** All data of the browser that scripts can read. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      document.title,
    ].join('\n'),
  )

test('RTE-09 AUT-03 AUT-10 a logout on a page for players leads to the lobby, and no data of the player are left', async ({
  page,
  context,
}) => {
  await logIn(page, 'victor.mare', { path: '/cazinou-live/utilizator/mese-preferate', remember: true })
  const tile = page.getByRole('main').getByRole('article').first()
  const name = (await tile.getByRole('heading').getByRole('link').textContent()) ?? ''
  await tile.hover()
  await expect(tile.getByRole('button', { name: `Favorit: ${name}`, pressed: true })).toBeVisible()
  expect(await readable(page)).toContain('victor.mare')

  await logOut(page)
  await whenGuest(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Cazino' })).toBeAttached()
  await whenIdle(page)
  const left = await readable(page)
  for (const theirs of ['victor', '128.450', '128450', 'Contul meu']) expect(left).not.toContain(theirs)
  await expect(page.getByRole('button', { name: /^Favorit/, pressed: true })).toHaveCount(0)
  const cookies = (await context.cookies()).map((cookie) => cookie.name)
  for (const theirs of [
    'keep-alive',
    'remembered',
    'sandbox-platform',
    'sandbox-gateway',
    'sandbox-remember',
  ])
    expect(cookies).not.toContain(theirs)
})

test('AUT-01 the server’s HTML is identical for players and guests', async ({ page, request }) => {
  await logIn(page, 'victor.mare', { path: PAGE, remember: true })
  const paths = ['/', '/toate-jocurile', '/joc/diamant-40', '/utilizator/preferate', '/api/pages?path=/']
  for (const path of paths) {
    const [theirs, everyones] = [await page.context().request.get(path), await request.get(path)]
    expect((await theirs.body()).equals(await everyones.body()), path).toBe(true)
    for (const header of ['cache-control', 'etag', 'vary', 'set-cookie'])
      expect(theirs.headers()[header], `${header} of ${path}`).toBe(everyones.headers()[header])
  }
})

/** Logs in at the platform and the gateway without a page, so that no tab is notified. */
async function logInElsewhere(context: BrowserContext, site: string, username: Username): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`${site}/sandbox/${path}`, { data })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  await post('platform/api/login', { username, password: passwordOf(username), rememberMe: 0 })
  const { token } = await post('platform/api/temporary-token', {})
  const device = { device_type: 'desktop', os_name: 'Linux', client_platform: 'web' }
  await post('gateway/v1/login', { username, ims_temporary_token: token, ...device })
}

test('AUT-04 messages of other origins are ignored, and so is any message but a login of casino or virtuals', async ({
  page,
  context,
  site,
}) => {
  await listening(page)
  await logInElsewhere(context, site, 'victor.mare')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/sandbox\/(?:platform|gateway)\//.test(request.url())) asked.push(request.url())
  })
  await page.evaluate(async () => {
    const good = { type: 'arama:login', product: 'casino' }
    for (const origin of ['https://altundeva.example', 'null', ''])
      dispatchEvent(new MessageEvent('message', { origin, data: good }))
    // The origin is right, but the sender is not a window that the page opened.
    postMessage(good, location.origin)
    const others = [null, 'arama:login', { type: 'arama:login' }, { ...good, product: 'sport' }, [good]]
    for (const data of [...others, { type: 'arama:logout', product: 'casino' }, JSON.stringify(good)])
      postMessage(data, location.origin)
    // Messages arrive in order: once this one is handled, the earlier ones have been as well.
    await new Promise((heard) => {
      addEventListener('message', ({ data }) => data === 'last' && heard(undefined))
      postMessage('last', location.origin)
    })
  })
  await whenIdle(page)
  expect(asked).toEqual([])
  await whenGuest(page)
  await page.evaluate(() => void document.body.append(document.createElement('iframe')))
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => parent.postMessage({ type: 'arama:login', product: 'virtuals' }, parent.location.origin))
  await whenPlayer(page)
})

/** Opens the account site's login from the page, in a new window or a frame. */
async function openAccount(page: Page, way: 'window' | 'frame'): Promise<Page | FrameLocator> {
  const opened = way === 'window' ? page.context().waitForEvent('page') : undefined
  await page.evaluate((framed) => {
    const address = '/sandbox/account/login'
    if (!framed) return void window.open(address, 'cont', 'width=500,height=600')
    const frame = Object.assign(document.createElement('iframe'), { src: address, title: 'Cont' })
    frame.style.cssText = 'position: fixed; inset: 20% auto auto 20%; inline-size: 500px; block-size: 400px'
    document.body.append(frame)
  }, way === 'frame')
  return (await opened) ?? page.frameLocator('iframe[title="Cont"]')
}

test('AUT-04 a login on the account site, in a window or a frame, logs the player in here too', async ({
  page,
}) => {
  await listening(page, '/colectii')
  for (const way of ['window', 'frame'] as const) {
    const theirs = await openAccount(page, way)
    await theirs.getByLabel('Nume de utilizator').fill('victor.mare')
    await theirs.getByLabel('Parolă').fill(passwordOf('victor.mare'))
    await theirs.getByRole('button', { name: 'Intră în cont' }).click()
    await whenPlayer(page)
    await expect(avatar(page, 'victor.mare')).toBeVisible()
    await expect(page).toHaveURL('/colectii')
    await logOut(page)
    await whenGuest(page)
  }
})
