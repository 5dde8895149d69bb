import { expect, test, whenHydrated } from './support/test.ts'

const canvas = { dark: 'rgb(8, 16, 17)', light: 'rgb(249, 246, 241)' }

const background = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('KIT-01 the theme switch cycles, and the theme survives a reload and is set before the first paint', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  expect(await background(page)).toBe(canvas.dark)

  await page.getByRole('button', { name: 'Temă: sistem. Comută la luminoasă' }).click()
  await expect.poll(() => background(page)).toBe(canvas.light)

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await whenHydrated(page)
  expect(await background(page)).toBe(canvas.light)
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
  expect(seen.filter((color) => color === canvas.dark)).toEqual([])
})

test('KIT-01 the system theme follows the operating system live', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background(page)).toBe(canvas.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).toBe(canvas.dark)
})

test('provider logos follow the theme', async ({ page }) => {
  await page.goto('/')
  const logos = page.getByRole('region', { name: 'Furnizori' }).locator('img[data-on]')
  await expect(logos.and(page.locator('[data-on="dark"]')).first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(logos.and(page.locator('[data-on="light"]')).first()).toBeVisible()
})
