import { addFault, control, logIn, removeFaults } from '../support/players.ts'
import { expect } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'mihai.obisnuit'
const CASTLE = '/promotii/turneul-castelului'

test.beforeEach(({ request, site }) => control({ request, site }, WHO, 'reset'))

test('PRO-05 a player who takes part gets a place, its prize, and the own row', async ({ page }) => {
  await logIn(page, WHO, { path: CASTLE })
  await expect(page.getByText('Încă nu ești în clasament.')).toBeVisible()
  await page.getByRole('button', { name: 'Participă' }).click()
  await expect(page.getByText('Locul tău: 12', { exact: true })).toBeVisible()
  await expect(page.getByText(/\d (de )?puncte · premiul locului: 80/)).toBeVisible()
  await page.getByRole('button', { name: 'Arată tot clasamentul' }).click()
  await expect(page.getByRole('row')).toHaveCount(101)
})

test('PRO-05 HTT-05 without leaderboard and place the offer stays, each says so, and a retry brings it', async ({
  page,
  request,
  site,
  complaints,
}) => {
  // In the browser, since the server keeps the leaderboard of earlier visits.
  await page.route('**/api/leaderboards/*', (route) => route.fulfill({ status: 500, body: '' }))
  await addFault(
    { request, site },
    { path: '/gateway/pams/api/v2/player/tournamentPlace', mode: 'error-500' },
  )
  await logIn(page, WHO, { path: CASTLE })
  await expect(page.getByText('Nu am putut încărca clasamentul.')).toBeVisible()
  await expect(page.getByText('Nu am putut afla locul tău.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Premii' })).toBeVisible()
  await removeFaults({ request, site })
  await page.unroute('**/api/leaderboards/*')
  const retry = page.getByRole('button', { name: 'Reîncearcă' })
  await retry.first().click()
  await expect(page.getByText('Încă nu ești în clasament.')).toBeVisible()
  await retry.click()
  await expect(page.getByRole('row')).toHaveCount(11)
  complaints.splice(0)
})
