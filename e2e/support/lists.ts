import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The tiles of a long list. */
export const grid = (page: Page): Locator => page.locator('main ul[role="list"]:has(> li[data-index])')

/** Resolves when the whole list has replaced the server's first tiles. */
export const whenFullList = (page: Page): Promise<void> =>
  expect(grid(page).locator('> li[data-placed="true"]').first()).toBeAttached()

/** Number of games as text beside the heading. */
export const total = (page: Page): Locator => page.getByRole('heading', { level: 1 }).locator('+ span')

/** The same number in the list's accessible data. */
export const listed = async (page: Page): Promise<number> =>
  Number(await grid(page).locator('> li').first().getAttribute('aria-setsize'))

/** Tiles that come with the page of a list. */
const FIRST_TILES = 102

/**
 * Resolves when the tool bar will not be replaced: the full list replaces it together with the first tiles. Playwright
 * cancels a press whose target is replaced and presses again, while the page repeats the first press: a toggle flips twice.
 */
export async function whenToolsReady(page: Page): Promise<void> {
  if ((await listed(page)) > FIRST_TILES) await whenFullList(page)
}

/** The number in a text. */
export const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''))

/** The chip of an active filter, which removes it. */
export const chip = (page: Page, filter: string): Locator =>
  page.getByRole('button', { name: `Scoate filtrul ${filter}` })

/** Opens the filter panel, once its options have loaded. */
export async function openFilters(page: Page): Promise<Locator> {
  await whenToolsReady(page)
  await page.getByRole('button', { name: /^Filtre/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filtre' })
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
  return panel
}

/** The button that applies the draft. */
export const apply = (panel: Locator): Locator => panel.getByRole('button', { name: /^(?:Vezi|Niciun)/ })

/** An option of a group; a visible one or, after „Toate”, any. */
export const option = (panel: Locator, group: string, name: string): Locator =>
  panel.getByRole('group', { name: group }).first().getByRole('checkbox', { name, exact: true })
