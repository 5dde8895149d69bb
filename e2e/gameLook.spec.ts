import type { Page } from '@playwright/test'
import { expect, phone, test, whenHydrated } from './support/test.ts'

const game = (page: Page) => page.frameLocator('iframe[title="Diamant 40, joc demonstrativ"]')

test('a demo opens in the language, the theme, the quiet mode and the sound of the site', async ({
  page,
}) => {
  await page.goto('/pagina/contact')
  await whenHydrated(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }).click()
  const panel = page.getByRole('dialog', { name: 'Preferințe' })
  await panel.getByRole('radio', { name: 'Luminoasă' }).click()
  await panel.getByRole('switch', { name: 'Mod liniștit' }).click()
  await panel.getByRole('switch', { name: 'Jocuri cu sunet' }).click()
  await panel.getByRole('button', { name: 'Închide' }).click()
  await page.goto('/play/diamant-40/demo')
  await expect(game(page).locator('html[lang="ro"][data-theme="light"][data-motion="quiet"]')).toBeAttached()
  await expect(game(page).getByRole('button', { name: 'Sunet', pressed: true })).toBeVisible()
  const plate = game(page).getByText('Alege miza și apasă Rotește.')
  await expect(plate).toHaveCSS('color', 'rgb(16, 31, 31)')
  await game(page).getByRole('button', { name: 'Rotește' }).click()
  await expect(game(page).getByRole('status').first()).toContainText('Soldul este')
})

test.describe('at 390 px', () => {
  test.use(phone)

  test('on a phone the address of a demo names what the system wants', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto('/play/diamant-40/demo')
    await expect(page).toHaveURL(
      /\/sandbox\/play\/diamant-40\?.*lang=ro.*&theme=light&motion=quiet&sound=off$/,
    )
    await expect(page.getByText('Alege miza și apasă Rotește.')).toHaveCSS('color', 'rgb(16, 31, 31)')
  })
})
