import type { Page } from '@playwright/test'
import { expect, test, whenHydrated, whenIdle } from './support/test.ts'

const PAGE = '/pagina/regulament-promotii'

/** Opens the text and waits for its fonts and styles, which would move it later. */
async function openText(page: Page): Promise<void> {
  await page.goto(PAGE)
  await whenHydrated(page)
  await whenIdle(page)
}

/** Distance of a heading from the sticky header above it, in pixels. */
const clearance = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect()
    const above = document.elementFromPoint(left + 2, top + 2)
    return { seen: above !== null && heading.contains(above), top }
  })

async function expectAt(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const { seen, top } = await clearance(page, name)
    expect(seen, 'nothing lies over the heading').toBe(true)
    expect(top, 'it is in view').toBeGreaterThan(0)
  }).toPass()
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('CMS-02 a link with a fragment scrolls to its heading, below the sticky header', async ({
      page,
    }) => {
      await openText(page)
      await page.getByRole('link', { name: 'termenii', exact: true }).click()
      await expectAt(page, 'Termenii')
      await page.goBack()
      await expect(page.getByRole('link', { name: 'termenii', exact: true })).toBeInViewport()
    })

    test('CMS-02 an address with an editor’s anchor opens at its heading, also after a reload', async ({
      page,
    }) => {
      await page.goto(`${PAGE}#termeni`)
      await expectAt(page, 'Termenii')
      await page.reload()
      await expectAt(page, 'Termenii')
    })

    test('CMS-02 the table of contents links to each heading', async ({ page }) => {
      await openText(page)
      const list = page.getByRole('navigation', { name: 'Cuprins' })
      await expect(list.getByRole('link')).toHaveCount(6)
      await list.getByRole('link', { name: 'Cum se calculează rulajul' }).click()
      await expectAt(page, 'Cum se calculează rulajul')
    })

    test('CMS-02 a wide table and a long line scroll in their own box, and the page does not scroll sideways', async ({
      page,
    }) => {
      await page.goto(PAGE)
      await expect(page.getByRole('table')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (width > 400) return
      for (const box of [page.getByRole('table'), page.locator('pre')]) {
        await box.scrollIntoViewIfNeeded()
        await box.hover()
        await page.mouse.wheel(200, 0)
        await expect(async () =>
          expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50),
        ).toPass()
      }
    })
  })
}
