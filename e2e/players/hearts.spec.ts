import type { Locator, Page } from '@playwright/test'
import {
  addFault,
  control,
  fillCredentials,
  logIn,
  loginDialog,
  passwordOf,
  removeFaults,
  submit,
  whenPlayer,
} from '../support/players.ts'
import { devices, expect, whenHydrated } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'ana.noua'
const GAME = 'Diamant 40'

const heart = (around: Locator): Locator =>
  around.getByRole('button', { name: `Favorit: ${GAME}`, exact: true })

/** Opens the details from a list. */
async function details(page: Page): Promise<Locator> {
  await page.goto('/jackpots/foc-de-arama')
  await whenHydrated(page)
  await page.getByRole('article').filter({ hasText: GAME }).getByText(GAME).first().click()
  await expect(page).toHaveURL('/joc/diamant-40')
  return page.getByRole('dialog', { name: GAME })
}

/** The page of the game. */
async function gamePage(page: Page): Promise<Locator> {
  await page.goto('/joc/diamant-40')
  await whenHydrated(page)
  return page.getByRole('main')
}

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)

    for (const [where, open] of Object.entries({ details, 'page of the game': gamePage }))
      test(`FAV-04 AUT-05 a guest presses the heart in the ${where}, at ${device}; after a login in the dialog the game is a favourite there`, async ({
        page,
        request,
        site,
      }) => {
        await control({ request, site }, WHO, 'reset')
        const place = await open(page)
        await expect(heart(place)).toHaveAttribute('aria-pressed', 'false')
        await heart(place).click()
        const dialog = loginDialog(page)
        await expect(dialog).toContainText('Intră în cont ca să păstrezi jocul la favorite.')
        await fillCredentials(dialog, WHO, passwordOf(WHO))
        await submit(dialog).click()
        await expect(dialog).toHaveCount(0)
        await expect(heart(place)).toHaveAttribute('aria-pressed', 'true')
        await expect(page).toHaveURL('/joc/diamant-40')
        await page.goto('/utilizator/preferate')
        await whenPlayer(page)
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
      })
  })

test('FAV-01 FAV-03 a game added while the favourites could not be loaded is marked, and is not shown as the only favourite', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await control({ request, site }, 'mihai.obisnuit', 'reset')
  const person = await request.get(`${site}/sandbox/control/people/mihai.obisnuit`)
  const { favourites }: { favourites: string[] } = (await person.json()).state
  const path = '/gateway/pams/api/v2/player/favorites'
  await addFault({ request, site }, { path, method: 'GET', mode: 'error-500' })
  await logIn(page, 'mihai.obisnuit', { path: '/joc/diamant-40' })
  const place = page.getByRole('main')
  await heart(place).click()
  await expect(heart(place)).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('navigation', { name: 'Secțiuni' })
    .getByRole('link', { name: 'Cazino', exact: true })
    .click()
  await page
    .getByRole('navigation', { name: 'Meniul lobby-ului' })
    .getByRole('link', { name: 'Jocurile mele' })
    .click()
  const row = place.getByRole('region', { name: 'Preferatele mele' })
  await expect(row).toContainText('Nu am putut încărca favoritele.')
  await expect(row.getByRole('article')).toHaveCount(0)
  await removeFaults({ request, site })
  await row.getByRole('button', { name: 'Reîncearcă' }).click()
  const all = new Set([...favourites, 'diamant-40'])
  await expect(row.getByText(String(all.size), { exact: true })).toBeVisible()
  await expect(row.getByRole('article').first()).toContainText(GAME)
  complaints.splice(0)
})
