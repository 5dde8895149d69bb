import type { Page } from '@playwright/test'
import { banner, notice } from './support/players.ts'
import { expect, forget, phone, test, whenHydrated } from './support/test.ts'

const HOUR = 60 * 60 * 1000
const now = () => Date.now()

const message = (rest: object = {}) => ({
  id: 'iarna',
  start: now() - HOUR,
  end: now() + HOUR,
  priority: 1,
  title: 'Turneul de iarnă',
  text: 'Urcă în clasament.',
  ...rest,
})

/** The message service answers with `messages`, after `until`; returns the targets that were asked for. */
async function serve(page: Page, messages: unknown, until?: Promise<void>): Promise<string[]> {
  const targets: string[] = []
  await page.route('**/sandbox/messages/webmessages*', async (route) => {
    targets.push(new URL(route.request().url()).searchParams.get('target') ?? '')
    await until
    await route.fulfill({ json: messages })
  })
  return targets
}

/** Opens a page and moves the pointer over it, as every visitor does. */
async function visit(page: Page, path = '/pagina/termeni-si-conditii'): Promise<void> {
  await page.goto(path)
  await whenHydrated(page)
  await page.mouse.move(200, 400)
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const dismiss = (page: Page, name: string) =>
  dialog(page, name).getByRole('button', { name: 'Ascunde 12 ore' }).click()

for (const [width, use, target] of [
  ['a phone', phone, 'mobile'],
  ['a desk', {}, 'web'],
] as const) {
  test.describe(`on ${width}`, () => {
    test.use(use)

    test('WEB-01 UXP-11 valid messages are shown one at a time, the highest priority first; a dismissed one is hidden for twelve hours', async ({
      page,
      context,
    }) => {
      const targets = await serve(page, [
        message({ id: 'a', title: 'Al doilea', priority: 3 }),
        message({ id: 'b', title: 'Primul', priority: 9, end: null }),
        message({ id: 'c', title: 'Trecut', priority: 99, end: now() - 1000 }),
        message({ id: 'd', title: 'Viitor', priority: 99, start: now() + HOUR }),
        message({ id: 'e', title: 'Greșit', priority: 'mare' }),
      ])
      await visit(page)
      await expect(dialog(page, 'Primul')).toContainText('Urcă în clasament.')
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await dismiss(page, 'Primul')
      await expect(dialog(page, 'Al doilea')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(targets).toEqual([target])

      await page.reload()
      await whenHydrated(page)
      const answered = page.waitForResponse('**/sandbox/messages/webmessages*')
      await page.mouse.move(210, 410)
      await answered
      await page.clock.install()
      await page.clock.runFor(5000)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'web-messages')
      expect(Math.round(((cookie?.expires ?? 0) - now() / 1000) / 3600)).toBe(12)
    })
  })
}

test('UXP-11 a message waits while a panel is open or a game runs, the badge says so, and the list opens it', async ({
  page,
}) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await serve(page, [message()], promise)
  await visit(page, '/joc/regina-nilului')
  await page.getByRole('button', { name: 'Joc responsabil' }).first().click()
  await expect(dialog(page, 'Joc responsabil')).toBeVisible()
  letGo()
  await expect(page.locator('button[aria-label="Notificări, 1 nouă"]')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Turneul de iarnă')).toBeVisible()
  await page.goBack()
  await expect(dialog(page, 'Turneul de iarnă')).toHaveCount(0)
  await expect(page).toHaveURL('/joc/regina-nilului')
  await banner(page).getByRole('button', { name: 'Notificări', exact: true }).click()
  await dialog(page, 'Notificări')
    .getByRole('button', { name: /^Turneul de iarnă/ })
    .click()
  await expect(dialog(page, 'Turneul de iarnă')).toContainText('Urcă în clasament.')
})

test('UXP-11 nothing opens over a running game; what waits follows after it', async ({ page }) => {
  await serve(page, [message()])
  // From the start: times of another clock would lie in the future of this one.
  await page.clock.install()
  await page.goto('/play/regina-nilului/demo')
  await expect(page.frameLocator('iframe').getByText('Sold demo')).toBeVisible()
  await page.frameLocator('iframe').getByRole('button', { name: 'Rotește' }).click()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: /^Înapoi/ }).click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(5000)
  await expect(dialog(page, 'Turneul de iarnă')).toBeVisible()
})

test('WEB-01 hostile texts and links are only text, and five hundred messages come one at a time', async ({
  page,
}) => {
  const many = Array.from({ length: 500 }, (_, at) =>
    message({
      id: `m${at}`,
      priority: 500 - at,
      title: `Mesajul ${at}`,
      text: '<img src=x onerror="window.bad=1">',
      action: { label: 'Apasă', href: 'javascript:window.bad=1' },
    }),
  )
  await serve(page, many)
  await visit(page)
  for (const at of [0, 1, 2]) {
    await expect(dialog(page, `Mesajul ${at}`)).toContainText('<img src=x')
    await expect(dialog(page, `Mesajul ${at}`).getByText('Apasă')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await dismiss(page, `Mesajul ${at}`)
  }
  expect(await page.evaluate(() => 'bad' in window)).toBe(false)
})

test('WEB-01 messages that cannot be loaded are named, with a retry; inside an app they are not requested', async ({
  page,
  complaints,
}) => {
  let down = true
  let asked = 0
  await page.route('**/sandbox/messages/webmessages*', (route) => {
    asked += 1
    return down ? route.fulfill({ status: 500, body: '' }) : route.fulfill({ json: [message()] })
  })
  await visit(page)
  const failed = notice(page, 'Nu am putut încărca anunțurile.')
  await expect(failed).toBeVisible()
  down = false
  await failed.getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(dialog(page, 'Turneul de iarnă')).toBeVisible()
  forget(complaints, /webmessages|web_messages|500/)
  await dismiss(page, 'Turneul de iarnă')

  const before = asked
  await visit(page, '/?nativeapp=1')
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(before)
})
