import { apply, chip, grid, inWords, listed, numberIn, openFilters, option, total } from './support/lists.ts'
import { pressMiddle } from './support/press.ts'
import { expect, test, whenHydrated } from './support/test.ts'

test('FIL-02 FIL-12 FIL-13 UXP-03 filters: counts, the number on the button, chips, clear', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  const panel = await openFilters(page)
  await expect(apply(panel)).toBeDisabled()
  const provider = option(panel, 'Furnizori', 'Cuprum Play')
  await expect(provider).toHaveAccessibleDescription('714 jocuri')
  await provider.click()
  await expect(apply(panel)).toHaveText('Vezi 714 jocuri')

  const second = option(panel, 'Volatilitate', 'Medie')
  await expect(second).toHaveAccessibleDescription('260 de jocuri')
  await second.click()
  await expect(apply(panel)).toHaveText('Vezi 260 de jocuri')
  expect(await page.evaluate(() => sessionStorage.getItem('appliedFilters'))).toBeNull()
  await apply(panel).click()
  await expect(panel).toBeHidden()
  await expect(total(page)).toHaveText('260 de jocuri')
  expect(await listed(page)).toBe(260)
  await expect(grid(page).locator('> li').first()).toContainText('Cuprum Play')
  expect(await page.evaluate(() => sessionStorage.getItem('appliedFilters'))).toContain('cuprum-play')

  await chip(page, 'Volatilitate medie').click()
  await expect(total(page)).toHaveText('714 jocuri')
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
  await expect(chip(page, 'Cu jackpot')).toBeVisible()
  await page
    .getByRole('group', { name: 'Filtre alese' })
    .getByRole('button', { name: 'Șterge filtrele' })
    .click()
  await expect(total(page)).toHaveText('8.364 de jocuri')
  await expect(page.getByRole('button', { name: /^Scoate filtrul/ })).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('appliedFilters'))).toBeNull()
})

test('FIL-03 FIL-05 a provider’s page holds its own filter and leads to all games with another', async ({
  page,
}) => {
  await page.goto('/furnizori/quiet-otter')
  await whenHydrated(page)
  const panel = await openFilters(page)
  const own = option(panel, 'Furnizori', 'Quiet Otter')
  await expect(own).toBeChecked()
  await expect(own).toHaveAccessibleDescription(/ales de pagina furnizorului/)
  await pressMiddle(own)
  await expect(own).toBeChecked()
  const other = option(panel, 'Volatilitate', 'Medie')
  await other.click()
  const count = numberIn(await apply(panel).textContent())
  await apply(panel).click()
  await expect(page).toHaveURL(/\/toate-jocurile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toate jocurile')
  await expect(chip(page, 'Quiet Otter')).toBeVisible()
  await expect(chip(page, 'Volatilitate medie')).toBeVisible()
  await expect.poll(() => listed(page)).toBe(count)

  await page.goBack()
  await expect(page).toHaveURL(/\/furnizori\/quiet-otter$/)
  await expect(total(page)).toHaveText('113 jocuri')
  await expect(chip(page, 'Volatilitate medie')).toHaveCount(0)
  await page.goForward()
  await expect(total(page)).toHaveText(inWords(count))
  await expect(chip(page, 'Volatilitate medie')).toBeVisible()
})

test('FIL-05 a chip of a provider’s page leads to all games in its order, and Back to the page as it was', async ({
  page,
}) => {
  await page.goto('/furnizori/quiet-otter?ordine=rtp')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
  await page.getByRole('button', { name: 'Rundă bonus' }).click()
  await expect(page).toHaveURL(/\/toate-jocurile\?ordine=rtp$/)
  await expect(chip(page, 'Rundă bonus')).toBeVisible()
  await expect(chip(page, 'Quiet Otter')).toBeVisible()
  await page.goBack()
  await expect(total(page)).toHaveText('113 jocuri')
  await expect(page.getByRole('button', { name: 'Rundă bonus' })).toHaveAttribute('aria-pressed', 'false')
})

test('FIL-12 the number is that of the list the button leads to, and the page’s own before', async ({
  page,
}) => {
  await page.goto('/furnizori/cuprum-play')
  await whenHydrated(page)
  const panel = await openFilters(page)
  await expect(apply(panel)).toHaveText('Vezi 764 de jocuri')
  await expect(option(panel, 'Furnizori', 'Cuprum Play')).toHaveAccessibleDescription(/^764 de jocuri/)
  const other = option(panel, 'Volatilitate', 'Foarte mică')
  await expect(other).toHaveAccessibleDescription('62 de jocuri')
  await other.click()
  await expect(apply(panel)).toHaveText('Vezi 62 de jocuri')
  await apply(panel).click()
  await expect(page).toHaveURL(/\/toate-jocurile$/)
  await expect.poll(() => listed(page)).toBe(62)
})

test('FIL-02 FIL-03 filters come along to a category, which holds its own', async ({ page }) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
  await expect(chip(page, 'Cu jackpot')).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Meniul lobby-ului' })
  await nav.locator('a[href^="/categorii/"]').first().click()
  await expect(chip(page, 'Cu jackpot')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Filtre alese' })).toContainText('ales de pagina categoriei')
})

test('FIL-05 the filters of a live studio lead to all live games', async ({ page }) => {
  await page.goto('/furnizori/salon-cristal-live')
  await whenHydrated(page)
  const panel = await openFilters(page)
  await panel.getByRole('group', { name: 'Categorii' }).getByRole('checkbox').first().click()
  const count = numberIn(await apply(panel).textContent())
  await apply(panel).click()
  await expect(page).toHaveURL(/\/cazinou-live\/toate-jocurile$/)
  await expect.poll(() => listed(page)).toBe(count)
})

test('FIL-02 FIL-04 filters outlive a reload and other lists, and end with the lobby', async ({ page }) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
  await expect(total(page)).not.toHaveText('8.364 de jocuri')
  const count = (await total(page).textContent()) ?? ''
  await page.reload()
  await expect(total(page)).toHaveText(count)
  await expect(chip(page, 'Cu jackpot')).toBeVisible()

  const nav = page.getByRole('navigation', { name: 'Meniul lobby-ului' })
  await nav.locator('a[href^="/categorii/"]').first().click()
  await expect(page).toHaveURL(/\/categorii\//)
  await expect(chip(page, 'Cu jackpot')).toBeVisible()

  await page.getByRole('link', { name: 'aramă, pagina de start' }).click()
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('appliedFilters'))).toBeNull()
  await nav.locator('a[href="/toate-jocurile"]').click()
  await expect(total(page)).toHaveText('8.364 de jocuri')
})

test('FIL-04 filters end with the lobby also where a game’s page lay between', async ({ page }) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
  await expect(chip(page, 'Cu jackpot')).toBeVisible()
  const games = grid(page).getByRole('heading').getByRole('link')
  const other = (await games.nth(1).getAttribute('href')) ?? ''
  await games.first().click()
  await expect(page).toHaveURL(/\/joc\//)
  // The address of another one, opened cold, is a page of its own.
  await page.goto(other)
  await whenHydrated(page)
  expect(await page.evaluate(() => sessionStorage.getItem('appliedFilters'))).not.toBeNull()
  await page.getByRole('link', { name: 'aramă, pagina de start' }).click()
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('appliedFilters'))).toBeNull()
  const nav = page.getByRole('navigation', { name: 'Meniul lobby-ului' })
  await nav.locator('a[href="/toate-jocurile"]').click()
  await expect(total(page)).toHaveText('8.364 de jocuri')
})

test('FIL-11 UXP-03 an empty result names the filter whose removal gives most, and removes it', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
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
  // The one game of this studio that is so volatile takes no part in a jackpot.
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
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

test('FIL-06 UXP-03 what is typed as a bet is kept, and a minimum above the maximum is said', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.getByRole('button', { name: /^Filtre/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filtre' })
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
  await expect(page.getByRole('button', { name: 'Scoate filtrul Miză 30–75 lei' })).toBeVisible()
})

test('FIL-02 FIL-13 a list that another one’s filters narrow says so on arrival, and how to undo it', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
  await expect(page.getByText(/^Lista este filtrată: /)).toBeVisible()
  await page.goto('/categorii/top-10')
  const narrowed = page.getByText(/^Lista este filtrată: \d+ din 10 jocuri\.$/)
  await expect(narrowed).toBeVisible()
  await expect(chip(page, 'Cu jackpot')).toBeVisible()
  await page.getByRole('button', { name: 'Șterge filtrele' }).first().click()
  await expect(narrowed).toBeHidden()
  await expect.poll(() => listed(page)).toBe(10)
})
