import type { Page } from 'playwright'

/** A player of the sandbox who plays occasionally. */
export const NAME = 'mihai.obisnuit'
const PASSWORD = 'mesteacan-2'

/** The header of a player: it has the balance group, and a guest's has the login link. */
export const PLAYER_HEADER = 'header [role="group"][aria-label="Sold"]'
const wayIn = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Intră în cont', exact: true })

/** Opens a page and waits until it has hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Opens the login from the header, with mouse or touch, and fills it in; returns the submit button. */
export async function fillIn(page: Page, press: 'click' | 'tap' = 'click') {
  await wayIn(page)[press]()
  const dialog = page.getByRole('dialog', { name: 'Intră în cont' })
  await dialog.getByLabel('Nume de utilizator').fill(NAME)
  await dialog.getByLabel('Parola', { exact: true }).fill(PASSWORD)
  return dialog.getByRole('button', { name: 'Intră în cont' })
}

export async function logIn(page: Page): Promise<void> {
  await (await fillIn(page)).click()
  await page.locator(PLAYER_HEADER).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Contul meu/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Meniul contului' })
    .getByRole('button', { name: 'Ieși din cont' })
    .click()
  await wayIn(page).waitFor()
}
