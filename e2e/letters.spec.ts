import type { Page } from '@playwright/test'
import { grid, whenFullList } from './support/lists.ts'
import { devices, expect, test, whenHydrated } from './support/test.ts'

const letter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Prima literă' }).getByRole('button', { name, exact: true })

/** Name of the game whose tile has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h3')?.textContent ?? '')

for (const [device, { viewport }] of devices)
  test.describe(`at ${device}`, () => {
    test.use({ viewport })

    test('in a long alphabetical list a letter leads to its first game, below the sticky bars', async ({
      page,
    }) => {
      await page.goto('/toate-jocurile')
      await whenHydrated(page)
      await page.mouse.wheel(0, 60)
      await whenFullList(page)
      await expect(letter(page, 'S')).toHaveCount(0)
      await page.getByRole('combobox', { name: 'Ordonează' }).selectOption('A–Z')
      await letter(page, 'S').click()
      await expect.poll(() => focusedName(page)).toMatch(/^[SȘ]/)
      const tile = grid(page).locator('li:focus-within')
      const bars = page.getByRole('navigation', { name: 'Prima literă' })
      await expect(tile).toBeInViewport({ ratio: 0.9 })
      const [top, edge] = await Promise.all([tile.boundingBox(), bars.boundingBox()])
      expect(top?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0))

      await letter(page, 'B').click()
      await expect.poll(() => focusedName(page)).toMatch(/^B/)
    })
  })
