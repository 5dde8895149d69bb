import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  addFault,
  avatar,
  control,
  logIn,
  logOut,
  notice,
  removeFaults,
  type Username,
  whenGuest,
} from '../support/players.ts'
import { expect, forget, phone } from '../support/test.ts'
import { test } from './ownSite.ts'

type Visit = { page: Page; request: APIRequestContext; site: string }

/** The only open dialog. */
const dialog = (page: Page) => page.getByRole('dialog')
const message = (page: Page, name: string) => page.getByRole('dialog', { name })
const close = (page: Page, name: string) =>
  message(page, name)
    .getByRole('button', { name: /^(?:Închide|Am citit)$/ })
    .last()
    .click()

/** Messages that irina.mesaje sees by themselves, in the order of their kinds and types. */
const inOrder = [
  ['Limita de depunere poate crește', '500 de lei'],
  ['Limitele tale se schimbă', 'Perioada de așteptare a trecut'],
  ['Bine ai revenit', 'Bună!'],
  ['Un bonus la sport', 'secțiunea Sport'],
  ['Banii înapoi au sosit', '35,50 lei'],
  ['Locul 12 în turneu', '80 de lei'],
  ['Program de întreținere', 'Joi, între 4:00 și 5:00'],
] as const

/** Logs in a player with unanswered messages. */
async function enter({ page, request, site }: Visit, username: Username): Promise<void> {
  await control({ request, site }, username, 'reset')
  await logIn(page, username, { path: '/pagina/termeni-si-conditii' })
}

for (const [width, use] of [
  ['a phone', phone],
  ['a desk', {}],
] as const) {
  test.describe(`on ${width}`, () => {
    test.use(use)

    test('MSG-01 MSG-02 MSG-03 UXP-11 messages come one at a time, in their order, and all stay in the list of notifications', async ({
      page,
      request,
      site,
    }) => {
      await enter({ page, request, site }, 'irina.mesaje')
      for (const [name, text] of inOrder) {
        await expect(message(page, name)).toContainText(text)
        await expect(message(page, name).getByRole('heading', { name })).toBeFocused()
        await expect(dialog(page)).toHaveCount(1)
        expect(await dialog(page).textContent()).not.toMatch(/[{}[\]]|TEMPLATE/)
        await close(page, name)
        await expect(message(page, name)).toHaveCount(0)
      }
      const opener = page.getByRole('button', { name: 'Notificări', exact: true })
      if (width === 'a phone') await page.getByRole('button', { name: 'Meniu' }).tap()
      await opener.click()
      const list = message(page, 'Notificări').getByRole('listitem')
      await expect(list).toHaveCount(inOrder.length)
      await expect(list.getByText('Nou', { exact: true })).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
      await list.getByRole('button', { name: /^Banii înapoi au sosit/ }).click()
      await expect(message(page, 'Banii înapoi au sosit')).toContainText('35,50 lei')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })

    test('MSG-04 a limit that cannot be confirmed says so and can be confirmed again, once', async ({
      page,
      request,
      site,
      complaints,
    }) => {
      await enter({ page, request, site }, 'dan.limite')
      const limits = message(page, 'Limitele tale se schimbă')
      const confirm = limits.getByRole('button', { name: 'Confirm limita' })
      await addFault({ request, site }, { path: '/platform/api/accept-pending-limits', mode: 'error-503' })
      await confirm.click()
      await expect(limits.getByRole('alert')).toHaveText(
        /^Nu am putut confirma limita\. Rămâne cea de până acum/,
      )
      await removeFaults({ request, site })
      complaints.splice(0)
      await confirm.click()
      await expect(notice(page, 'Limita este confirmată.')).toBeVisible()
      await expect(limits).toHaveCount(0)
      await page.reload()
      const own = await request.get(`${site}/sandbox/control/people/dan.limite`)
      expect((await own.json()).state.messages).toEqual([])
    })
  })
}

test('UXP-11 MSG-02 messages that wait come after a reload; those that were put away stay in the list; a logout removes all from the tab', async ({
  page,
  request,
  site,
}) => {
  await enter({ page, request, site }, 'irina.mesaje')
  const [[first], [second], [third]] = inOrder
  for (const name of [first, second]) await close(page, name)
  await expect(message(page, third)).toBeVisible()
  await page.reload()
  await expect(message(page, third)).toBeVisible()
  await close(page, third)
  await expect(message(page, inOrder[3][0])).toBeVisible()
  await close(page, inOrder[3][0])
  await page.getByRole('button', { name: /^Notificări/ }).click()
  const list = message(page, 'Notificări').getByRole('listitem')
  await expect(list).toHaveCount(inOrder.length)
  await expect(list.filter({ hasText: first }).getByText('Nou', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  // The next ones come once the list is closed; each would close the menu of the account.
  for (const [name] of inOrder.slice(4)) await close(page, name)
  await logOut(page)
  await message(page, 'Ai o retragere în lucru').getByRole('button', { name: 'Ieși din cont' }).click()
  await whenGuest(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('player-messages')
})

test('MSG-01 a message before the logout holds it until it is answered or ten seconds have passed; another follows it', async ({
  page,
  request,
  site,
}) => {
  await page.clock.install()
  await control({ request, site }, 'irina.mesaje', 'reset')
  // The other messages are of no interest here.
  await page.route('**/platform/api/waiting-messages', async (route) => {
    const answer = await route.fetch()
    const reply = await answer.json()
    const messages = reply.messages.filter(({ type }: { type: string }) => /logout/.test(type))
    await route.fulfill({ response: answer, json: { ...reply, messages } })
  })
  await logIn(page, 'irina.mesaje')
  const held = message(page, 'Ai o retragere în lucru')
  await logOut(page)
  await expect(held).toContainText('120 de lei')
  await held.getByRole('button', { name: 'Rămân în cont' }).click()
  await expect(held).toHaveCount(0)
  await expect(avatar(page)).toBeFocused()

  await logOut(page)
  await expect(held).toBeVisible()
  await page.clock.fastForward(10_000)
  await whenGuest(page)
  await page.clock.fastForward(2000)
  const farewell = message(page, 'Pe curând')
  await expect(farewell).toContainText('jocurile favorite')
  await close(page, 'Pe curând')
  await expect(farewell).toHaveCount(0)
})

test('MSG-02 NTF-02 a bonus that arrives while a panel is open waits behind the badge, and follows once the panel is closed', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'ana.noua', 'reset')
  await logIn(page, 'ana.noua')
  await page.getByRole('button', { name: 'Joc responsabil' }).first().click()
  const panel = message(page, 'Joc responsabil')
  await expect(panel).toBeVisible()
  await control({ request, site }, 'ana.noua', 'messages', { type: 'bonus:2' })
  await expect(page.locator('button[aria-label="Notificări, 2 noi"]')).toBeVisible()
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(message(page, 'Banii înapoi au sosit')).toContainText('35,50 lei')
})

test('MSG-01 the markup of a message runs nothing, and its links stay on the site or open apart', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await control({ request, site }, 'ana.noua', 'reset')
  await control({ request, site }, 'ana.noua', 'messages', {
    type: 'alert',
    title: 'Ostil',
    message:
      '<p onclick="window.bad=1">Text</p><img src=x onerror="window.bad=1"><script>window.bad=1</script>' +
      '<iframe src="https://evil.example"></iframe><style>body{display:none}</style>' +
      '<a href="javascript:window.bad=1">rău</a> <a href="https://alt.example/">afară</a> <a href="/turnee">turnee</a>',
  })
  await page.route('https://**', (route) => route.abort())
  await logIn(page, 'ana.noua', { path: '/pagina/termeni-si-conditii' })
  const hostile = message(page, 'Ostil')
  await expect(hostile).toContainText('Text')
  await expect(hostile.locator('script, iframe, style, [onclick], [onerror]')).toHaveCount(0)
  await expect(hostile.getByText('rău')).not.toHaveAttribute('href')
  await expect(hostile.getByRole('link', { name: 'afară' })).toHaveAttribute('rel', /noopener/)
  await hostile.getByRole('link', { name: 'turnee' }).click()
  await expect(page).toHaveURL('/turnee')
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'bad' in window)).toBe(false)
  // The browser reports what the text held while it is being sanitised; nothing of it has run.
  forget(complaints, /inline event handler|inline style/)
})
