import type { Page } from '@playwright/test'
import { middleOf } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Ești offline' })
const retry = (page: Page) => page.getByRole('button', { name: 'Reîncearcă' })

/** Cuts the line once the visitor has been there for a moment. */
async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect(bar(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use(phone)

  test('UXP-17 without a connection the page stays, says so, and goes on with what was pressed', async ({
    page,
    complaints,
  }) => {
    await page.goto('/')
    await whenHydrated(page)
    await page.touchscreen.tap(5, 300)
    await expect(page.getByRole('status').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    await loseConnection(page)

    const promotions = page.getByRole('navigation').getByRole('link', { name: 'Promoții' }).last()
    const at = await middleOf(promotions)
    await page.touchscreen.tap(at.x, at.y)
    const row = page.getByRole('region', { name: 'Recomandate' })
    const tile = await middleOf(row.locator('article img').first())
    await page.touchscreen.tap(tile.x, tile.y)
    await page.touchscreen.tap(at.x, at.y)
    await expect(row).toBeVisible()
    await expect(page.getByRole('heading', { name: /actualizat/ })).toHaveCount(0)
    await retry(page).tap()
    await expect(bar(page)).toBeVisible()
    await expect(row).toBeVisible()
    expect(loads).toBe(0)

    await page.context().setOffline(false)
    await retry(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promoții')
    await expect(bar(page)).toHaveCount(0)
    complaints.splice(0)
  })
})

test('UXP-17 what was not loaded before the line was lost waits for it, and the page with it', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.mouse.move(5, 300)
  await page.waitForLoadState('networkidle')
  await loseConnection(page)
  // What comes with the first hover and the panels are not there yet.
  const tile = page.getByRole('region', { name: 'Recomandate' }).getByRole('article').first()
  await tile.hover()
  await page.keyboard.press('?')
  await expect(tile).toBeVisible()
  await expect(page.getByRole('heading', { name: /actualizat/ })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
  complaints.splice(0)
})
