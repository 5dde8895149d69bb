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
import { expect, forget, whenQuiet } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'victor.mare'
const MONEY = '128.450,00 lei'

/** A page with little on it: all of this happens in the header and over the page. */
const PAGE = '/pagina/termeni-si-conditii'

type Sandbox = { request: APIRequestContext; site: string }

/** Does something to the line by which notifications come. */
async function line({ request, site }: Sandbox, path: string, data: object = {}): Promise<void> {
  const answer = await request.post(`${site}/sandbox/control/notifications/${path}`, { data })
  expect(answer.status(), path).toBe(200)
}

/** Logs in and waits until the page hears what is said. */
async function enter(page: Page, wish: { remember?: boolean } = {}): Promise<void> {
  await logIn(page, WHO, { path: PAGE, ...wish })
  await whenListening(page, WHO)
}

/** The sockets for notifications that a page opens, each with the moment. */
function socketsOf(page: Page): { socket: WebSocket; at: number }[] {
  const sockets: { socket: WebSocket; at: number }[] = []
  page.on('websocket', (socket) => {
    if (socket.url().includes('/notifications')) sockets.push({ socket, at: Date.now() })
  })
  return sockets
}

const add = (sandbox: Sandbox, amount: number) => control(sandbox, WHO, 'balance', { amount })

/** Broken lines and sessions that end are said by the browser, and the failure by the page. */
const forgetLines = (complaints: string[]): void =>
  forget(complaints, /WebSocket connection to|notifications (message|record|connection)|\b40[13]\b/)

test.beforeEach(async ({ request, site }) => {
  await line({ request, site }, 'drop')
  await control({ request, site }, WHO, 'reset')
})

test('BAL-02 NTF-03 money that changes elsewhere is in the header without a reload, the last of many changes too, and the window hears of it', async ({
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

test('NTF-02 a bonus that is given while the page is open is offered at once, and only once', async ({
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

test('NTF-04 a message that is only said, an unknown one and one that is none change nothing; LOGOUT asks anew who is here: whom the browser remembers stays, anybody else is led out', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await enter(page, { remember: true })
  await whenQuiet(page)
  const calls: string[] = []
  page.on('request', (asked) => {
    // The code of other pages comes when the browser is idle, whatever is said.
    if (!/\/assets\/[^/]+\.js$/.test(asked.url())) calls.push(asked.url())
  })
  const said = [{ type: 'SIMPLE_MESSAGE' }, { text: '{"type":"BALANCE_2"}' }, { text: 'salut' }, { text: '' }]
  for (const data of said) await line({ request, site }, WHO, data)
  await whenQuiet(page)
  expect(calls).toEqual([])
  forgetLines(complaints)

  await line({ request, site }, WHO, { type: 'LOGOUT' })
  await expect.poll(() => calls.some((url) => url.endsWith('/gateway/v1/login'))).toBe(true)
  await whenListening(page, WHO)
  await whenPlayer(page)
  await add({ request, site }, 50)
  await expect(balance(page)).toContainText('128.500,00 lei')

  await page.context().clearCookies({ name: 'remembered' })
  await line({ request, site }, WHO, { type: 'LOGOUT' })
  await whenGuest(page)
  await expect(notice(page, 'Sesiunea s-a încheiat.')).toBeVisible()
  await whenListening(page, WHO, 0)
  forgetLines(complaints)
})

for (const garbage of ['cut-off', 'endless-length', 'no-length', 'html', 'oversized'])
  test(`NTF-01 NTF-04 a line that breaks comes back by itself and what was missed is asked for, after a frame that is none: ${garbage}`, async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await enter(page)
    const sockets = socketsOf(page)
    await line({ request, site }, WHO, { garbage })
    await expect.poll(() => sockets.length).toBe(1)
    await whenListening(page, WHO)
    await add({ request, site }, 1)
    await expect(balance(page)).toContainText('128.451,00 lei')
    await page.context().setOffline(true)
    await add({ request, site }, 9)
    await page.context().setOffline(false)
    await line({ request, site }, 'drop')
    await expect(balance(page)).toContainText('128.460,00 lei')
    forgetLines(complaints)
  })

test('NTF-01 a service that lets everybody in and drops them is asked ever less often; a lasting note says that nothing is told any more, and a press asks again', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await page.clock.install()
  await enter(page)
  const sockets = socketsOf(page)
  await line({ request, site }, 'flap')
  const lost = notice(page, 'Soldul și mesajele nu se actualizează singure acum.')
  /** In small steps: no call runs out of time. */
  async function run(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 2) {
      await page.clock.runFor(2000)
      await whenQuiet(page)
    }
  }
  await run(120)
  // Two a second apart, and then once a minute.
  expect(sockets.length).toBeLessThanOrEqual(5)
  await expect(lost).toHaveCount(1)
  await line({ request, site }, 'drop')
  await add({ request, site }, 50)
  await lost.getByRole('button', { name: 'Reîncearcă' }).click()
  await whenListening(page, WHO)
  await run(32)
  await expect(balance(page)).toContainText('128.500,00 lei')
  // A line that was lost once more meanwhile is tried again within a minute.
  await expect(async () => {
    await run(10)
    expect(await lost.count()).toBe(0)
  }).toPass()
  forgetLines(complaints)
})

test('NTF-01 UXP-13 a lost line is tried twice, a second apart, and then far less often until the network is back; who logs out listens no more', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await enter(page)
  const sockets = socketsOf(page)
  const lost = Date.now()
  await line({ request, site }, 'drop', { refuse: 600_000 })
  await expect.poll(() => sockets.length, { timeout: 10_000 }).toBe(2)
  const [first, second] = sockets.map(({ at }) => at)
  expect(Number(first) - lost).toBeGreaterThan(900)
  expect(Number(second) - Number(first)).toBeGreaterThan(900)
  await page.waitForTimeout(2500)
  expect(sockets.length).toBe(2)

  await add({ request, site }, 50)
  await line({ request, site }, 'drop')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(balance(page)).toContainText('128.500,00 lei')
  await whenListening(page, WHO)
  await logOut(page)
  await whenGuest(page)
  await whenListening(page, WHO, 0)
  expect(sockets.length).toBe(3)
  forgetLines(complaints)
})
