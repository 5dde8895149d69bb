import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The tiles of a long list. */
export const grid = (page: Page): Locator => page.locator('main ul[role="list"]:has(> li[data-index])')

/** Resolves when the whole list has taken the place of the server's first tiles. */
export const whenWhole = (page: Page): Promise<void> =>
  expect(grid(page).locator('> li[data-placed="true"]').first()).toBeAttached()

/** Number of games in words, as it stands beside the heading. */
export const total = (page: Page): Locator => page.getByRole('heading', { level: 1 }).locator('+ span')

/** The same number as the list itself says it. */
export const listed = async (page: Page): Promise<number> =>
  Number(await grid(page).locator('> li').first().getAttribute('aria-setsize'))

/** The number in a text, whatever stands around it. */
export const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''))

/** A filter that is in force, as it can be taken back over the list. */
export const chip = (page: Page, filter: string): Locator =>
  page.getByRole('button', { name: `Scoate filtrul ${filter}` })

/** Opens the panel of filters, once its options are there. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filtre/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filtre' })
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
  return panel
}

/** The button that puts the draft in force. */
export const apply = (panel: Locator): Locator => panel.getByRole('button', { name: /^(?:Vezi|Niciun)/ })

/** An option of a group; the visible ones or, after „Toate”, one of all. */
export const option = (panel: Locator, group: string, name: string): Locator =>
  panel.getByRole('group', { name: group }).first().getByRole('checkbox', { name, exact: true })
