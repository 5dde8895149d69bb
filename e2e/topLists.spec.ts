import { grid } from './support/lists.ts'
import { expect, test, whenHydrated } from './support/test.ts'

test('UXP-04 CAT-05 a top list shows ranks and no filters, in both lobbies', async ({ page }) => {
  for (const path of ['/categorii/top-10', '/cazinou-live/categorii/top-10']) {
    await page.goto(path)
    await whenHydrated(page)
    const first = grid(page).getByRole('listitem')
    await expect(first, path).toHaveCount(10)
    await page.mouse.move(5, 5)
    for (const place of [1, 10])
      await expect(
        first.nth(place - 1).getByRole('link', { name: new RegExp(`^Locul ${place},`) }),
      ).toBeAttached()
    await expect(page.getByRole('button', { name: /^Filtre/ }), path).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Ordonează' }), path).toHaveCount(0)
  }
})
