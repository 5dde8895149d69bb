import type { Page } from '@playwright/test'
import { arrange, giveList, gripNames, grips, openAddDialog, tileNames } from '../support/ownLists.ts'
import { addFault, control, logIn, notice, removeFaults, whenPlayer } from '../support/players.ts'
import { devices, expect, forget } from '../support/test.ts'
import { test } from './ownSite.ts'

/** A player without favourites, one with some, and one with 200. */
const NEW = 'ana.noua'
const REGULAR = 'mihai.obisnuit'
const MANY = 'victor.mare'
const PATH = '/gateway/pams/api/v2/player/favorites'
const OFFER = /Ai 3 jocuri alese înainte de conectare/

test.beforeEach(({ request, site }) => control({ request, site }, NEW, 'reset'))

const orders = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Ordonează' })

async function expectFavourites(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/utilizator/preferate')
  await whenPlayer(page)
  await expect.poll(() => tileNames(page)).toEqual(names)
}

/** A guest has picked two games, and has a list with one of them and another. */
const leave = (page: Page) =>
  page.addInitScript(
    (text) => {
      if (!localStorage.getItem('arama.lists')) localStorage.setItem('arama.lists', text)
    },
    JSON.stringify([
      {
        owner: 'guest',
        lists: {
          lists: [{ id: 'a1', name: 'Seara', codes: ['diamant-40', 'livada-de-aur'] }],
          picked: { codes: ['regina-nilului', 'diamant-40'] },
        },
      },
    ]),
  )

for (const [device, options] of devices)
  test.describe(device, () => {
    test.use(options)

    test('FAV-08 after the login one notice offers what was chosen before; it becomes favourites and a list', async ({
      page,
    }) => {
      await leave(page)
      await logIn(page, NEW)
      await notice(page, OFFER).getByRole('button', { name: 'Adaugă la ale mele' }).click()
      await expect(notice(page, 'Am adăugat 3 jocuri la ale tale.')).toBeVisible()
      await expectFavourites(page, ['Regina Nilului', 'Diamant 40'])
      await page.goto('/liste')
      const list = page.getByRole('main').getByRole('link', { name: /^Seara/ })
      await expect(list).toContainText('2 jocuri')
      await list.click()
      await expect.poll(() => tileNames(page)).toEqual(['Diamant 40', 'Livada de Aur'])
      await page.goto('/')
      await whenPlayer(page)
      await expect(notice(page, /alese înainte de conectare/)).toHaveCount(0)
    })

    test('FAV-05 FAV-06 favourites are put in order by hand, which is remembered', async ({ page }) => {
      await logIn(page, REGULAR, { path: '/utilizator/preferate' })
      await expect.poll(() => tileNames(page)).not.toEqual([])
      const before = await tileNames(page)
      await arrange(page)
      await grips(page).nth(1).click()
      await grips(page).nth(0).click()
      const moved = [before[1], before[0], ...before.slice(2)]
      await expect.poll(() => gripNames(page)).toEqual(moved)
      await page.goto('/utilizator/preferate')
      await whenPlayer(page)
      await expect(orders(page)).toHaveValue('mine')
      await expect.poll(() => tileNames(page)).toEqual(moved)
    })
  })

test('FAV-08 a declined offer is not made again; the games stay, and come along from the page of lists', async ({
  page,
}) => {
  await leave(page)
  await logIn(page, NEW)
  await notice(page, OFFER)
    .getByRole('button', { name: /Închide/ })
    .click()
  await expect(notice(page, OFFER)).toHaveCount(0)
  await page.goto('/liste')
  await whenPlayer(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Ai 3 jocuri alese înainte de conectare')
  await expect(notice(page, OFFER)).toHaveCount(0)
  await main.getByRole('button', { name: 'Adaugă la ale mele' }).click()
  await expect(main.getByRole('link', { name: /^Seara/ })).toBeVisible()
  await expect(main).not.toContainText('alese înainte de conectare')
  await expectFavourites(page, ['Regina Nilului', 'Diamant 40'])
})

test('FAV-08 nothing is offered while the preferences have it switched off; switched on, it is', async ({
  page,
}) => {
  await leave(page)
  await page.addInitScript(() => localStorage.setItem('arama.preferences', '{"listsOffer":false}'))
  await logIn(page, NEW)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }).click()
  const preferences = page.getByRole('dialog', { name: 'Preferințe' })
  const offers = preferences.getByRole('switch', { name: 'Jocurile alese înainte de conectare' })
  await expect(offers).not.toBeChecked()
  await expect(notice(page, OFFER)).toHaveCount(0)
  await offers.click()
  await expect(notice(page, OFFER)).toBeVisible()
})

test('FAV-08 FAV-03 a favourite that cannot be saved says so and stays with what was chosen before the login', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await leave(page)
  await logIn(page, NEW)
  await addFault({ request, site }, { path: PATH, method: 'POST', mode: 'error-500' })
  await notice(page, OFFER).getByRole('button', { name: 'Adaugă la ale mele' }).click()
  await expect(notice(page, 'Nu am putut păstra jocul la favorite.')).toBeVisible()
  await expect(notice(page, '2 jocuri au rămas alese înainte de conectare.')).toBeVisible()
  await removeFaults({ request, site })
  await page.goto('/liste')
  await whenPlayer(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Ai 2 jocuri alese înainte de conectare')
  await main.getByRole('button', { name: 'Adaugă la ale mele' }).click()
  await expect(main).not.toContainText('alese înainte de conectare')
  await expectFavourites(page, ['Regina Nilului', 'Diamant 40'])
  forget(complaints, /500/)
})

test('FAV-07 a player puts a game into the favourites and into a list from its details; favourites that are not known are no „no”', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await logIn(page, NEW)
  await addFault({ request, site }, { path: PATH, method: 'GET', mode: 'error-500' })
  await page.goto('/joc/diamant-40')
  await whenPlayer(page)
  await page.getByRole('main').getByRole('button', { name: 'Adaugă în listă' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adaugă în listă' })
  await expect(dialog).toContainText('Nu am putut încărca favoritele.')
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  const retry = dialog.getByRole('button', { name: 'Reîncearcă' })
  // The opened dialog asks once by itself: the fault ends after that answer, so the press is what helps.
  await expect(retry).toBeEnabled()
  await removeFaults({ request, site })
  await retry.click()
  const favourite = dialog.getByRole('checkbox', { name: 'Preferate' })
  await expect(favourite).not.toBeChecked()
  await favourite.click()
  await expect(favourite).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('button', { name: 'Favorit: Diamant 40' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  forget(complaints, /500/)
})

test('FAV-05 favourites are shown by the last round and the last win that the gateway gives; when it gives none, that is said', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const person = await request.get(`${site}/sandbox/control/people/${MANY}`)
  const { favourites }: { favourites: string[] } = (await person.json()).state
  await logIn(page, MANY)
  const path = '/gateway/pams/api/v2/gameResults'
  await addFault({ request, site }, { path, mode: 'error-500' })
  await page.goto('/utilizator/preferate')
  await whenPlayer(page)
  await expect.poll(() => tileNames(page)).not.toEqual([])
  const added = await tileNames(page)
  await orders(page).selectOption('played')
  const main = page.getByRole('main')
  await expect(main).toContainText('Nu am putut încărca')
  expect(await tileNames(page)).toEqual(added)
  await removeFaults({ request, site })
  let results: { gameType: string; datetime: string; win: number }[] = []
  // A browser under load may have dropped the body of a response by the time a test asks for it.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    results = (await response.json()).results
    await route.fulfill({ response })
  })
  await main.getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(main).toContainText('După ultimele tale 30 de runde')
  const codes = () =>
    main
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/joc/', '')))
  const byTime = results.toSorted((one, other) => Date.parse(other.datetime) - Date.parse(one.datetime))
  const first = (rounds: typeof results) => [
    ...new Set(rounds.map(({ gameType }) => gameType).filter((code) => favourites.includes(code))),
  ]
  const played = first(byTime)
  expect(played.length).toBeGreaterThan(0)
  await expect.poll(async () => (await codes()).slice(0, played.length)).toEqual(played)
  await orders(page).selectOption('won')
  const won = first(byTime.filter(({ win }) => win > 0))
  await expect.poll(async () => (await codes()).slice(0, won.length)).toEqual(won)
  forget(complaints, /500/)
})

test('FAV-07 a guest’s list is not that of a player of the same device', async ({ page }) => {
  await giveList(page, 'Seara', ['diamant-40'])
  const dialog = await openAddDialog(page, 'regina-nilului')
  await expect(dialog.getByRole('checkbox', { name: 'Seara' })).toBeVisible()
  await logIn(page, REGULAR, { path: '/liste' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Preferate' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Seara/ })).toHaveCount(0)
})
