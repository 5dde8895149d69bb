import type { Page } from '@playwright/test'
import {
  balance,
  banner,
  control,
  logIn,
  mend,
  notice,
  spoil,
  whenGuest,
  whenPlayer,
} from '../support/players.ts'
import { expect, whenHydrated, whenQuiet } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'victor.mare'
const ENDED = 'Sesiunea s-a încheiat.'

test.beforeEach(async ({ request, site }) => {
  await mend({ request, site })
  await control({ request, site }, WHO, 'reset')
})

/** A session that has ended is said by its calls, and the browser writes that down. */
const forgetRefusals = (complaints: string[]): void => {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/\b40[13]\b/.test(text)))
}

/** A call of the player's, by the eye beside the money. */
const pressEye = (page: Page): Promise<void> =>
  balance(page).getByRole('button', { name: 'Ascunde soldul' }).click()

const noName = (page: Page): Promise<void> => expect(page.getByText(WHO)).toHaveCount(0)

test('AUT-03 a session that the server has ended is found by the next call: the player is led out, and a notice says so', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await rested(page)
  await control({ request, site }, WHO, 'expire')
  await pressEye(page)
  await whenGuest(page)
  await expect(notice(page, ENDED)).toBeVisible()
  await noName(page)
  forgetRefusals(complaints)
})

test('AUT-03 RTE-09 on a page for players it leads to the lobby', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await rested(page, { path: '/utilizator/jucate-recent' })
  await expect(page.getByRole('list', { name: 'Jucate recent' })).toBeVisible()
  await control({ request, site }, WHO, 'expire')
  await pressEye(page)
  await expect(page).toHaveURL('/')
  await expect(notice(page, ENDED)).toBeVisible()
  await whenGuest(page)
  forgetRefusals(complaints)
})

test('AUT-06 a player whom the browser remembers is back in instead, and hears nothing of it', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await rested(page, { remember: true })
  await control({ request, site }, WHO, 'expire')
  const back = page.waitForResponse((answer) => answer.url().endsWith('/gateway/v1/login') && answer.ok())
  await pressEye(page)
  await back
  await whenQuiet(page)
  await whenPlayer(page)
  await expect(notice(page, ENDED)).toHaveCount(0)
  // And is in for good.
  await pressEye(page)
  await expect(balance(page)).toContainText('Sold ascuns')
  forgetRefusals(complaints)
})

test('AUT-06 without a session of the gateway that of the platform gets a new one', async ({
  page,
  context,
  complaints,
}) => {
  await rested(page)
  await context.clearCookies({ name: 'sandbox-gateway' })
  await page.reload()
  await whenPlayer(page)
  expect((await context.cookies()).map(({ name }) => name)).toContain('sandbox-gateway')
  forgetRefusals(complaints)
})

test('AUT-07 AUT-06 when the gateway takes nobody in at the start, the platform’s session ends and one is a guest', async ({
  page,
  context,
  request,
  site,
  complaints,
}) => {
  await rested(page)
  await context.clearCookies({ name: 'sandbox-gateway' })
  await spoil({ request, site }, { path: '/gateway/v1/login', mode: 'error-500' })
  await page.reload()
  await whenHydrated(page)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sandbox-platform')
  complaints.splice(0)
})

test('AUT-11 when nobody knows who is here at the start, a notice stays that loads the page anew', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await rested(page)
  await spoil({ request, site }, { path: '/platform/platform.js', mode: 'error-404' })
  await page.reload()
  const said = notice(page, 'Nu am putut afla dacă ești conectat.')
  await expect(said).toBeVisible()
  await whenGuest(page)
  await mend({ request, site })
  await said.getByRole('button', { name: 'Reîncarcă pagina' }).click()
  await whenPlayer(page)
  complaints.splice(0)
})

/** Calls that keep the session alive, at the gateway, since the page was opened. */
function keepAlives(page: Page): URL[] {
  const sent: URL[] = []
  page.on('request', (request) => {
    if (/\/gateway\/v1\/keep-alive/.test(request.url())) sent.push(new URL(request.url()))
  })
  return sent
}

/** Logs in and waits for what comes with it: a clock that jumps, or a session that ends, would break it off. */
async function rested(page: Page, wish: { path?: string; remember?: boolean } = {}): Promise<void> {
  await logIn(page, WHO, wish)
  await whenQuiet(page)
}

test.describe('after five minutes', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  test('KEP-01 a call keeps the session alive and says how long nobody has done anything', async ({
    page,
  }) => {
    const sent = keepAlives(page)
    await rested(page)
    expect(sent).toEqual([])
    await page.clock.fastForward('05:01')
    await expect.poll(() => sent.length).toBe(1)
    const millis = Number(sent[0]?.searchParams.get('millisFromLastAction'))
    expect(millis).toBeGreaterThan(4.9 * 60_000)
    expect(millis).toBeLessThan(5.5 * 60_000)
    await page.clock.fastForward('05:01')
    await expect.poll(() => sent.length).toBe(2)
    await whenPlayer(page)
  })

  test('KEP-01 somebody who moves after a long sleep sends it then, and once', async ({ page }) => {
    const sent = keepAlives(page)
    await rested(page)
    await page.clock.fastForward('04:00')
    await page.mouse.move(400, 400, { steps: 3 })
    await page.clock.fastForward('00:01')
    expect(sent).toEqual([])
    await page.clock.fastForward('01:00')
    await expect.poll(() => sent.length).toBe(1)
    expect(Number(sent[0]?.searchParams.get('millisFromLastAction'))).toBeLessThan(90_000)
  })

  test('KEP-02 a call that is refused ends the session everywhere, with a notice', async ({
    page,
    context,
    request,
    site,
    complaints,
  }) => {
    await rested(page)
    await control({ request, site }, WHO, 'refuse-keep-alive', { times: 1 })
    await page.clock.fastForward('05:01')
    await whenGuest(page)
    await expect(notice(page, ENDED)).toBeVisible()
    await noName(page)
    const cookies = (await context.cookies()).map(({ name }) => name)
    for (const theirs of ['sandbox-platform', 'sandbox-gateway', 'keep-alive'])
      expect(cookies).not.toContain(theirs)
    forgetRefusals(complaints)
  })

  test('KEP-02 who is remembered is authenticated again', async ({ page, request, site, complaints }) => {
    await rested(page, { remember: true })
    await control({ request, site }, WHO, 'refuse-keep-alive', { times: 1 })
    const back = page.waitForResponse((answer) => answer.url().endsWith('/gateway/v1/login') && answer.ok())
    await page.clock.fastForward('05:01')
    await back
    await whenQuiet(page)
    await whenPlayer(page)
    await expect(notice(page, ENDED)).toHaveCount(0)
    await expect(banner(page).getByRole('link', { name: `Contul meu, ${WHO}` })).toBeVisible()
    forgetRefusals(complaints)
  })

  test('KEP-03 of two tabs one sends it', async ({ page, context }) => {
    const sent = keepAlives(page)
    await rested(page)
    const other = await context.newPage()
    const others = keepAlives(other)
    await other.clock.install()
    await other.goto('/')
    await whenPlayer(other)
    await Promise.all([page.clock.fastForward('05:01'), other.clock.fastForward('05:01')])
    await expect.poll(() => sent.length + others.length).toBe(1)
    await whenQuiet(page)
    expect(sent.length + others.length).toBe(1)
  })
})
