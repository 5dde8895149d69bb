import type { APIRequestContext, Page } from '@playwright/test'
import { holdBack } from '../support/holdBack.ts'
import { whenFullList } from '../support/lists.ts'
import {
  control,
  fillCredentials,
  loginDialog,
  loginLink,
  logOut,
  notice,
  passwordOf,
  submit,
  whenGuest,
  whenPlayer,
} from '../support/players.ts'
import { expect, whenHydrated, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

const hunter = 'elena.bonus'

/** Types name and password into the open dialog. */
async function logIn(page: Page): Promise<void> {
  const dialog = loginDialog(page)
  await fillCredentials(dialog, hunter, passwordOf(hunter))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
}

const offer = (page: Page) => page.getByRole('dialog', { name: '25 de rotiri gratuite' })
const card = (page: Page, name: string) => page.getByRole('article', { name })

type Visit = { page: Page; request: APIRequestContext; site: string }

/** Resets the sandbox's player and opens a page as a guest. */
async function open({ page, request, site }: Visit, path: string): Promise<void> {
  await control({ request, site }, hunter, 'reset')
  await page.goto(path)
  await whenHydrated(page)
}

/** Logs in from the header of the current page. */
async function enter(page: Page): Promise<void> {
  await loginLink(page).click()
  await logIn(page)
}

test('BON-03 BON-02 MNU-07 an answer that cannot be sent shows an error and keeps the offer; an accepted bonus is counted, and its games are among the free spins', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await open({ page, request, site }, '/pagina/termeni-si-conditii')
  await enter(page)
  const promotions = page
    .getByRole('navigation', { name: 'Secțiuni' })
    .getByRole('link', { name: /^Promoții/ })
  await expect(offer(page)).toContainText('25 de rotiri gratuite')
  expect(complaints).toEqual([])
  await page.route('**/sandbox/platform/api/confirm-bonus', (route) =>
    route.fulfill({ status: 500, json: { errorCode: 500, reason: 'unavailable' } }),
  )
  await offer(page).getByRole('button', { name: 'Acceptă' }).click()
  await expect(page.getByText('Nu am putut trimite răspunsul tău la bonus.').first()).toBeVisible()
  await expect(offer(page)).toBeVisible()
  await page.unroute('**/sandbox/platform/api/confirm-bonus')
  complaints.splice(0)

  await offer(page).getByRole('button', { name: 'Acceptă' }).click()
  await expect(notice(page, 'Bonusul este al tău.')).toBeVisible()
  await expect(offer(page)).toBeHidden()
  // Four bonuses that are not cash, and two joined promotions.
  await expect(promotions).toHaveAccessibleName(/6 active/)
  await page.goto('/utilizator/rotiri-gratuite')
  await expect(page.getByRole('heading', { level: 1, name: 'Rotiri gratuite' })).toBeVisible()
  await expect(
    card(page, '25 de rotiri gratuite').or(page.getByText('25 de rotiri gratuite')).first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Lupul Argintiu/ })).toBeVisible()
})

/** Holds back the next messages until the returned function is called. */
const holdMessages = (page: Page) => holdBack(page, '**/sandbox/platform/api/waiting-messages', { times: 1 })

test('UXP-11 BON-03 an offer that arrives while the filters are open waits until they are closed, then Escape closes it', async ({
  page,
  request,
  site,
}) => {
  await open({ page, request, site }, '/toate-jocurile')
  const filters = page.getByRole('dialog', { name: 'Filtre' })
  const letGo = await holdMessages(page)
  await enter(page)
  await whenFullList(page)
  await page.getByRole('button', { name: 'Filtre', exact: true }).filter({ visible: true }).click()
  await expect(filters.getByRole('heading', { name: 'Filtre' })).toBeFocused()
  const told = page.waitForResponse('**/sandbox/platform/api/waiting-messages')
  letGo()
  await told
  // Beneath the filters the badge says that something waits.
  await expect(page.locator('button[aria-label="Notificări, 1 nouă"]')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(filters).toHaveCount(0)
  await expect(offer(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(offer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/toate-jocurile')
})

test('BON-03 PRO-02 PRO-03 BON-04 promotions show whether the player has joined, and can be left and joined; a declined bonus is not offered again', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await open({ page, request, site }, '/promotii')
  await enter(page)
  await offer(page).getByRole('button', { name: 'Refuză' }).click()
  await expect(offer(page)).toBeHidden()
  const sunday = card(page, 'Rotiri de duminică')
  await expect(sunday.getByText('Activă')).toBeVisible()
  await expect(card(page, 'Turneul castelului').getByText('Activă')).toBeVisible()
  // The welcome offer is for guests only, Sunday’s spins are for players only (PRO-01).
  await expect(card(page, 'Bun venit: 50 de rotiri gratuite')).toBeHidden()
  await sunday.getByRole('button', { name: /^Renunță/ }).click()
  await expect(sunday.getByText('Disponibilă')).toBeVisible()
  expect(complaints).toEqual([])

  await page.route('**/optInToBonusTemplate', (route) => route.fulfill({ status: 503, body: '' }))
  await sunday.getByRole('button', { name: /^Participă/ }).click()
  await expect(notice(page, 'Nu te-am putut înscrie la promoție.')).toBeVisible()
  await expect(sunday.getByText('Disponibilă')).toBeVisible()
  await page.unroute('**/optInToBonusTemplate')
  complaints.splice(0)
  await sunday.getByRole('button', { name: /^Participă/ }).click()
  await expect(sunday.getByText('Activă')).toBeVisible()

  // A session shows an offer once, and the next session shows it again.
  await logOut(page)
  await whenGuest(page)
  const told = page.waitForResponse('**/sandbox/platform/api/waiting-messages')
  await enter(page)
  await told
  await whenIdle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('PRO-01 PRO-03 BON-05 a guest who joins a tagged promotion logs in and has joined; promotions for players only appear after the login, by link and by address', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const direct = await page.request.get('/promotii/rotiri-duminica')
  expect(direct.status()).toBe(404)
  expect(await direct.text()).not.toContain('20 de rotiri gratuite la Regina Nilului')
  await open({ page, request, site }, '/promotii')
  await expect(card(page, 'Rotiri de duminică')).toBeHidden()
  await expect(card(page, 'Bun venit: 50 de rotiri gratuite')).toBeVisible()
  const season = card(page, 'Premii de sezon').first()
  await season.getByRole('button', { name: /^Participă/ }).click()
  await logIn(page)
  await offer(page).getByRole('button', { name: 'Închide' }).click()
  await expect(season.getByText('Activă')).toBeVisible()

  await card(page, 'Rotiri de duminică').getByRole('link', { name: 'Rotiri de duminică' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rotiri de duminică' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renunță' })).toBeVisible()
  expect(complaints).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Rotiri de duminică' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renunță' })).toBeVisible()
  await logOut(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Rotiri de duminică' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'serviciul clienți' })).toBeVisible()
  complaints.splice(0)
})

test('CTX-04 inside an app bonuses and messages are not requested, and no offer appears', async ({
  page,
  request,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (call) => asked.push(new URL(call.url()).pathname))
  await open({ page, request, site }, '/?nativeapp=1')
  await enter(page)
  await whenPlayer(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Jucate recent' })).toBeVisible()
  expect(asked.some((path) => path.endsWith('/clientOverview'))).toBe(true)
  expect(asked.filter((path) => /\/(?:gamingBonuses|bonuses|waiting-messages)$/.test(path))).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
