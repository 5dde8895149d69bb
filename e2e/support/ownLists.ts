import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Codes of five games, and their names. */
export const five = ['diamant-40', 'regina-nilului', 'arcul-de-foc', 'comoara-dunarii', 'lupul-argintiu']
export const names = ['Diamant 40', 'Regina Nilului', 'Arcul de Foc', 'Comoara Dunării', 'Lupul Argintiu']

/** The dialog in a game's details with the visitor's lists. */
export const addDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Adaugă în listă' })

/** Opens a game's page, and its dialog with the lists. */
export async function openAddDialog(page: Page, code: string): Promise<Locator> {
  await page.goto(`/joc/${code}`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('main').getByRole('button', { name: 'Adaugă în listă' }).click()
  const dialog = addDialog(page)
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  return dialog
}

/** Types the name of a list and sends it. */
export async function nameList(dialog: Locator, name: string, button = 'Fă lista'): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Numele listei' }).fill(name)
  await dialog.getByRole('button', { name: button }).click()
}

/** Gives the guest of this browser a list, before the page is opened. */
export async function giveList(page: Page, name: string, codes: readonly string[]): Promise<string> {
  const lists = [{ owner: 'guest', lists: { lists: [{ id: 'a1', name, codes }] } }]
  await page.addInitScript((text) => {
    if (!localStorage.getItem('arama.lists')) localStorage.setItem('arama.lists', text)
  }, JSON.stringify(lists))
  return '/liste?lista=a1'
}

/** The handles of the games while they are moved. */
export const grips = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Mută / })

/** Names of the games in the order of their handles. */
export const gripNames = async (page: Page): Promise<string[]> =>
  (await grips(page).allTextContents()).map((text) => text.replace(/^Mută (.*), locul .*$/, '$1'))

/** Begins to move the games of the list. */
export async function arrange(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Aranjează' }).click()
  await expect(grips(page).first()).toBeVisible()
}

/** Names of the games of a list. */
export const tileNames = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''))
