import type { Page } from '@playwright/test'
import { devices, expect, test, whenHydrated } from './support/test.ts'

/** From now on a newer build is served; the returned function says how often the page has asked. */
async function release(page: Page): Promise<() => string[]> {
  const asked: string[] = []
  await page.route('**/api/build?*', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { id: 'mai-noua' } })
  })
  return () => asked
}

/** Marks this document: a page load removes the mark. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window)

/** Opens a page and resolves when it knows of the new build. */
async function openOld(page: Page, path: string): Promise<void> {
  const asked = await release(page)
  const answered = page.waitForResponse(/\/api\/build\?t=\d+$/)
  await page.goto(path)
  await mark(page)
  await answered
  expect(asked()).toHaveLength(1)
}

for (const [name, screen] of devices)
  test.describe(name, () => {
    test.use(screen)

    test('ERR-04 UXP-12 a page that is read stays as it is after a new build; the next link loads the new one', async ({
      page,
      site,
    }) => {
      await openOld(page, '/turnee')
      await whenHydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turnee')
      const promotions = page.getByRole('navigation').getByRole('link', { name: 'Promoții' })
      await promotions.filter({ visible: true }).first().click()
      await expect(page).toHaveURL(`${site}/promotii`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promoții')
      await expect.poll(() => isSameDocument(page)).toBe(false)
    })

    test('UXP-12 ERR-04 what is typed survives a new build, until a result is chosen', async ({ page }) => {
      await openOld(page, '/turnee')
      await whenHydrated(page)
      await page.getByRole('button', { name: 'Caută' }).filter({ visible: true }).first().click()
      const search = page.getByRole('dialog', { name: 'Caută' })
      await search.getByRole('combobox').pressSequentially('cuprum')
      const result = search.getByRole('option', { name: /Cuprum Play/ }).first()
      await expect(result).toBeVisible()
      expect(await isSameDocument(page)).toBe(true)
      await expect(search.getByRole('combobox')).toHaveValue('cuprum')
      await result.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuprum Play')
      await expect.poll(() => isSameDocument(page)).toBe(false)
    })
  })

test('UXP-12 ERR-04 a running game goes on after a new build; leaving it loads the new one', async ({
  page,
}) => {
  await openOld(page, '/play/regina-nilului/demo')
  const game = page.frameLocator('iframe[title="Regina Nilului, joc demonstrativ"]')
  await game.getByRole('button', { name: 'Rotește' }).click()
  await expect(game.getByRole('status').first()).toContainText('Soldul este')
  expect(await isSameDocument(page)).toBe(true)
  await page.getByRole('link', { name: /Înapoi/ }).click()
  await expect(game.getByRole('button', { name: 'Rotește' })).toHaveCount(0)
  await expect.poll(() => isSameDocument(page)).toBe(false)
})
