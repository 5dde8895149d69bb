import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import {
  accountWay,
  balance,
  logIn,
  loginDialog,
  loginWay,
  logOut,
  passwordOf,
  submit,
  type Username,
  whenGuest,
  whenPlayer,
  write,
} from './support/players.ts'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { expect, phone, test, whenHydrated, whenQuiet } from './support/test.ts'

/** A page with little on it: one comes in from the header. */
const PAGE = '/pagina/termeni-si-conditii'

/** A load of `path` finds the player, and nothing moves. */
async function findsPlayer(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenPlayer(page)
  await expect(balance(page)).toContainText('482,35 lei')
  await whenQuiet(page)
  const shifts = await shiftsOf(page)
  // Words may be a pixel wider in the brand's face than in the one that stood in for it.
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

    test(`AUT-01 AUT-06 MNU-05 a load of the lobby, a list or a game’s page keeps the player, and nothing moves at ${where}`, async ({
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

/** A page whose session has been opened: somebody is there, and it hears of others. */
async function listening(page: Page, path = PAGE): Promise<Page> {
  await page.goto(path)
  await whenHydrated(page)
  const asked = page.waitForResponse(/\/platform\/api\/logged-in-player$/)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await asked
  return page
}

/** Logs in from the header of the page that is there. */
async function comeIn(page: Page): Promise<void> {
  await loginWay(page).click()
  await write(loginDialog(page), 'victor.mare', passwordOf('victor.mare'))
  await submit(loginDialog(page)).click()
  await whenPlayer(page)
}

/** The player is in the header, without a load. */
async function isIn(page: Page, path: string): Promise<void> {
  await whenPlayer(page)
  await expect(accountWay(page, 'victor.mare')).toBeVisible()
  await expect(balance(page)).toContainText('128.450,00 lei')
  await expect(page).toHaveURL(path)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
}

test('AUT-05 AUT-13 RTE-09 a login in one tab shows in the other and answers its dialog; the logout there shows here, and leads out of a page for players', async ({
  page,
  context,
}) => {
  const other = await listening(await context.newPage())
  await other.evaluate(() => Object.assign(window, { same: true }))
  await loginWay(other).click()
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

  // The same where no dialog waits.
  await comeIn(page)
  await isIn(other, PAGE)
})

/** Whatever of the browser scripts can read. */
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

test('RTE-09 AUT-03 AUT-10 after the logout on a page for players one is in the lobby, and nothing of the player is left', async ({
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
  await whenQuiet(page)
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

test('AUT-01 the server answers a player as it does everyone, byte for byte', async ({ page, request }) => {
  await logIn(page, 'victor.mare', { path: PAGE, remember: true })
  const paths = ['/', '/toate-jocurile', '/joc/diamant-40', '/utilizator/preferate', '/api/pages?path=/']
  for (const path of paths) {
    const [theirs, everyones] = [await page.context().request.get(path), await request.get(path)]
    expect((await theirs.body()).equals(await everyones.body()), path).toBe(true)
    for (const header of ['cache-control', 'etag', 'vary', 'set-cookie'])
      expect(theirs.headers()[header], `${header} of ${path}`).toBe(everyones.headers()[header])
  }
})

/** Logs in at the platform and the gateway, of which no page is told. */
async function comeInElsewhere(context: BrowserContext, site: string, username: Username): Promise<void> {
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

test('AUT-04 what another origin says is not heard, nor is anything but a login of casino or virtuals', async ({
  page,
  context,
  site,
}) => {
  await listening(page)
  await comeInElsewhere(context, site, 'victor.mare')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/sandbox\/(?:platform|gateway)\//.test(request.url())) asked.push(request.url())
  })
  await page.evaluate(async () => {
    const good = { type: 'arama:login', product: 'casino' }
    for (const origin of ['https://altundeva.example', 'null', ''])
      dispatchEvent(new MessageEvent('message', { origin, data: good }))
    // From the right origin, but not from a page of its own.
    postMessage(good, location.origin)
    const others = [null, 'arama:login', { type: 'arama:login' }, { ...good, product: 'sport' }, [good]]
    for (const data of [...others, { type: 'arama:logout', product: 'casino' }, JSON.stringify(good)])
      postMessage(data, location.origin)
    // Whatever was going to come of them has begun once this one is through.
    await new Promise((heard) => {
      addEventListener('message', ({ data }) => data === 'last' && heard(undefined))
      postMessage('last', location.origin)
    })
  })
  await whenQuiet(page)
  expect(asked).toEqual([])
  await whenGuest(page)
  await page.evaluate(() => void document.body.append(document.createElement('iframe')))
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => parent.postMessage({ type: 'arama:login', product: 'virtuals' }, parent.location.origin))
  await whenPlayer(page)
})

/** Opens the account site's login from the page, in a window or a frame of its own. */
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

test('AUT-04 a login on the account site in a window or a frame of its own is one here too', async ({
  page,
}) => {
  await listening(page, '/colectii')
  for (const way of ['window', 'frame'] as const) {
    const theirs = await openAccount(page, way)
    await theirs.getByLabel('Nume de utilizator').fill('victor.mare')
    await theirs.getByLabel('Parolă').fill(passwordOf('victor.mare'))
    await theirs.getByRole('button', { name: 'Intră în cont' }).click()
    await whenPlayer(page)
    await expect(accountWay(page, 'victor.mare')).toBeVisible()
    await expect(page).toHaveURL('/colectii')
    await logOut(page)
    await whenGuest(page)
  }
})
