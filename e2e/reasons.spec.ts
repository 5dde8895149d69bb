import type { Locator, Page } from '@playwright/test'
import { logIn, logOut, notice, whenGuest, whenPlayer } from './support/players.ts'
import { press } from './support/press.ts'
import { devices, expect, test } from './support/test.ts'

const OWN = '/utilizator/jocurile-mele'
const KEY = 'arama.recommendations'

/** The row that is made from a game the player has played. */
const row = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: /^Pentru că ai jucat / })
const why = (page: Page): Locator => row(page).getByRole('button', { name: 'De ce văd asta' })
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'De ce văd asta' })
const close = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Închide' })
const codes = (page: Page): Promise<(string | null)[]> =>
  row(page)
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

async function showRow(page: Page): Promise<void> {
  await row(page).scrollIntoViewIfNeeded()
  await expect(row(page).getByRole('article').first()).toBeVisible()
}

/** Number of lines that the heading of the row takes. */
const linesOfHeading = (page: Page): Promise<number> =>
  row(page)
    .getByRole('heading', { level: 2 })
    .evaluate((title) =>
      Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
    )

/** The game from which the row is made, as the line under its heading says. */
async function seedOf(page: Page): Promise<string> {
  const line = row(page).getByText(/^Seamănă cu /)
  return ((await line.textContent()) ?? '').replace('Seamănă cu ', '')
}

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)

    async function openWhy(page: Page): Promise<void> {
      await showRow(page)
      await press(why(page))
      await expect(panel(page)).toBeVisible()
    }

    test(`PER-08 a row says from which game it is made; another game can be taken, or this one never again, at ${device}`, async ({
      page,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: OWN })
      await showRow(page)
      const first = await seedOf(page)
      await expect(row(page).getByRole('heading', { level: 2 })).toHaveText(`Pentru că ai jucat ${first}`)
      await openWhy(page)
      await expect(panel(page)).toContainText('Ce alegi aici rămâne pe acest dispozitiv.')
      await press(panel(page).getByRole('button', { name: 'După alt joc' }))
      await expect.poll(() => seedOf(page)).not.toBe(first)
      const second = await seedOf(page)
      await press(panel(page).getByRole('button', { name: `Fără ${second}` }))
      await expect(notice(page, `Nu mai alegem după ${second}.`)).toBeVisible()
      await expect.poll(() => seedOf(page)).not.toBe(second)
      await press(close(page))
      await expect(panel(page)).toHaveCount(0)
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain(second)
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toContain('mihai')
    })

    test(`PER-08 a game and a provider are hidden from the recommendations, can be taken back at once, and come back from the preferences, at ${device}`, async ({
      page,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: OWN })
      await openWhy(page)
      const seed = await seedOf(page)
      const [game = ''] = await codes(page)
      await press(panel(page).getByRole('button', { name: 'Niciodată acest joc' }))
      await expect(panel(page)).toHaveCount(0)
      await expect.poll(() => codes(page)).not.toContain(game)
      await press(notice(page, 'Nu mai recomandăm ').getByRole('button', { name: 'Anulează' }))
      await expect.poll(async () => (await codes(page))[0]).toBe(game)

      await openWhy(page)
      const hide = panel(page).getByRole('button', { name: /^Niciodată (?!acest)/ })
      const provider = ((await hide.textContent()) ?? '').replace('Niciodată ', '')
      await expect(row(page).getByRole('article').filter({ hasText: provider })).not.toHaveCount(0)
      await press(hide)
      await expect(notice(page, `Nu mai arătăm jocuri de la ${provider}.`)).toBeVisible()
      await expect(row(page).getByRole('article').filter({ hasText: provider })).toHaveCount(0)
      expect(await seedOf(page)).toBe(seed)

      // The choice lasts, also in the next visit.
      await page.reload()
      await whenPlayer(page)
      await press(page.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }))
      const back = page.getByRole('dialog').getByRole('button', { name: `Adu înapoi ${provider}` })
      await press(back)
      await expect(back).toHaveCount(0)
      await press(close(page))
      await showRow(page)
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toContain(provider)
    })

    test(`the place of a row has room for its reason before the games have loaded, at ${device}`, async ({
      page,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: OWN })
      await showRow(page)
      await expect(why(page)).toBeVisible()
      // The game is picked at random; the place has room for a name of usual length.
      const lines = device === '390 px' ? 2 : 1
      await expect(async () => {
        const isUsual = (await linesOfHeading(page)) <= lines
        if (!isUsual) await press(row(page).getByRole('button', { name: 'Alege după alt joc' }))
        expect(isUsual).toBe(true)
      }).toPass()
      const room = await page
        .locator('[data-seeded]')
        .filter({ hasText: 'Pentru că ai jucat ' })
        .evaluate((place) => ({
          reserved: Number.parseFloat(getComputedStyle(place).minBlockSize),
          used: place.firstElementChild?.getBoundingClientRect().height ?? 0,
        }))
      expect(room.used).toBeLessThan(room.reserved + 0.5)
      expect(room.used).toBeGreaterThan(room.reserved - 8)
    })

    test(`PER-08 calmer games come first once a player wants them, the row has the same games, and nothing moves but the games, at ${device}`, async ({
      page,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: OWN })
      await showRow(page)
      await row(page).getByRole('button', { name: 'De ce văd asta' }).focus()
      await expect.poll(async () => (await codes(page)).length).toBe(30)
      const before = await codes(page)
      await press(why(page))
      const calmer = panel(page).getByRole('switch', { name: 'Mai calme' })
      await press(calmer)
      await expect(calmer).toBeChecked()
      await expect.poll(() => codes(page)).not.toEqual(before)
      expect((await codes(page)).toSorted()).toEqual(before.toSorted())
      await press(calmer)
      await expect.poll(() => codes(page)).toEqual(before)
    })
  })

test('PER-08 the choices of one player are not those of the next one, and the keyboard opens and closes them with Enter and Escape', async ({
  page,
}) => {
  await logIn(page, 'mihai.obisnuit', { path: OWN })
  await showRow(page)
  while (!(await why(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(why(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const hide = panel(page).getByRole('button', { name: /^Niciodată (?!acest)/ })
  const provider = ((await hide.textContent()) ?? '').replace('Niciodată ', '')
  await hide.click()
  await expect(row(page).getByRole('article').filter({ hasText: provider })).toHaveCount(0)

  await page.goto('/')
  await whenPlayer(page)
  await logOut(page)
  await whenGuest(page)
  await logIn(page, 'victor.mare')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }).click()
  const preferences = page.getByRole('dialog', { name: 'Preferințe' })
  await expect(preferences).toContainText('Nimic.')
  await expect(preferences).not.toContainText(provider)
})
