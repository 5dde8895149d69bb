import type { APIRequestContext, Page } from '@playwright/test'
import {
  control,
  loginDialog,
  loginWay,
  logOut,
  notice,
  passwordOf,
  spoil,
  submit,
  whenPlayer,
  write,
} from '../support/players.ts'
import { expect } from '../support/test.ts'
import { test } from './ownSite.ts'

const hunter = 'elena.bonus'

/** Writes name and password into the dialog that is open. */
async function logIn(page: Page): Promise<void> {
  const dialog = loginDialog(page)
  await write(dialog, hunter, passwordOf(hunter))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
}

const offer = (page: Page) => page.getByRole('dialog', { name: '25 de rotiri gratuite' })
const card = (page: Page, name: string) => page.getByRole('article', { name })

type Visit = { page: Page; request: APIRequestContext; site: string }

async function enter({ page, request, site }: Visit, path: string): Promise<void> {
  await control({ request, site }, hunter, 'reset')
  await page.goto(path)
  await loginWay(page).click()
  await logIn(page)
}

test('BON-03 BON-02 MNU-07 an offered bonus is accepted: it is counted and its games are among the free spins', async ({
  page,
  request,
  site,
}) => {
  await enter({ page, request, site }, '/')
  const promotions = page
    .getByRole('navigation', { name: 'Secțiuni' })
    .getByRole('link', { name: /^Promoții/ })
  await expect(offer(page)).toContainText('25 de rotiri gratuite')
  await offer(page).getByRole('button', { name: 'Acceptă' }).click()
  await expect(notice(page, 'Bonusul este al tău.')).toBeVisible()
  await expect(offer(page)).toBeHidden()
  // Four bonuses that are no cash, and two promotions that the player is in.
  await expect(promotions).toHaveAccessibleName(/6 active/)
  await page.goto('/utilizator/rotiri-gratuite')
  await expect(page.getByRole('heading', { level: 1, name: 'Rotiri gratuite' })).toBeVisible()
  await expect(
    card(page, '25 de rotiri gratuite').or(page.getByText('25 de rotiri gratuite')).first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Lupul Argintiu/ })).toBeVisible()
})

test('BON-03 a declined bonus does not come again', async ({ page, request, site }) => {
  await enter({ page, request, site }, '/')
  await offer(page).getByRole('button', { name: 'Refuză' }).click()
  await expect(offer(page)).toBeHidden()
  await page.reload()
  await whenPlayer(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Back: (page) => page.goBack(),
  'a press beside it': (page) => page.mouse.click(8, 300),
}

for (const [way, close] of Object.entries(closings))
  test(`KIT-03 BON-03 an offer that comes over the filters covers them; ${way} closes it, and then them`, async ({
    page,
    request,
    site,
  }) => {
    await spoil({ request, site }, { path: '/platform/api/waiting-messages', mode: 'slow-2s', times: 1 })
    await enter({ page, request, site }, '/toate-jocurile')
    await page.getByRole('button', { name: 'Filtre', exact: true }).filter({ visible: true }).click()
    const filters = page.getByRole('dialog', { name: 'Filtre' })
    await expect(filters.getByRole('heading', { name: 'Filtre' })).toBeFocused()
    await expect(offer(page).locator(':focus')).toHaveCount(1)
    // Covered, they are there and cannot be used.
    expect(await filters.evaluate((dialog) => dialog.closest('[inert]') !== null)).toBe(true)
    await close(page)
    await expect(offer(page)).toHaveCount(0)
    await expect(filters.locator(':focus')).toHaveCount(1)
    await close(page)
    await expect(filters).toHaveCount(0)
    await expect(page).toHaveURL('/toate-jocurile')
  })

test('BON-03 an answer that does not arrive says so, and the offer stays', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await enter({ page, request, site }, '/')
  await page.route('**/sandbox/platform/api/confirm-bonus', (route) =>
    route.fulfill({ status: 500, json: { errorCode: 500, reason: 'unavailable' } }),
  )
  await offer(page).getByRole('button', { name: 'Acceptă' }).click()
  await expect(page.getByText('Nu am putut trimite răspunsul tău la bonus.').first()).toBeVisible()
  await expect(offer(page)).toBeVisible()
  complaints.splice(0)
})

test('PRO-02 PRO-03 BON-04 promotions show where the player is in, and can be left and joined', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await enter({ page, request, site }, '/promotii')
  await offer(page).getByRole('button', { name: 'Închide' }).click()
  const sunday = card(page, 'Rotiri de duminică')
  await expect(sunday.getByText('Activă')).toBeVisible()
  await expect(card(page, 'Turneul castelului').getByText('Activă')).toBeVisible()
  // Only guests are welcomed, only players have Sunday’s spins (PRO-01).
  await expect(card(page, 'Bun venit: 50 de rotiri gratuite')).toBeHidden()
  await sunday.getByRole('button', { name: /^Renunță/ }).click()
  await expect(sunday.getByText('Disponibilă')).toBeVisible()

  await page.route('**/optInToBonusTemplate', (route) => route.fulfill({ status: 503, body: '' }))
  await sunday.getByRole('button', { name: /^Participă/ }).click()
  await expect(notice(page, 'Nu te-am putut înscrie la promoție.')).toBeVisible()
  await expect(sunday.getByText('Disponibilă')).toBeVisible()
  await page.unroute('**/optInToBonusTemplate')
  await sunday.getByRole('button', { name: /^Participă/ }).click()
  await expect(sunday.getByText('Activă')).toBeVisible()
  complaints.splice(0)
})

test('PRO-01 what is for players alone is not there for a visitor, and is for a player, by its link and by its address', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const direct = await page.request.get('/promotii/rotiri-duminica')
  expect(direct.status()).toBe(404)
  await page.goto('/promotii')
  await expect(card(page, 'Rotiri de duminică')).toBeHidden()
  await expect(card(page, 'Bun venit: 50 de rotiri gratuite')).toBeVisible()
  await enter({ page, request, site }, '/promotii')
  await offer(page).getByRole('button', { name: 'Închide' }).click()
  await card(page, 'Rotiri de duminică').getByRole('link', { name: 'Rotiri de duminică' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rotiri de duminică' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renunță' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Rotiri de duminică' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renunță' })).toBeVisible()
  await logOut(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Rotiri de duminică' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'serviciul clienți' })).toBeVisible()
  complaints.splice(0)
})

test('PRO-03 BON-05 a visitor who wants to take part by a tag logs in and is in', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, hunter, 'reset')
  await page.goto('/promotii')
  await card(page, 'Premii de sezon')
    .first()
    .getByRole('button', { name: /^Participă/ })
    .click()
  await logIn(page)
  await offer(page).getByRole('button', { name: 'Închide' }).click()
  await expect(card(page, 'Premii de sezon').first().getByText('Activă')).toBeVisible()
})

test('CTX-04 inside an app bonuses and messages are not asked for, and no offer comes', async ({
  page,
  request,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (call) => asked.push(new URL(call.url()).pathname))
  await enter({ page, request, site }, '/?nativeapp=1')
  await whenPlayer(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Jucate recent' })).toBeVisible()
  expect(asked.some((path) => path.endsWith('/clientOverview'))).toBe(true)
  expect(asked.filter((path) => /\/(?:gamingBonuses|bonuses|waiting-messages)$/.test(path))).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
