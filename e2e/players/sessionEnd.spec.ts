import type { Page } from '@playwright/test'
import {
  accountWay,
  balance,
  control,
  logIn,
  mend,
  notice,
  spoil,
  whenGuest,
  whenListening,
  whenPlayer,
} from '../support/players.ts'
import { expect, forget, whenHydrated, whenQuiet } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'victor.mare'
const ENDED = 'Sesiunea s-a încheiat.'

test.beforeEach(async ({ request, site }) => {
  await mend({ request, site })
  await control({ request, site }, WHO, 'reset')
})

/**
 * A session that has ended is said by its calls, and the browser writes that down. A clock that jumps breaks the line of
 * notifications off, and with the next jump what is asked for when it is back.
 */
const forgetRefusals = (complaints: string[]): void => forget(complaints, /\b40[13]\b|messages: Error/)

/** A call of the player's, by the eye beside the money. */
const pressEye = (page: Page): Promise<void> =>
  balance(page).getByRole('button', { name: 'Ascunde soldul' }).click()

const noName = (page: Page): Promise<void> => expect(page.getByText(WHO)).toHaveCount(0)

/** A page with little on it: all of this happens in the header and over the page. */
const PAGE = '/pagina/termeni-si-conditii'

type Wish = { path?: string; remember?: boolean }

/** Logs in and waits for what comes with it: a clock that jumps, or a session that ends, would break it off. */
async function rested(page: Page, { path = PAGE, ...wish }: Wish = {}): Promise<void> {
  await logIn(page, WHO, { path, ...wish })
  await whenListening(page, WHO)
  await whenQuiet(page)
}

test('AUT-03 RTE-09 a session that the server has ended is found by the next call: the player is led out, from a page for players to the lobby, and a notice says so', async ({
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
  await noName(page)
  forgetRefusals(complaints)
})

test('AUT-06 AUT-11 AUT-07 at the start: without a session of the gateway that of the platform gets a new one; when nobody knows who is here, a notice stays that loads the page anew; when the gateway takes nobody in, the platform’s session ends and one is a guest', async ({
  page,
  context,
  request,
  site,
  complaints,
}) => {
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await rested(page)
  await context.clearCookies({ name: 'sandbox-gateway' })
  await page.reload()
  await whenPlayer(page)
  expect(await cookies()).toContain('sandbox-gateway')
  await whenQuiet(page)
  forgetRefusals(complaints)
  expect(complaints).toEqual([])

  await spoil({ request, site }, { path: '/platform/platform.js', mode: 'error-404' })
  await page.reload()
  const said = notice(page, 'Nu am putut afla dacă ești conectat.')
  await expect(said).toBeVisible()
  await whenGuest(page)
  await mend({ request, site })
  await said.getByRole('button', { name: 'Reîncarcă pagina' }).click()
  await whenPlayer(page)
  await whenQuiet(page)

  await context.clearCookies({ name: 'sandbox-gateway' })
  await spoil({ request, site }, { path: '/gateway/v1/login', mode: 'error-500' })
  await page.reload()
  await whenHydrated(page)
  expect(await cookies()).not.toContain('sandbox-platform')
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

/** Milliseconds without any action that a call tells of. */
const restedBy = (sent: URL | undefined): number => Number(sent?.searchParams.get('millisFromLastAction'))

test.describe('after five minutes', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  test('KEP-01 KEP-02 a call keeps the session alive and says how long nobody has done anything; somebody who moves after a long sleep sends it then, and once; one that is refused ends the session everywhere, with a notice', async ({
    page,
    context,
    request,
    site,
    complaints,
  }) => {
    const sent = keepAlives(page)
    await rested(page)
    expect(sent).toEqual([])
    await page.clock.fastForward('05:01')
    await expect.poll(() => sent.length).toBe(1)
    expect(restedBy(sent[0])).toBeGreaterThan(4.9 * 60_000)
    expect(restedBy(sent[0])).toBeLessThan(5.5 * 60_000)
    // An answer still on its way would be given up by a clock that jumps.
    await whenQuiet(page)
    await page.clock.fastForward('05:01')
    await expect.poll(() => sent.length).toBe(2)
    await whenQuiet(page)
    await whenPlayer(page)

    await page.clock.fastForward('04:00')
    await page.mouse.move(400, 400, { steps: 3 })
    await page.clock.fastForward('00:01')
    expect(sent.length).toBe(2)
    await page.clock.fastForward('01:00')
    await expect.poll(() => sent.length).toBe(3)
    expect(restedBy(sent[2])).toBeLessThan(90_000)
    await whenQuiet(page)
    forgetRefusals(complaints)
    expect(complaints).toEqual([])

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

  test('AUT-06 KEP-02 a player whom the browser remembers is back in after a session that has ended and after a call that was refused, and hears nothing of it', async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await rested(page, { remember: true })
    /** Does what ends the session and waits until the player is back. */
    const backAfter = async (end: () => Promise<unknown>) => {
      const back = page.waitForResponse((answer) => answer.url().endsWith('/gateway/v1/login') && answer.ok())
      await end()
      await back
      await whenQuiet(page)
      await whenPlayer(page)
      await expect(notice(page, ENDED)).toHaveCount(0)
      await expect(accountWay(page, WHO)).toBeVisible()
    }
    await control({ request, site }, WHO, 'expire')
    await backAfter(() => pressEye(page))
    // And is in for good.
    await pressEye(page)
    await expect(balance(page)).toContainText('Sold ascuns')
    await whenQuiet(page)

    await control({ request, site }, WHO, 'refuse-keep-alive', { times: 1 })
    await backAfter(() => page.clock.fastForward('05:01'))
    forgetRefusals(complaints)
  })

  test('KEP-03 of two tabs one sends it', async ({ page, context }) => {
    const sent = keepAlives(page)
    await rested(page)
    const other = await context.newPage()
    const others = keepAlives(other)
    await other.goto(PAGE)
    await whenPlayer(other)
    await whenListening(page, WHO, 2)
    // The clock belongs to the context: one jump moves both tabs.
    await page.clock.fastForward('05:01')
    await expect.poll(() => sent.length + others.length).toBe(1)
    await whenQuiet(page)
    expect(sent.length + others.length).toBe(1)
  })
})
