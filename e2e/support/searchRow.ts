import type { Locator, Page } from '@playwright/test'
import { loginDialog } from './players.ts'
import { expect } from './test.ts'

export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Caută' })
export const fieldOf = (page: Page): Locator => panelOf(page).getByRole('combobox')
export const optionsOf = (page: Page): Locator => panelOf(page).getByRole('option')

/** Presses heart and Play of a row, as a guest: both ask for a login, and going back restores the search. */
export async function pressesOfARow(page: Page, term: string, address: string): Promise<void> {
  const panel = panelOf(page)
  const row = panel.locator('[role=option]').filter({ hasText: term }).first().locator('..')
  const login = loginDialog(page)
  await row.getByRole('button', { name: /^Favorit: /, includeHidden: true }).click()
  await expect(login).toContainText('Intră în cont ca să păstrezi jocul la favorite.')
  await login.getByRole('button', { name: 'Închide' }).click()
  await expect(login).toHaveCount(0)
  await row.hover()
  await row.getByRole('link', { name: /^Intră în cont și joacă /, includeHidden: true }).click()
  await expect(page).toHaveURL(/\/play\/[^/]+\/real$/)
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Închide' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(panel.getByRole('combobox')).toHaveValue(term)
}
