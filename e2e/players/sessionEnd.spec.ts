import type { Page } from '@playwright/test'
import {
  addFault,
  avatar,
  balance,
  control,
  logIn,
  notice,
  removeFaults,
  whenGuest,
  whenListening,
  whenPlayer,
} from '../support/players.ts'
import { expect, forget, whenHydrated, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'victor.mare'
const ENDED = 'Sesiunea s-a încheiat.'

test.beforeEach(({ request, site }) => control({ request, site }, WHO, 'reset'))

/**
 * Calls of an ended session fail, and the browser logs that. A clock that jumps also breaks the notification connection,
 * and with the next jump the requests after its reconnection.
 */
const forgetRefusals = (complaints: string[]): void => forget(complaints, /\b40[13]\b|messages: Error/)

/** Sends a call of the player, with the button that hides the balance. */
const pressEye = (page: Page): Promise<void> =>
  balance(page).getByRole('button', { name: 'Ascunde soldul' }).click()

const noName = (page: Page): Promise<void> => expect(page.getByText(WHO)).toHaveCount(0)

/** A short page: these tests only use the header and panels over the page. */
const PAGE = '/pagina/termeni-si-conditii'

type Wish = { path?: string; remember?: boolean }

/** Logs in and waits for its requests, which a jump of the clock or the end of the session would abort. */
async function logInAndSettle(page: Page, { path = PAGE, ...wish }: Wish = {}): Promise<void> {
  await logIn(page, WHO, { path, ...wish })
  await whenListening(page, WHO)
  await whenIdle(page)
}

test('AUT-03 RTE-09 the next call notices that the server has ended the session: the player becomes a guest, is sent from a page for players to the lobby, and sees a notice', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await logInAndSettle(page, { path: '/utilizator/jucate-recent' })
  await expect(page.getByRole('list', { name: 'Jucate recent' })).toBeVisible()
  await control({ request, site }, WHO, 'expire')
  await pressEye(page)
  await expect(page).toHaveURL('/')
  await expect(notice(page, ENDED)).toBeVisible()
  await whenGuest(page)
  await noName(page)
  forgetRefusals(complaints)
})

test('AUT-06 AUT-11 AUT-07 at the start: without a gateway session the platform’s session creates a new one; while the login state cannot be loaded, a persistent notice offers a reload; when the gateway refuses the login, the platform’s session ends and the visitor is a guest', async ({
  page,
  context,
  request,
  site,
  complaints,
}) => {
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await logInAndSettle(page)
  await context.clearCookies({ name: 'sandbox-gateway' })
  await page.reload()
  await whenPlayer(page)
  expect(await cookies()).toContain('sandbox-gateway')
  await whenIdle(page)
  forgetRefusals(complaints)
  expect(complaints).toEqual([])

  await addFault({ request, site }, { path: '/platform/platform.js', mode: 'error-404' })
  await page.reload()
  const said = notice(page, 'Nu am putut afla dacă ești conectat.')
  await expect(said).toBeVisible()
  await whenGuest(page)
  await removeFaults({ request, site })
  await said.getByRole('button', { name: 'Reîncarcă pagina' }).click()
  await whenPlayer(page)
  await whenIdle(page)

  await context.clearCookies({ name: 'sandbox-gateway' })
  await addFault({ request, site }, { path: '/gateway/v1/login', mode: 'error-500' })
  await page.reload()
  await whenHydrated(page)
  expect(await cookies()).not.toContain('sandbox-platform')
  complaints.splice(0)
})

/** Keep-alive calls to the gateway since the page was opened. */
function keepAlives(page: Page): URL[] {
  const sent: URL[] = []
  page.on('request', (request) => {
    if (/\/gateway\/v1\/keep-alive/.test(request.url())) sent.push(new URL(request.url()))
  })
  return sent
}

/** Milliseconds since the last action, as a keep-alive call reports them. */
const idleTimeIn = (sent: URL | undefined): number => Number(sent?.searchParams.get('millisFromLastAction'))

test.describe('after five minutes', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  test('KEP-01 KEP-02 a keep-alive reports the time since the last action; an action after a long idle time sends one keep-alive at once; a refused keep-alive ends the session in all tabs, with a notice', async ({
    page,
    context,
    request,
    site,
    complaints,
  }) => {
    const sent = keepAlives(page)
    await logInAndSettle(page)
    expect(sent).toEqual([])
    await page.clock.fastForward('05:01')
    await expect.poll(() => sent.length).toBe(1)
    expect(idleTimeIn(sent[0])).toBeGreaterThan(4.9 * 60_000)
    expect(idleTimeIn(sent[0])).toBeLessThan(5.5 * 60_000)
    // A pending response would time out when the clock jumps.
    await whenIdle(page)
    await page.clock.fastForward('05:01')
    await expect.poll(() => sent.length).toBe(2)
    await whenIdle(page)
    await whenPlayer(page)

    await page.clock.fastForward('04:00')
    await page.mouse.move(400, 400, { steps: 3 })
    await page.clock.fastForward('00:01')
    expect(sent.length).toBe(2)
    await page.clock.fastForward('01:00')
    await expect.poll(() => sent.length).toBe(3)
    expect(idleTimeIn(sent[2])).toBeLessThan(90_000)
    await whenIdle(page)
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

  test('AUT-06 KEP-02 a remembered player is logged in again without a notice after the session has ended and after a refused keep-alive', async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await logInAndSettle(page, { remember: true })
    /** Ends the session with `end` and waits until the player is logged in again. */
    const backAfter = async (end: () => Promise<unknown>) => {
      const back = page.waitForResponse((answer) => answer.url().endsWith('/gateway/v1/login') && answer.ok())
      await end()
      await back
      await whenIdle(page)
      await whenPlayer(page)
      await expect(notice(page, ENDED)).toHaveCount(0)
      await expect(avatar(page, WHO)).toBeVisible()
    }
    await control({ request, site }, WHO, 'expire')
    await backAfter(() => pressEye(page))
    // The player stays logged in.
    await pressEye(page)
    await expect(balance(page)).toContainText('Sold ascuns')
    await whenIdle(page)

    await control({ request, site }, WHO, 'refuse-keep-alive', { times: 1 })
    await backAfter(() => page.clock.fastForward('05:01'))
    forgetRefusals(complaints)
  })

  test('KEP-03 only one of two tabs sends the keep-alive', async ({ page, context }) => {
    const sent = keepAlives(page)
    await logInAndSettle(page)
    const other = await context.newPage()
    const others = keepAlives(other)
    await other.goto(PAGE)
    await whenPlayer(other)
    await whenListening(page, WHO, 2)
    // The clock belongs to the context: one jump moves both tabs.
    await page.clock.fastForward('05:01')
    await expect.poll(() => sent.length + others.length).toBe(1)
    await whenIdle(page)
    expect(sent.length + others.length).toBe(1)
  })
})
