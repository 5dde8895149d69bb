import type { Locator, Page } from '@playwright/test'
import { holdBack } from '../support/holdBack.ts'
import { whenFullList } from '../support/lists.ts'
import {
  addFault,
  control,
  fillCredentials,
  logIn,
  loginDialog,
  logOut,
  notice,
  passwordOf,
  removeFaults,
  submit,
  whenGuest,
  whenPlayer,
} from '../support/players.ts'
import { expect, phone, whenHydrated, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

/** A player without favourites. */
const WHO = 'ana.noua'
const PATH = '/gateway/pams/api/v2/player/favorites'

/** A list, two of its games, and the page of the second. */
const LIST = '/jackpots/foc-de-arama'
const GAME = 'Diamant 40'
const OTHER = 'Cireșe Aprinse'
const OTHER_PAGE = '/joc/cirese-aprinse'

test.beforeEach(({ request, site }) => control({ request, site }, WHO, 'reset'))

const heart = (around: Locator | Page, name: string): Locator =>
  around.getByRole('button', { name: `Favorit: ${name}`, exact: true })

const tileOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
    .first()

/** Hovers a tile of a list and returns it. */
async function pointAt(page: Page, name: string): Promise<Locator> {
  const tile = tileOf(page, name)
  // The first input event loads the whole list, which replaces the element of the tile.
  await tile.hover()
  await whenFullList(page)
  await page.mouse.move(1, 1)
  await tile.hover()
  await expect(heart(tile, name)).toBeVisible()
  return tile
}

/** Favourites as the page of own games shows them. */
const own = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', { name: 'Preferatele mele' }).getByRole('article')

/** Logs in with the open dialog. */
async function logInWithDialog(page: Page): Promise<void> {
  const dialog = loginDialog(page)
  await fillCredentials(dialog, WHO, passwordOf(WHO))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
}

/** Hovers the tile and presses its heart; again if the list has moved in between. */
const pressHeart = (tile: Locator): Promise<void> =>
  expect(async () => {
    await tile.hover({ timeout: 3000 })
    await heart(tile, GAME).click({ timeout: 3000 })
  }).toPass()

test('FAV-04 AUT-05 a guest’s press on a heart opens the login dialog and adds the game after the login; a game that is already a favourite is not removed', async ({
  page,
}) => {
  await page.goto(LIST)
  await whenHydrated(page)
  const tile = await pointAt(page, GAME)
  await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', 'false')
  await pressHeart(tile)
  await expect(loginDialog(page)).toContainText('Intră în cont ca să păstrezi jocul la favorite.')
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toHaveCount(0)

  for (const game of ['new', 'kept already']) {
    await tile.hover()
    await expect(heart(tile, GAME), game).toHaveAttribute('aria-pressed', 'false')
    await pressHeart(tile)
    await logInWithDialog(page)
    await tile.hover()
    await expect(heart(tile, GAME), game).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(LIST)
    if (game === 'kept already') break
    await logOut(page)
    await whenGuest(page)
  }
  await page.goto('/utilizator/preferate')
  await whenPlayer(page)
  await expect(own(page)).toHaveCount(1)
  await expect(own(page).first()).toContainText(GAME)
})

/** Holds back the responses to saves until the returned function is called. */
const holdSaves = (page: Page) => holdBack(page, `**${PATH}*`)

test('FAV-01 DET-05 a game is added on its page and another on its tile: the last one is first in the list, and the next press removes it', async ({
  page,
}) => {
  await logIn(page, WHO, { path: OTHER_PAGE })
  const onPage = heart(page.getByRole('main'), OTHER)
  await onPage.click()
  await expect(onPage).toHaveAttribute('aria-pressed', 'true')
  await page.goto(LIST)
  await whenPlayer(page)
  const tile = await pointAt(page, GAME)
  const letGo = await holdSaves(page)
  await heart(tile, GAME).click()
  // The heart changes only after the save, and is disabled until then.
  await expect(heart(tile, GAME)).toHaveAttribute('aria-disabled', 'true')
  await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', 'false')
  letGo()
  await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(tile, GAME)).not.toHaveAttribute('aria-disabled', 'true')

  await page.goto('/utilizator/preferate')
  await whenPlayer(page)
  await expect(own(page).first()).toContainText(GAME)
  await expect(own(page).nth(1)).toContainText(OTHER)
  await own(page).first().hover()
  await heart(own(page).first(), GAME).click()
  await expect(own(page).first()).toContainText(OTHER)
  await expect(own(page).filter({ hasText: GAME })).toHaveCount(0)
  await page.reload()
  await whenPlayer(page)
  await expect(own(page).first()).toContainText(OTHER)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('FAV-01 DET-05 a player adds by touch a game on its page and another in its details; the last one is first in the list', async ({
    page,
  }) => {
    await logIn(page, WHO, { path: OTHER_PAGE })
    const onPage = heart(page.getByRole('main'), OTHER)
    await onPage.tap()
    await expect(onPage).toHaveAttribute('aria-pressed', 'true')
    await page.goto(LIST)
    await whenPlayer(page)
    await tileOf(page, GAME).tap()
    const details = page.getByRole('dialog', { name: GAME })
    await heart(details, GAME).tap()
    await expect(heart(details, GAME)).toHaveAttribute('aria-pressed', 'true')
    await details.getByRole('button', { name: 'Închide' }).tap()
    await expect(details).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Meniul lobby-ului' })
      .getByRole('link', { name: 'Jocurile mele' })
      .tap()
    await expect(own(page)).toHaveCount(2)
    await expect(own(page).first()).toContainText(GAME)
  })
})

test('FAV-03 FAV-01 FAV-02 a favourite that could not be added or removed shows an error and keeps the heart’s state; favourites that could not be loaded show an error, and „Reîncearcă” loads them', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await logIn(page, WHO, { path: LIST })
  const tile = await pointAt(page, GAME)
  for (const [state, words] of [
    ['false', 'Nu am putut păstra jocul la favorite.'],
    ['true', 'Nu am putut scoate jocul de la favorite.'],
  ] as const) {
    await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', state)
    await addFault({ request, site }, { path: PATH, method: 'POST', mode: 'error-500' })
    await heart(tile, GAME).click()
    await expect(notice(page, words)).toBeVisible()
    await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', state)
    await removeFaults({ request, site })
    await tile.hover()
    await heart(tile, GAME).click()
    await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', String(state === 'false'))
  }
  await heart(tile, GAME).click()
  await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', 'true')

  await addFault({ request, site }, { path: PATH, method: 'GET', mode: 'error-500' })
  const asked: string[] = []
  page.on('request', (call) => {
    if (call.url().includes(PATH) && call.method() === 'GET') asked.push(call.url())
  })
  // The page asks together with the session: answered before, it would load the favourites again.
  const letGo = await holdBack(page, (url) => url.pathname.endsWith(PATH))
  await page.goto('/utilizator/preferate')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Toate listele' })).toBeVisible()
  letGo()
  await expect(main).toContainText('Nu am putut încărca favoritele.')
  await expect(notice(page, 'Nu am putut încărca favoritele.')).toBeVisible()
  await whenIdle(page)
  // One call with one retry, however many components show favourites.
  expect(asked.length).toBe(2)
  await removeFaults({ request, site })
  await main.getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(own(page).first()).toBeVisible()
  complaints.splice(0)
})

test('FAV-03 UXP-17 the first heart pressed without a connection says that the game could not be kept', async ({
  page,
  complaints,
}) => {
  await logIn(page, WHO, { path: LIST })
  const tile = await pointAt(page, GAME)
  // What answers the press comes by itself after the first view.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/changeFavourite')),
  )
  await whenIdle(page)
  await page.context().setOffline(true)
  await heart(tile, GAME).click()
  await expect(notice(page, 'Nu am putut păstra jocul la favorite.')).toBeVisible()
  await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(false)
  await heart(tile, GAME).click()
  await expect(heart(tile, GAME)).toHaveAttribute('aria-pressed', 'true')
  complaints.splice(0)
})
