import type { Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { expect, test, whenHydrated } from './support/test.ts'

/** Holds back the data of pages until the returned function is called. */
const holdPages = (page: Page) => holdBack(page, '**/api/pages?*')

/** The loading line; snackbars are in another region. */
const lineOf = (page: Page) => page.locator('body > [role="status"]')

const boxes = (page: Page) =>
  Promise.all(
    [page.getByRole('banner'), page.getByRole('main'), page.locator('main section').first()].map((part) =>
      part.boundingBox(),
    ),
  )

test('RTE-16 a navigation shows its pending state after 100 ms and announces it after a long wait', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await whenHydrated(page)
  const arrive = await holdPages(page)
  const line = lineOf(page)
  const before = await boxes(page)
  await page.clock.pauseAt(Date.now() + 2000)

  const menu = page.getByRole('navigation', { name: 'Meniul lobby-ului' })
  await menu.getByRole('link', { name: 'Furnizori' }).click()
  // The clock is paused, so no time has passed since the press.
  await page.waitForTimeout(500)
  await expect(line).toHaveCount(0)
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(line).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await line.textContent()).toBe('')
  expect(await boxes(page)).toEqual(before)
  expect(await line.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 })

  await page.clock.runFor(1000)
  await expect(line).toHaveText('Pagina se încarcă')
  expect(await boxes(page)).toEqual(before)

  arrive()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furnizori')
  await expect(line).toHaveCount(0)
})

test('RTE-16 a panel that opens over a page shows no pending state', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  await holdPages(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Caută' })).toBeVisible()
  await page.waitForTimeout(300)
  await expect(lineOf(page)).toHaveCount(0)
})
