import type { Locator, Page } from '@playwright/test'
import { fieldOf, optionsOf, panelOf } from './support/searchRow.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

const understoodIn = (page: Page): Locator => panelOf(page).getByRole('list', { name: 'Ce am înțeles' })
const gamesIn = (page: Page): Locator => panelOf(page).getByRole('group', { name: /^Jocuri \d/ })

async function openSearch(page: Page): Promise<void> {
  await page.goto('/turnee')
  await whenHydrated(page)
  await page
    .getByRole('button', { name: /^Caută/ })
    .first()
    .click()
  await expect(panelOf(page).getByRole('heading', { name: 'Recomandate' })).toBeVisible()
}

test('a sentence finds games; what was understood is edited in the field and removed, and Back returns to it', async ({
  page,
}) => {
  await openSearch(page)
  await fieldOf(page).pressSequentially('egipt sub 1 leu')
  await expect(understoodIn(page).getByRole('listitem')).toHaveText(['Miză până la 1 leu'])
  await expect(gamesIn(page)).toBeVisible()
  await expect(optionsOf(page).filter({ hasText: 'Regina Nilului' })).toBeVisible()

  await understoodIn(page).getByRole('button', { name: 'Schimbă în câmp: Miză până la 1 leu' }).click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('volatilitate mica')
  await expect(fieldOf(page)).toHaveValue('egipt volatilitate mica')
  await expect(understoodIn(page).getByRole('listitem')).toHaveText(['Volatilitate foarte mică, Mică'])

  await understoodIn(page)
    .getByRole('button', { name: /^Scoate: Volatilitate/ })
    .click()
  await expect(fieldOf(page)).toHaveValue('egipt')
  await expect(fieldOf(page)).toBeFocused()
  await expect(understoodIn(page)).toBeHidden()

  await fieldOf(page).fill('ca Regina Nilului')
  await expect(gamesIn(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/joc\//)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Demo' })).toBeVisible()
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('ca Regina Nilului')
  await expect(gamesIn(page)).toBeVisible()
})

test('a sentence about live tables is answered by the feed, with what is known of their seats', async ({
  page,
}) => {
  await openSearch(page)
  await fieldOf(page).pressSequentially('blackjack loc liber')
  await expect(understoodIn(page).getByRole('listitem')).toHaveText(['Cu loc liber'])
  await expect(optionsOf(page).first()).toContainText(/\d+ (?:loc liber|locuri libere)/)
  for (const option of await optionsOf(page).all()) await expect(option).toContainText('Masă')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a condition is removed by a tap', async ({ page }) => {
    await openSearch(page)
    await fieldOf(page).fill('fructe cu jackpot și volatilitate mare')
    await expect(understoodIn(page).getByRole('listitem')).toHaveText([
      'Cu jackpot',
      'Volatilitate ridicată, Foarte ridicată',
    ])
    await understoodIn(page).getByRole('button', { name: 'Scoate: Cu jackpot' }).tap()
    await expect(fieldOf(page)).toHaveValue('fructe și volatilitate mare')
    await expect(gamesIn(page)).toBeVisible()
  })
})
