import type { Locator, Page } from '@playwright/test'
import { devices, expect, forget, test } from './support/test.ts'

const tiles = (page: Page): Locator => page.locator('main article[data-layout]')

/** Links in the first view whose centre is not covered. */
async function linksInView(page: Page): Promise<Locator[]> {
  const links = await page.getByRole('link').all()
  const open = await Promise.all(
    links.map((link) =>
      link.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const [left, top] = [x + width / 2, y + height / 2]
        return element.contains(document.elementFromPoint(left, top))
      }),
    ),
  )
  return links.filter((_, at) => open[at])
}

for (const [where, window] of devices) {
  test.describe(`without scripts at ${where}`, () => {
    test.use({ ...window, javaScriptEnabled: false })

    test.beforeEach(async ({ page }) => {
      await page.goto('/')
    })

    // The browser cancels preloaded modules that it will never run.
    test.afterEach(({ complaints }) => {
      forget(complaints, /^failed: .*\.js$/)
    })

    test('UXP-08 every link of the first view has a name and leads to a page', async ({ page, site }) => {
      const links = await linksInView(page)
      expect(links.length).toBeGreaterThan(10)
      for (const link of links) {
        await expect(link).toHaveAccessibleName(/\p{L}/u)
        const { href, origin } = new URL((await link.getAttribute('href')) ?? '', site)
        // External links are not requested.
        if (origin === site) expect((await page.request.get(href)).status(), href).toBe(200)
      }
    })

    test('UXP-08 every tile of the page has the name of its game', async ({ page }) => {
      const names = await tiles(page).getByRole('heading').allTextContents()
      expect(names.length).toBeGreaterThan(40)
      for (const name of names) expect(name.trim()).toMatch(/\p{L}/u)
    })

    test('UXP-08 a pressed tile opens its game’s page, and Back returns to the lobby', async ({ page }) => {
      const tile = tiles(page).first()
      const name = (await tile.getByRole('link').textContent()) ?? ''
      await tile.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(tile.getByRole('heading')).toHaveText(name)
    })
  })
}
