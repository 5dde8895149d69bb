import type { Locator, Page } from '@playwright/test'
import { apply, openFilters, option, total } from './support/lists.ts'
import { tabTo } from './support/tabTo.ts'
import { devices, expect, test, whenHydrated } from './support/test.ts'

const saved = (panel: Locator, name: string): Locator =>
  panel.getByRole('region', { name: 'Filtre salvate' }).getByRole('button', { name, exact: true })

const remove = (panel: Locator, name: string): Locator =>
  panel.getByRole('button', { name: `Șterge filtrele salvate „${name}”` })

/** Opens all games with the filter panel. */
async function openPanel(page: Page): Promise<Locator> {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
  return openFilters(page)
}

for (const [device, { viewport }] of devices)
  test.describe(`at ${device}`, () => {
    test.use({ viewport })

    test('filters are saved under a name, found in another tab, applied by a press, and brought back after they are removed', async ({
      page,
      context,
    }) => {
      const panel = await openPanel(page)
      const save = panel.getByRole('button', { name: 'Salvează filtrele' })
      await expect(save).toBeDisabled()
      await option(panel, 'Furnizori', 'Cuprum Play').click()
      await save.click()
      const name = panel.getByRole('textbox', { name: 'Numele filtrelor' })
      await expect(name).toHaveValue('Cuprum Play')
      await name.fill('')
      await panel.getByRole('button', { name: 'Salvează', exact: true }).click()
      await expect(name).toHaveAccessibleDescription(/Scrie un nume/)
      await name.fill('Seara')
      await panel.getByRole('button', { name: 'Salvează', exact: true }).click()
      await expect(saved(panel, 'Seara')).toHaveAttribute('aria-current', 'true')
      await expect(save).toBeDisabled()

      const tab = await context.newPage()
      const there = await openPanel(tab)
      await expect(apply(there)).toBeDisabled()
      await saved(there, 'Seara').click()
      await apply(there).click()
      await expect(total(tab)).toHaveText('714 jocuri')

      await remove(panel, 'Seara').click()
      await expect(saved(panel, 'Seara')).toHaveCount(0)
      await page.getByRole('button', { name: 'Pune-le la loc' }).click()
      await expect(saved(panel, 'Seara')).toBeVisible()
      await tab.close()
    })
  })

test('with the keyboard alone filters are saved and removed, and the focus stays in the panel', async ({
  page,
}) => {
  const panel = await openPanel(page)
  await tabTo(page, panel.getByRole('switch', { name: 'Cu jackpot' }))
  await page.keyboard.press('Space')
  await tabTo(page, panel.getByRole('button', { name: 'Salvează filtrele' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mari')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Salvează filtrele' })).toBeFocused()
  await tabTo(page, remove(panel, 'Mari'))
  await page.keyboard.press('Enter')
  await expect(saved(panel, 'Mari')).toHaveCount(0)
  await tabTo(page, panel.getByRole('switch', { name: 'Cu jackpot' }))
})
