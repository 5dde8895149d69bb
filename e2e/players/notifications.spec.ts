import type { APIRequestContext, Page, WebSocket } from '@playwright/test'
import {
  balance,
  control,
  logIn,
  logOut,
  notice,
  whenGuest,
  whenListening,
  whenPlayer,
} from '../support/players.ts'
import { expect, forget, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'victor.mare'
const MONEY = '128.450,00 lei'

/** A short page: these tests only use the header and panels over the page. */
const PAGE = '/pagina/termeni-si-conditii'

type Sandbox = { request: APIRequestContext; site: string }

/** Runs an action of the control room on the notification connections. */
async function controlConnections(
  { request, site }: Sandbox,
  path: string,
  data: object = {},
): Promise<void> {
  const answer = await request.post(`${site}/sandbox/control/notifications/${path}`, { data })
  expect(answer.status(), path).toBe(200)
}

/** Logs in and waits until the page is connected to the notifications. */
async function enter(page: Page, wish: { remember?: boolean } = {}): Promise<void> {
  await logIn(page, WHO, { path: PAGE, ...wish })
  await whenListening(page, WHO)
}

/** The notification sockets that a page opens, each with its time. */
function socketsOf(page: Page): { socket: WebSocket; at: number }[] {
  const sockets: { socket: WebSocket; at: number }[] = []
  page.on('websocket', (socket) => {
    if (socket.url().includes('/notifications')) sockets.push({ socket, at: Date.now() })
  })
  return sockets
}

const add = (sandbox: Sandbox, amount: number) => control(sandbox, WHO, 'balance', { amount })

/** Removes the console messages about broken connections and ended sessions. */
const forgetConnectionErrors = (complaints: string[]): void =>
  forget(complaints, /WebSocket connection to|notifications (message|record|connection)|\b40[13]\b/)

test.beforeEach(async ({ request, site }) => {
  await controlConnections({ request, site }, 'drop')
  await control({ request, site }, WHO, 'reset')
})

test('BAL-02 NTF-03 a balance that changes elsewhere is updated in the header without a reload, also after many changes, and a window event reports it', async ({
  page,
  request,
  site,
}) => {
  await enter(page)
  await page.evaluate(() =>
    window.addEventListener('player-balance-changed', (event) => {
      const heard = event instanceof CustomEvent && event.detail === null
      document.documentElement.dataset.heard = String(heard)
    }),
  )
  await expect(balance(page)).toContainText(MONEY)
  await add({ request, site }, 50)
  await expect(balance(page)).toContainText('128.500,00 lei')
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'true')
  await Promise.all(Array.from({ length: 20 }, () => add({ request, site }, 5)))
  await expect(balance(page)).toContainText('128.600,00 lei')
})

test('NTF-02 a bonus granted while the page is open is offered at once, and only once', async ({
  page,
  request,
  site,
}) => {
  await enter(page)
  await control({ request, site }, WHO, 'bonuses')
  const offer = page.getByRole('dialog', { name: '20 de rotiri gratuite' })
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Refuză' }).click()
  await expect(offer).toHaveCount(0)
  await control({ request, site }, WHO, 'bonuses', { playType: 'freespins2' })
  await expect(page.getByRole('dialog', { name: '15 rotiri gratuite' })).toBeVisible()
})

test('NTF-04 informational, unknown and invalid messages change nothing; LOGOUT checks the session again: a remembered player stays, any other becomes a guest', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await enter(page, { remember: true })
  await whenIdle(page)
  const calls: string[] = []
  page.on('request', (asked) => {
    // The code of other pages loads when the browser is idle, independent of messages.
    if (!/\/assets\/[^/]+\.js$/.test(asked.url())) calls.push(asked.url())
  })
  const said = [{ type: 'SIMPLE_MESSAGE' }, { text: '{"type":"BALANCE_2"}' }, { text: 'salut' }, { text: '' }]
  for (const data of said) await controlConnections({ request, site }, WHO, data)
  await whenIdle(page)
  expect(calls).toEqual([])
  forgetConnectionErrors(complaints)

  await controlConnections({ request, site }, WHO, { type: 'LOGOUT' })
  await expect.poll(() => calls.some((url) => url.endsWith('/gateway/v1/login'))).toBe(true)
  await whenListening(page, WHO)
  await whenPlayer(page)
  await add({ request, site }, 50)
  await expect(balance(page)).toContainText('128.500,00 lei')

  await page.context().clearCookies({ name: 'remembered' })
  await controlConnections({ request, site }, WHO, { type: 'LOGOUT' })
  await whenGuest(page)
  await expect(notice(page, 'Sesiunea s-a încheiat.')).toBeVisible()
  await whenListening(page, WHO, 0)
  forgetConnectionErrors(complaints)
})

for (const garbage of ['cut-off', 'endless-length', 'no-length', 'html', 'oversized'])
  test(`NTF-01 NTF-04 a broken connection is restored automatically and missed data are requested, after an invalid frame: ${garbage}`, async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await enter(page)
    const sockets = socketsOf(page)
    await controlConnections({ request, site }, WHO, { garbage })
    await expect.poll(() => sockets.length).toBe(1)
    await whenListening(page, WHO)
    await add({ request, site }, 1)
    await expect(balance(page)).toContainText('128.451,00 lei')
    await page.context().setOffline(true)
    await add({ request, site }, 9)
    await page.context().setOffline(false)
    await controlConnections({ request, site }, 'drop')
    await expect(balance(page)).toContainText('128.460,00 lei')
    forgetConnectionErrors(complaints)
  })

test('NTF-01 a service that accepts and drops connections is retried ever less often; a persistent notice says that updates are missing, and a press retries', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await page.clock.install()
  await enter(page)
  const sockets = socketsOf(page)
  await controlConnections({ request, site }, 'flap')
  const lost = notice(page, 'Soldul și mesajele nu se actualizează singure acum.')
  /** Advances the clock in small steps, so that no call times out. */
  async function run(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 2) {
      await page.clock.runFor(2000)
      await whenIdle(page)
    }
  }
  await run(120)
  // Two retries a second apart, then one a minute.
  expect(sockets.length).toBeLessThanOrEqual(5)
  await expect(lost).toHaveCount(1)
  await controlConnections({ request, site }, 'drop')
  await add({ request, site }, 50)
  await lost.getByRole('button', { name: 'Reîncearcă' }).click()
  await whenListening(page, WHO)
  await run(32)
  await expect(balance(page)).toContainText('128.500,00 lei')
  // If the connection has been lost again, the next retry follows within a minute.
  await expect(async () => {
    await run(10)
    expect(await lost.count()).toBe(0)
  }).toPass()
  forgetConnectionErrors(complaints)
})

test('NTF-01 UXP-13 a lost connection is retried twice, a second apart, and then far less often until the network is back; a logout closes the connection', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await enter(page)
  const sockets = socketsOf(page)
  const lost = Date.now()
  await controlConnections({ request, site }, 'drop', { refuse: 600_000 })
  await expect.poll(() => sockets.length, { timeout: 10_000 }).toBe(2)
  const [first, second] = sockets.map(({ at }) => at)
  expect(Number(first) - lost).toBeGreaterThan(900)
  expect(Number(second) - Number(first)).toBeGreaterThan(900)
  await page.waitForTimeout(2500)
  expect(sockets.length).toBe(2)

  await add({ request, site }, 50)
  await controlConnections({ request, site }, 'drop')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(balance(page)).toContainText('128.500,00 lei')
  await whenListening(page, WHO)
  await logOut(page)
  await whenGuest(page)
  await whenListening(page, WHO, 0)
  expect(sockets.length).toBe(3)
  forgetConnectionErrors(complaints)
})
