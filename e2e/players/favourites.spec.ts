import type { Locator, Page } from '@playwright/test'
import { whenWhole } from '../support/lists.ts'
import {
  control,
  logIn,
  loginDialog,
  mend,
  notice,
  passwordOf,
  spoil,
  submit,
  whenPlayer,
  write,
} from '../support/players.ts'
import { expect, phone, whenHydrated } from '../support/test.ts'
import { test } from './ownSite.ts'

/** Somebody who has no favourites yet. */
const WHO = 'ana.noua'
const OTHER = 'Cireșe Aprinse'
const PATH = '/gateway/pams/api/v2/player/favorites'

test.beforeEach(async ({ request, site }) => {
  await mend({ request, site })
  await control({ request, site }, WHO, 'reset')
})

const heart = (around: Locator | Page, name: string): Locator =>
  around.getByRole('button', { name: `Favorit: ${name}`, exact: true })

const tileOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
    .first()

/** A tile of a list, with the mouse over it. */
async function pointAt(page: Page, name: string): Promise<Locator> {
  const tile = tileOf(page, name)
  // The first sign of somebody brings the whole list, in which the tile is another one.
  await tile.hover()
  await whenWhole(page)
  await page.mouse.move(1, 1)
  await tile.hover()
  await expect(heart(tile, name)).toBeVisible()
  return tile
}

/** Favourites as the page of own games shows them. */
const own = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', { name: 'Preferatele mele' }).getByRole('article')

test('FAV-04 AUT-05 a visitor’s press on a heart asks who they are and, once that is known, keeps the game', async ({
  page,
}) => {
  await page.goto('/jackpots/foc-de-arama')
  await whenHydrated(page)
  const tile = await pointAt(page, 'Diamant 40')
  await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', 'false')
  await heart(tile, 'Diamant 40').click()
  const dialog = loginDialog(page)
  await expect(dialog).toContainText('Intră în cont ca să păstrezi jocul la favorite.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await tile.hover()
  await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', 'false')

  await heart(tile, 'Diamant 40').click()
  await write(dialog, WHO, passwordOf(WHO))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
  await tile.hover()
  await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/jackpots/foc-de-arama')
  await page.goto('/utilizator/preferate')
  await whenPlayer(page)
  await expect(own(page)).toHaveCount(1)
  await expect(own(page).first()).toContainText('Diamant 40')
})

test('FAV-04 a visitor who has the game among the favourites already does not lose it', async ({ page }) => {
  await logIn(page, WHO, { path: '/jackpots/foc-de-arama' })
  await heart(await pointAt(page, 'Diamant 40'), 'Diamant 40').click()
  const tile = await pointAt(page, 'Diamant 40')
  await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', 'true')
  await page.context().clearCookies()
  await page.reload()
  await whenHydrated(page)
  await heart(await pointAt(page, 'Diamant 40'), 'Diamant 40').click()
  await write(loginDialog(page), WHO, passwordOf(WHO))
  await submit(loginDialog(page)).click()
  await expect(loginDialog(page)).toHaveCount(0)
  await tile.hover()
  await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', 'true')
})

test('FAV-01 a game added from a tile comes first in the list, and goes from it with the next press', async ({
  page,
  request,
  site,
}) => {
  await logIn(page, WHO, { path: '/jackpots/foc-de-arama' })
  await heart(await pointAt(page, OTHER), OTHER).click()
  await expect(heart(page, OTHER)).toHaveAttribute('aria-pressed', 'true')
  const tile = await pointAt(page, 'Diamant 40')
  await spoil({ request, site }, { path: PATH, method: 'POST', mode: 'slow-2s', times: 1 })
  await heart(tile, 'Diamant 40').click()
  // Saved first, shown after; meanwhile it cannot be pressed.
  await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-disabled', 'true')
  await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', 'false')
  await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(tile, 'Diamant 40')).not.toHaveAttribute('aria-disabled', 'true')

  await page.goto('/utilizator/preferate')
  await whenPlayer(page)
  await expect(own(page).first()).toContainText('Diamant 40')
  await expect(own(page).nth(1)).toContainText(OTHER)
  await own(page).first().hover()
  await heart(own(page).first(), 'Diamant 40').click()
  await expect(own(page).first()).toContainText(OTHER)
  await expect(own(page).filter({ hasText: 'Diamant 40' })).toHaveCount(0)
  await page.reload()
  await whenPlayer(page)
  await expect(own(page).first()).toContainText(OTHER)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('FAV-01 a finger adds a game from its details; it comes first in the list', async ({ page }) => {
    await logIn(page, WHO, { path: '/jackpots/foc-de-arama' })
    for (const name of [OTHER, 'Diamant 40']) {
      await tileOf(page, name).tap()
      const details = page.getByRole('dialog', { name })
      await heart(details, name).tap()
      await expect(heart(details, name)).toHaveAttribute('aria-pressed', 'true')
      await details.getByRole('button', { name: 'Închide' }).tap()
      await expect(details).toHaveCount(0)
    }
    await page
      .getByRole('navigation', { name: 'Meniul lobby-ului' })
      .getByRole('link', { name: 'Jocurile mele' })
      .tap()
    await expect(own(page)).toHaveCount(2)
    await expect(own(page).first()).toContainText('Diamant 40')
  })
})

for (const [device, use] of [
  ['390 px, by touch', phone],
  ['1440 px, by mouse', {}],
] as const)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test(`FAV-01 DET-05 the heart on the page of a game is pressed where it is seen, at ${device}`, async ({
      page,
    }) => {
      await logIn(page, WHO, { path: '/joc/diamant-40' })
      const own = heart(page.getByRole('main'), 'Diamant 40')
      await (use === phone ? own.tap() : own.click())
      await expect(own).toHaveAttribute('aria-pressed', 'true')
    })
  })

test('FAV-03 FAV-01 what could not be kept or taken out is said, and the heart stays as it was', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await logIn(page, WHO, { path: '/jackpots/foc-de-arama' })
  const fault = { path: PATH, method: 'POST', mode: 'error-500' } as const
  for (const [state, words] of [
    ['false', 'Nu am putut păstra jocul la favorite.'],
    ['true', 'Nu am putut scoate jocul de la favorite.'],
  ] as const) {
    const tile = await pointAt(page, 'Diamant 40')
    await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', state)
    await spoil({ request, site }, fault)
    await heart(tile, 'Diamant 40').click()
    await expect(notice(page, words)).toBeVisible()
    await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', state)
    await mend({ request, site })
    await tile.hover()
    await heart(tile, 'Diamant 40').click()
    await expect(heart(tile, 'Diamant 40')).toHaveAttribute('aria-pressed', String(state === 'false'))
  }
  complaints.splice(0)
})

test('FAV-02 FAV-03 favourites that could not be loaded are said, and come with „Reîncearcă”', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await spoil({ request, site }, { path: PATH, method: 'GET', mode: 'error-500' })
  await logIn(page, 'victor.mare', { path: '/utilizator/preferate' })
  const row = page.getByRole('main').getByRole('region', { name: 'Preferatele mele' })
  await expect(row).toContainText('Nu am putut încărca favoritele.')
  await expect(notice(page, 'Nu am putut încărca favoritele.')).toBeVisible()
  await mend({ request, site })
  await row.getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(own(page).first()).toBeVisible()
  complaints.splice(0)
})
