import type { Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { middleOf } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

test.use(phone)

/** Opens the details of a game far down the lobby; returns how far the page is scrolled. */
async function openFarDown(page: Page): Promise<number> {
  await page.goto('/')
  await whenHydrated(page)
  const tile = page.getByRole('main').locator('[data-slice]').nth(6).locator('article img').first()
  await tile.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(tile)
  await page.touchscreen.tap(x, y)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/joc\//)
  return page.evaluate(() => scrollY)
}

/** The history as the browser knows it: scripts of a page that is loading cannot be called. */
async function historyOf(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory')
  return {
    address: entries[currentIndex]?.url ?? '',
    goBack: () => cdp.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 }),
  }
}

/** The page is visible at its scroll position, without a modal. */
async function expectPlace(page: Page, top: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Cazino' })).toBeAttached()
  await expect(page.locator('html')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  const scrolled = () => page.evaluate(() => scrollY)
  await expect.poll(scrolled).toBeGreaterThan(top - 8)
  await expect.poll(scrolled).toBeLessThan(top + 8)
}

test('UXP-01 UXP-02 a reload over details shows their address again before any script has loaded; Back before that restores the scroll position of the page', async ({
  page,
  complaints,
}) => {
  const top = await openFarDown(page)
  expect(top).toBeGreaterThan(800)
  const address = page.url()
  const letGo = await holdBack(page, '**/*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeAttached()
  expect(page.url()).toBe(address)
  await (await historyOf(page)).goBack()
  letGo()
  await whenHydrated(page)
  await expectPlace(page, top)
  complaints.splice(0)
})

test('UXP-02 closing reloaded details restores the scroll position and the address of their page', async ({
  page,
}) => {
  const top = await openFarDown(page)
  const address = page.url()
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
  await whenHydrated(page)
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expectPlace(page, top)
})
