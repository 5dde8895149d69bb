import type { Locator, Page } from '@playwright/test'
import { expect, whenHydrated } from './test.ts'

/** The question for consent. */
export const bar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Putem măsura cum folosești site-ul?' })
export const answer = (page: Page, name: 'Refuz' | 'Alege' | 'Accept'): Locator =>
  bar(page).getByRole('button', { name, exact: true })
/** The dialog with the choice. */
export const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Setări cookie-uri' })

/** Opens a page and interacts with it, after which the site asks. */
export async function openAsked(page: Page, path = '/promotii'): Promise<void> {
  await page.goto(path)
  await whenHydrated(page)
  await page.mouse.move(200, 300)
  await expect(bar(page)).toBeVisible()
}

/** Opens the settings from the footer, switches analytics and saves. */
export async function switchAnalytics(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Setări cookie-uri' }).click()
  await settings(page).getByRole('switch', { name: 'Analiză' }).click()
  await settings(page).getByRole('button', { name: 'Salvează alegerea' }).click()
  await expect(settings(page)).toHaveCount(0)
}
