import type { Page } from '@playwright/test'
import { middleOf } from './support/press.ts'
import { expect, phone, test, whenHydrated, whenIdle } from './support/test.ts'

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Ești offline' })
const retry = (page: Page) => page.getByRole('button', { name: 'Reîncearcă' })

/** Takes the page offline once it is idle. */
async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect(bar(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use(phone)

  test('UXP-17 offline, the page stays and shows the offline bar; online again, it continues the pressed navigation', async ({
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
    await expect(row).toBeVisible()
    await expect(page.getByRole('heading', { name: /actualizat/ })).toHaveCount(0)
    await retry(page).tap()
    await expect(bar(page)).toBeVisible()
    await expect(row).toBeVisible()
    expect(loads).toBe(0)
    // The first retry has ended: one under way would find the connection again.
    await expect(retry(page)).toBeEnabled()

    await page.context().setOffline(false)
    await retry(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promoții')
    await expect(bar(page)).toHaveCount(0)
    complaints.splice(0)
  })
})

test('UXP-17 a search result pressed offline shows the offline bar, which opens the result once the network is back', async ({
  page,
  complaints,
}) => {
  await page.goto('/turnee')
  await whenHydrated(page)
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Caută' })
  await search.getByRole('combobox').fill('cuprum')
  const provider = search.getByRole('option', { name: /Cuprum Play/ })
  await expect(provider).toBeVisible()
  await whenIdle(page)
  await page.context().setOffline(true)
  await provider.click()
  await expect(search).toHaveCount(0)
  await expect(page).toHaveURL('/turnee')
  await page.context().setOffline(false)
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuprum Play')
  await expect(bar(page)).toHaveCount(0)
  complaints.splice(0)
})

test.describe('on a phone, before the first press', () => {
  test.use(phone)

  test('UXP-17 DET-06 offline, a tile opens the details with the game’s name, studio and picture; a message replaces the rest, which a retry loads', async ({
    page,
    complaints,
  }) => {
    const panels = page.waitForResponse(/\/assets\/PanelStack-/)
    await page.goto('/')
    await whenHydrated(page)
    // The page goes offline before any press or hover.
    await (await panels).finished()
    await whenIdle(page)
    await page.context().setOffline(true)
    const tile = page.getByRole('region', { name: 'Recomandate' }).getByRole('article').first()
    const [name, studio] = await tile.locator('h3, p').allTextContents()
    const picture = await tile.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
    const { x, y } = await middleOf(tile.locator('img'))
    await page.touchscreen.tap(x, y)
    const details = page.getByRole('dialog', { name: name?.split(',')[0] })
    await expect(details).toBeVisible({ timeout: 2000 })
    await expect(details).toContainText(studio ?? 'none')
    await expect(details.locator('[data-picture] img')).toHaveJSProperty('currentSrc', picture)
    await expect(details).toContainText('Nu am putut încărca detaliile jocului.')
    await page.context().setOffline(false)
    await details.getByRole('button', { name: 'Reîncearcă' }).tap()
    await expect(details).not.toContainText('Nu am putut încărca detaliile jocului.')
    await expect(details.getByRole('listitem').first()).toBeVisible()
    complaints.splice(0)
  })
})

test('UXP-17 a navigation whose code was not loaded before the page went offline waits for the network', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.mouse.move(5, 300)
  await page.waitForLoadState('networkidle')
  await loseConnection(page)
  // The code of the first hover and of the panels has not been loaded.
  const tile = page.getByRole('region', { name: 'Recomandate' }).getByRole('article').first()
  await tile.hover()
  await page.keyboard.press('?')
  await expect(tile).toBeVisible()
  await expect(page.getByRole('heading', { name: /actualizat/ })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
  complaints.splice(0)
})
