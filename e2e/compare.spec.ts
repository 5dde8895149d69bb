import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { logIn } from './support/players.ts'
import { tabTo } from './support/tabTo.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

const details = (page: Page): Locator => page.getByRole('dialog')
const rail = (page: Page): Locator => page.getByRole('main').getByRole('region', { name: 'Recomandate' })
const table = (page: Page): Locator => page.getByRole('table')
const heads = (page: Page): Promise<string[]> =>
  table(page).getByRole('columnheader').getByRole('link').allTextContents()

/** The cells of a fact, in the order of the games. */
const cells = (page: Page, fact: string): Promise<string[]> =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: fact, exact: true }) })
    .getByRole('cell')
    .allTextContents()

/** Opens the details of a tile with all of their height, and gives the toggle of the comparison. */
async function openTile(tile: Locator): Promise<Locator> {
  const page = tile.page()
  await tile.getByRole('heading').getByRole('link').click()
  const expand = details(page).getByRole('button', { name: 'Extinde' })
  const toggle = details(page).getByRole('button', { name: 'Compară' })
  await expect(toggle).toBeVisible()
  if (await expand.isVisible()) await expand.click()
  return toggle
}

async function closeDetails(page: Page): Promise<void> {
  await details(page).getByRole('button', { name: 'Închide' }).last().click()
  await expect(details(page)).toHaveCount(0)
}

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top))

/** Chooses the first two games of a rail in their details, and follows the link in the second one. */
async function compareTwo(page: Page): Promise<string[]> {
  const tiles = rail(page).getByRole('article')
  const names: string[] = []
  for (const at of [0, 1]) {
    const toggle = await openTile(tiles.nth(at))
    names.push((await details(page).getByRole('heading', { level: 2 }).textContent()) ?? '')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    if (at === 0) {
      await expect(details(page).getByRole('link', { name: 'Compară 1 joc' })).toBeVisible()
      await closeDetails(page)
    }
  }
  await details(page).getByRole('link', { name: 'Compară 2 jocuri' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compară jocuri' })).toBeVisible()
  return names
}

for (const who of ['guest', 'player'] as const)
  for (const width of [390, 1440]) {
    test.describe(`${who} at ${width} px`, () => {
      test.use(width === 390 ? phone : { viewport: { width, height: 900 } })

      test(`UXP-23 two games chosen in their details are compared; the address shows them to others, one is removed, Back returns to the lobby where it was (${who}, ${width} px)`, async ({
        page,
        browser,
        site,
      }) => {
        if (who === 'player') await logIn(page, 'mihai.obisnuit')
        else {
          await page.goto('/')
          await whenHydrated(page)
        }
        await rail(page).scrollIntoViewIfNeeded()
        const names = await compareTwo(page)
        expect(await heads(page)).toEqual(names)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        const play = await table(page).getByRole('link', { name: /oacă/ }).count()
        expect(play).toBe(2)

        const stranger = await (await browser.newContext()).newPage()
        await stranger.goto(new URL(page.url()).pathname + new URL(page.url()).search)
        expect(await heads(stranger)).toEqual(names)
        expect(await cells(stranger, 'RTP')).toEqual(await cells(page, 'RTP'))
        await stranger.context().close()

        await table(page)
          .getByRole('link', { name: `Scoate ${names[0]} din comparație` })
          .click()
        await expect.poll(() => heads(page)).toEqual([names[1]])
        await page.goBack()
        await expect.poll(() => heads(page)).toEqual(names)

        await page.goBack()
        await expect(details(page)).toBeVisible()
        const top = await topOf(rail(page))
        await page.goBack()
        await expect(details(page)).toHaveCount(0)
        expect(new URL(page.url()).href).toBe(`${site}/`)
        expect(Math.abs((await topOf(rail(page))) - top)).toBeLessThanOrEqual(2)
        await expect(rail(page).getByRole('article').nth(1)).toBeInViewport()
      })
    })
  }

test('UXP-22 UXP-23 a shared address is a page of the server, with words for games that are not there, that are too many, and that are named twice', async ({
  page,
  request,
}) => {
  const address = '/compara?jocuri=diamant-40,nu-exista,diamant-40,regina-nilului,arcul-de-foc'
  const response = await request.get(address)
  const html = await response.text()
  expect(response.status()).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toMatch(/<th[^>]*scope="col".*Diamant 40/)

  await page.goto(address)
  expect(await heads(page)).toEqual(['Diamant 40', 'Regina Nilului'])
  const main = page.getByRole('main')
  await expect(main).toContainText('Jocul „nu-exista” nu există sau a fost retras.')
  await expect(main).toContainText('Se pot compara cel mult trei jocuri')
  expect(await cells(page, 'RTP')).toEqual([
    '96,21%Din 100 de lei jucați, în medie se întorc 96,21, pe termen foarte lung.',
    '96,21%Din 100 de lei jucați, în medie se întorc 96,21, pe termen foarte lung.',
  ])
  expect((await cells(page, 'Volatilitate')).map((text) => text.split(/(?<=[a-zăâ])(?=[A-Z])/)[0])).toEqual([
    'Mică',
    'Medie',
  ])
  // Only what differs is bold; nothing is a winner.
  const weight = (name: string) =>
    table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).fontWeight))
  expect(await weight('Linii')).toEqual(['700', '700'])
  expect(await weight('Role')).toEqual(['400', '400'])
})

test('UXP-23 an empty comparison invites to choose: the search adds a game, and the games of the address stay', async ({
  page,
}) => {
  await page.goto('/compara')
  await whenHydrated(page)
  await expect(page.getByRole('main')).toContainText('Niciun joc de comparat')
  await page.goto('/compara?jocuri=diamant-40')
  await whenHydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Adaugă un joc' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('regina nilului')
  await page
    .getByRole('option', { name: /Regina Nilului/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: 'Regina Nilului' })
  await panel.getByRole('button', { name: 'Compară' }).click()
  await panel.getByRole('link', { name: 'Compară 2 jocuri' }).click()
  await expect(page).toHaveURL(/\?jocuri=diamant-40,regina-nilului$/)
  await expect.poll(() => heads(page)).toEqual(['Diamant 40', 'Regina Nilului'])
})

test('UXP-23 a fourth game is refused in words; the chosen games outlive a reload', async ({ page }) => {
  await page.goto('/compara?jocuri=diamant-40,regina-nilului,arcul-de-foc')
  await whenHydrated(page)
  await expect(page.getByRole('main').getByRole('button', { name: 'Adaugă un joc' })).toHaveCount(0)
  await page.goto('/joc/livada-de-aur')
  await whenHydrated(page)
  const toggle = page.getByRole('button', { name: 'Compară' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: 'cel mult trei jocuri' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Compară 3 jocuri' })).toBeVisible()
})

test('UXP-23 by keyboard alone: Tab reaches the toggle in the details, Space presses it, Enter follows the link and removes a game', async ({
  page,
}) => {
  await page.goto('/joc/diamant-40')
  await whenHydrated(page)
  const toggle = page.getByRole('button', { name: 'Compară' })
  await tabTo(page, toggle)
  await page.keyboard.press('Space')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Compară 1 joc' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => heads(page)).toEqual(['Diamant 40'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, table(page).getByRole('link', { name: 'Scoate Diamant 40 din comparație' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Niciun joc de comparat')
})

test('axe finds nothing on three compared games', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, scheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/compara?jocuri=diamant-40,regina-nilului,nu-exista')
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
  }
})
