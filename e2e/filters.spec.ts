import type { Locator, Page } from '@playwright/test'
import {
  apply,
  chip,
  grid,
  listed,
  numberIn,
  openFilters,
  option,
  total,
  whenToolsReady,
} from './support/lists.ts'
import { pressMiddle } from './support/press.ts'
import { expect, test, whenHydrated } from './support/test.ts'

/** Number of games in the unfiltered list. */
const ALL = '8.364 de jocuri'

/** A filter in the bar above a list. */
const quick = (page: Page, filter: string): Locator =>
  page.getByRole('group', { name: 'Filtre rapide' }).getByRole('button', { name: filter })

/** A quick filter is active; only its own button says so. */
async function isOn(page: Page, filter: string): Promise<void> {
  await expect(quick(page, filter)).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, filter)).toHaveCount(0)
}

/** The stored filters, which apply to other lists as well. */
const kept = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('appliedFilters'))

/** Chooses an option; the button then shows the option's number of games. */
async function choose(panel: Locator, [group, name]: [string, string], games: string): Promise<void> {
  const one = option(panel, group, name)
  await expect(one).toHaveAccessibleDescription(games)
  await one.click()
  await expect(apply(panel)).toHaveText(`Vezi ${games}`)
}

/** Opens all games, filtered to those with a jackpot. */
async function narrowed(page: Page): Promise<void> {
  await page.mouse.wheel(0, 60)
  await whenToolsReady(page)
  await quick(page, 'Cu jackpot').click()
  await isOn(page, 'Cu jackpot')
}

test('FIL-02 FIL-12 FIL-13 UXP-03 filters: counts, the number on the button, chips, clear; a list opened with filters already active says so and offers to undo them', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  const panel = await openFilters(page)
  await expect(apply(panel)).toBeDisabled()
  await choose(panel, ['Furnizori', 'Cuprum Play'], '714 jocuri')
  await choose(panel, ['Volatilitate', 'Medie'], '260 de jocuri')
  expect(await kept(page)).toBeNull()
  await apply(panel).click()
  await expect(panel).toBeHidden()
  await expect(total(page)).toHaveText('260 de jocuri')
  expect(await listed(page)).toBe(260)
  await expect(grid(page).locator('> li').first()).toContainText('Cuprum Play')
  expect(await kept(page)).toContain('cuprum-play')

  await chip(page, 'Volatilitate medie').click()
  await expect(total(page)).toHaveText('714 jocuri')
  await narrowed(page)
  const chosen = page.getByRole('group', { name: 'Filtre alese' })
  await chosen.getByRole('button', { name: 'Șterge filtrele' }).click()
  await expect(total(page)).toHaveText(ALL)
  await expect(page.getByRole('button', { name: /^Scoate filtrul/ })).toHaveCount(0)
  expect(await kept(page)).toBeNull()

  await narrowed(page)
  await page.goto('/categorii/top-10')
  // A short list has no quick filters.
  await expect(chip(page, 'Cu jackpot')).toBeVisible()
  expect(await listed(page)).toBeLessThan(10)
  await page.getByRole('button', { name: 'Șterge filtrele' }).first().click()
  await expect(chip(page, 'Cu jackpot')).toBeHidden()
  await expect.poll(() => listed(page)).toBe(10)
})

test('FIL-03 FIL-05 FIL-12 a provider’s page keeps its own filter; another filter leads to all games, as many as the button says; a chip leads there with the order kept, and Back restores the page', async ({
  page,
}) => {
  await page.goto('/furnizori/cuprum-play')
  await whenHydrated(page)
  const panel = await openFilters(page)
  await expect(apply(panel)).toHaveText('Vezi 764 de jocuri')
  const own = option(panel, 'Furnizori', 'Cuprum Play')
  await expect(own).toBeChecked()
  await expect(own).toHaveAccessibleDescription(/^764 de jocuri.*ales de pagina furnizorului/)
  await pressMiddle(own)
  await expect(own).toBeChecked()
  await choose(panel, ['Volatilitate', 'Foarte mică'], '62 de jocuri')
  await apply(panel).click()
  await expect(page).toHaveURL(/\/toate-jocurile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toate jocurile')
  await expect(chip(page, 'Cuprum Play')).toBeVisible()
  await expect(chip(page, 'Volatilitate foarte mică')).toBeVisible()
  await expect.poll(() => listed(page)).toBe(62)

  await page.goBack()
  await expect(page).toHaveURL(/\/furnizori\/cuprum-play$/)
  await expect(total(page)).toHaveText('764 de jocuri')
  await expect(chip(page, 'Volatilitate foarte mică')).toHaveCount(0)
  await page.goForward()
  await expect(total(page)).toHaveText('62 de jocuri')
  await expect(chip(page, 'Volatilitate foarte mică')).toBeVisible()

  await page.goBack()
  await page.getByRole('combobox', { name: 'Ordonează' }).selectOption('rtp')
  await expect(page).toHaveURL(/\/furnizori\/cuprum-play\?ordine=rtp$/)
  await quick(page, 'Rundă bonus').click()
  await expect(page).toHaveURL(/\/toate-jocurile\?ordine=rtp$/)
  await isOn(page, 'Rundă bonus')
  await expect(chip(page, 'Cuprum Play')).toBeVisible()
  await page.goBack()
  await expect(total(page)).toHaveText('764 de jocuri')
  await expect(quick(page, 'Rundă bonus')).toHaveAttribute('aria-pressed', 'false')
})

test('FIL-01 FIL-13 a text within the names narrows a list, and its chip takes it back', async ({ page }) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  const panel = await openFilters(page)
  await panel.getByRole('searchbox', { name: 'Caută în listă' }).fill('cirese')
  await expect(apply(panel)).not.toHaveText(`Vezi ${ALL}`)
  const count = numberIn(await apply(panel).textContent())
  await apply(panel).click()
  await expect.poll(() => listed(page)).toBe(count)
  await expect(grid(page).locator('> li').first()).toContainText(/cireșe/i)
  await chip(page, '„cirese”').click()
  await expect(total(page)).toHaveText(ALL)
})

test('FIL-05 filters applied on a live studio’s page lead to all live games', async ({ page }) => {
  await page.goto('/furnizori/salon-cristal-live')
  await whenHydrated(page)
  const panel = await openFilters(page)
  await panel.getByRole('group', { name: 'Categorii' }).getByRole('checkbox').first().click()
  const count = numberIn(await apply(panel).textContent())
  await apply(panel).click()
  await expect(page).toHaveURL(/\/cazinou-live\/toate-jocurile$/)
  await expect.poll(() => listed(page)).toBe(count)
})

/** The lobby clears the filters: the list of all games is complete again. */
async function endInTheLobby(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'aramă, pagina de start' }).click()
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
  await expect.poll(() => kept(page)).toBeNull()
  const nav = page.getByRole('navigation', { name: 'Meniul lobby-ului' })
  await nav.locator('a[href="/toate-jocurile"]').click()
  await expect(total(page)).toHaveText(ALL)
}

test('FIL-02 FIL-03 FIL-04 filters survive a reload and apply to a category, which keeps its own; the lobby clears them, also after a game’s page in between', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await narrowed(page)
  await expect(total(page)).not.toHaveText(ALL)
  const count = (await total(page).textContent()) ?? ''
  await page.reload()
  await expect(total(page)).toHaveText(count)
  await isOn(page, 'Cu jackpot')

  const nav = page.getByRole('navigation', { name: 'Meniul lobby-ului' })
  await nav.locator('a[href^="/categorii/"]').first().click()
  await expect(page).toHaveURL(/\/categorii\//)
  await isOn(page, 'Cu jackpot')
  await expect(page.getByRole('group', { name: 'Filtre alese' })).toContainText('ales de pagina categoriei')
  await endInTheLobby(page)

  await narrowed(page)
  const games = grid(page).getByRole('heading').getByRole('link')
  const other = (await games.nth(1).getAttribute('href')) ?? ''
  await games.first().click()
  await expect(page).toHaveURL(/\/joc\//)
  // The address of another game, opened directly, is a full page.
  await page.goto(other)
  await whenHydrated(page)
  expect(await kept(page)).not.toBeNull()
  await endInTheLobby(page)
})

/** Typed bets stay in their fields; a minimum above the maximum shows an error. */
async function typeBets(panel: Locator): Promise<void> {
  const bet = panel.getByRole('group', { name: 'Miză', exact: true })
  const low = bet.getByRole('textbox', { name: 'De la' })
  const high = bet.getByRole('textbox', { name: 'Până la' })
  for (const amount of ['5', '75']) {
    await high.fill(amount)
    await high.press('Tab')
    await expect(high).toHaveValue(amount)
  }
  await low.fill('80')
  await low.press('Tab')
  await expect(low).toHaveValue('80')
  await expect(high).toHaveValue('75')
  await expect(low).toHaveAccessibleDescription(/Minimul este mai mare decât maximul\./)
  await expect(panel.getByRole('button', { name: 'Niciun joc' })).toBeVisible()
  await low.fill('30')
  await low.press('Tab')
  await panel.getByRole('button', { name: /^Vezi / }).click()
}

test('FIL-06 FIL-11 UXP-03 typed bets stay in their fields, and a minimum above the maximum shows an error; an empty result names the filter whose removal gives most games, and removes it', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await typeBets(await openFilters(page))
  await chip(page, 'Miză 30–75 lei').click()
  await expect(total(page)).toHaveText(ALL)

  const panel = await openFilters(page)
  await panel.getByRole('button', { name: /^Toți \d+/ }).click()
  await panel.getByRole('checkbox', { name: /^Zefir/ }).click()
  await option(panel, 'Volatilitate', 'Foarte ridicată').click()
  const empty = panel.locator('input[aria-disabled="true"]').first()
  await expect(empty).toHaveAccessibleDescription('0 jocuri')
  await pressMiddle(empty)
  await expect(empty).not.toBeChecked()
  await apply(panel).click()
  await expect(total(page)).toHaveText('1 joc')
  // The only game of this studio with this volatility has no jackpot.
  await quick(page, 'Cu jackpot').click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Niciun joc pentru filtrele alese.')
  const said = /Fără „(?<filter>.*)” ar fi (?<games>.* jocuri)\./.exec(
    (await main.textContent()) ?? '',
  )?.groups
  expect(said?.filter).toBe('Zefir')
  await main.getByRole('button', { name: `Scoate „${said?.filter}”` }).click()
  await expect(total(page)).toHaveText(said?.games ?? '')
  await expect(chip(page, 'Zefir')).toHaveCount(0)
})
