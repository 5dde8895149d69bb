import type { Locator, Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

/** A short page: the search is the same on every page. */
const PAGE = '/turnee'

const fieldOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Caută' }).getByRole('combobox')
const optionsOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Caută' }).getByRole('option')

/** Opens the search with the results for „regina”. */
async function search(page: Page): Promise<void> {
  await page.goto(PAGE)
  await whenHydrated(page)
  await page.keyboard.press('/')
  await fieldOf(page).fill('regina')
  await expect(optionsOf(page).first()).toBeVisible()
}

test('SEA-08 a result is a link: Control with a press, the middle button, or Control+Enter open a new tab, and the panel stays open with its term', async ({
  page,
}) => {
  await search(page)
  const first = optionsOf(page).first()
  const href = (await first.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/joc\//)
  for (const ask of [
    () => first.click({ modifiers: ['Control'] }),
    () => first.click({ button: 'middle' }),
    () => page.keyboard.press('Control+Enter'),
  ]) {
    const opened = page.context().waitForEvent('page')
    await ask()
    const tab = await opened
    await tab.waitForURL(`**${href}`)
    await tab.close()
    await expect(fieldOf(page)).toHaveValue('regina')
    await expect(fieldOf(page)).toBeFocused()
    await expect(page).toHaveURL(PAGE)
  }
})

test('SEA-08 the keys Home, End and Shift with arrows move the caret and select text in the field', async ({
  page,
}) => {
  await search(page)
  const marked = () =>
    fieldOf(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
  await page.keyboard.press('Home')
  expect(await marked()).toEqual([0, 0])
  await page.keyboard.press('Shift+End')
  expect(await marked()).toEqual([0, 6])
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowUp')
  expect(await marked()).toEqual([0, 6])
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
})
