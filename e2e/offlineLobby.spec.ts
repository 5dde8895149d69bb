import type { Page } from '@playwright/test'
import { createLine, type Line } from './support/line.ts'
import { test as base, expect, phone, whenHydrated } from './support/test.ts'

/** A site behind a line that a flow can cut. */
const test = base.extend<{ line: Line }>({
  line: async ({ browserName: _ }, use) => {
    const line = await createLine(process.env.SITE_URL_UNDER_TEST ?? '')
    await use(line)
    await line.close()
  },
  site: async ({ line }, use) => use(line.url),
})
test.use({ serviceWorkers: 'allow' })

const bar = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Jocurile pornesc când revine conexiunea.' })
const retry = (page: Page) => page.locator('[data-offline]').getByRole('button', { name: 'Reîncearcă' })
const recommended = (page: Page) => page.getByRole('region', { name: 'Recomandate' })
const search = (page: Page) => page.getByRole('dialog', { name: 'Caută' })

/** Names of the caches, each with its number of entries. */
const cachedCounts = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const kept: Record<string, number> = {}
    for (const name of await caches.keys()) {
      // Opening a cache that was removed meanwhile creates it again, without content.
      const { length } = await (await caches.open(name)).keys()
      if (length > 0) kept[name] = length
    }
    return kept
  })

/** Opens the lobby and resolves when the device has all that a visit keeps in advance. */
async function visit(page: Page): Promise<void> {
  await page.goto('/')
  await whenHydrated(page)
  await page.mouse.move(5, 300)
  await expect.poll(async () => (await cachedCounts(page))['arama-catalogue'] ?? 0).toBe(1)
}

/** The visitor closes the tab and comes back without a connection. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
}

for (const [name, screen, demo] of [
  ['1440 px', { viewport: { width: 1440, height: 900 } }, /\/play\/[\w-]+\/demo$/],
  // Phones navigate to the game's own address.
  ['390 px', phone, /\/sandbox\/play\/[\w-]+\?mode=demo&/],
] as const)
  test.describe(name, () => {
    test.use(screen)

    test('UXP-24 UXP-17 a visit that begins without a connection has the lobby, lists, filters, search and details, and says how old they are', async ({
      page,
      line,
      complaints,
    }) => {
      await visit(page)
      line.cut()
      await comeBack(page, '/')
      await expect(recommended(page).getByRole('article').first()).toBeVisible()
      await whenHydrated(page)
      await expect(bar(page)).toContainText('Site-ul nu răspunde.')
      await expect(bar(page)).toContainText(/din \d{1,2} .+\d{2}:\d{2}/)

      await page.keyboard.press('/')
      await search(page).getByRole('combobox').fill('regina')
      const found = search(page)
        .getByRole('option', { name: /Regina Nilului/ })
        .first()
      await expect(found).toBeVisible()
      await found.click()
      const details = page.getByRole('dialog', { name: 'Regina Nilului' })
      await expect(details).toBeVisible()
      await expect(details.getByRole('term').filter({ hasText: 'RTP' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(details).toHaveCount(0)

      await page.goto('/toate-jocurile')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toate jocurile')
      await whenHydrated(page)
      await page
        .getByRole('button', { name: /^Filtre/ })
        .first()
        .click()
      const filters = page.getByRole('dialog', { name: 'Filtre' })
      await filters.getByRole('switch').first().click()
      await expect(filters.getByRole('button', { name: /^Vezi .*jocuri/ })).toBeEnabled()
      await page.keyboard.press('Escape')
      await expect(filters).toHaveCount(0)

      await page.goto('/pagina-nevazuta')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina nu se poate încărca acum')
      await page.getByRole('link', { name: 'Înapoi la lobby' }).click()
      await expect(recommended(page)).toBeVisible()

      await whenHydrated(page)
      await expect(retry(page)).toBeVisible()
      // At once, before the site tries again by itself.
      line.mend()
      await retry(page).click()
      await expect(bar(page)).toHaveCount(0)
      complaints.splice(0)
    })

    test('UXP-24 UXP-17 a connection that ends in the middle of a visit leaves the menu’s lists, and a game waits for the network', async ({
      page,
      context,
      line,
      complaints,
    }) => {
      await visit(page)
      // The browser knows, and the worker's requests fail too.
      await context.setOffline(true)
      line.cut()
      const providers = page.getByRole('navigation').getByRole('link', { name: 'Sloturi noi' })
      await providers.filter({ visible: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toate sloturile noi')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(bar(page)).toContainText('Ești offline.')
      await page.goBack()
      await expect(recommended(page)).toBeVisible()

      await recommended(page).getByRole('article').first().getByRole('link').first().click()
      await page.getByRole('dialog').getByRole('link', { name: 'Demo', exact: true }).click()
      await expect(page).not.toHaveURL(/\/play\//)
      await expect(bar(page)).toBeVisible()
      line.mend()
      await context.setOffline(false)
      await retry(page).click()
      await expect(page).toHaveURL(demo)
      complaints.splice(0)
    })
  })

test('UXP-24 UXP-12 a release that arrives before the connection ends is whole, and so are kept pages of the one before', async ({
  page,
  line,
  complaints,
}) => {
  await visit(page)
  const [before] = Object.keys(await cachedCounts(page)).filter((name) => name.startsWith('arama-files-'))
  await line.release()
  // The browser looks for a new worker at each page load.
  await page.reload()
  const builds = async () =>
    Object.keys(await cachedCounts(page)).filter((name) => name.startsWith('arama-files-'))
  await expect.poll(async () => (await builds()).length).toBe(2)
  expect(await builds()).toContain(before)
  line.cut()
  for (const path of ['/', '/toate-jocurile']) {
    await comeBack(page, path)
    await whenHydrated(page)
    await page.keyboard.press('/')
    await search(page).getByRole('combobox').fill('regina')
    await expect(
      search(page)
        .getByRole('option', { name: /Regina Nilului/ })
        .first(),
    ).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: /actualizat/ })).toHaveCount(0)
  complaints.splice(0)
})

test('UXP-24 the switch in the preferences says what the kept site takes, and removes it', async ({
  page,
  complaints,
}) => {
  await visit(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }).click()
  const preferences = page.getByRole('dialog', { name: 'Preferințe' })
  const keeps = preferences.getByRole('switch', { name: 'Lobby fără internet' })
  await expect(preferences).toContainText(/Acum ocupă \d+(?:,\d)? MB\./)
  await keeps.click()
  await expect(keeps).not.toBeChecked()
  await expect.poll(() => cachedCounts(page)).toEqual({})
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.reload()
  await whenHydrated(page)
  await page.mouse.move(5, 300)
  await page.waitForLoadState('networkidle')
  expect(await cachedCounts(page)).toEqual({})
  complaints.splice(0)
})
