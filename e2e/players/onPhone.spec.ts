import type { Page } from '@playwright/test'
import {
  balance,
  control,
  fillCredentials,
  loginDialog,
  loginLink,
  notice,
  passwordOf,
  submit,
  type Username,
  whenGuest,
  whenPlayer,
} from '../support/players.ts'
import { expect, forget, phone, trackRequests, whenHydrated, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

test.use(phone)

/** A short page: these tests log in from the header. */
const PAGE = '/pagina/termeni-si-conditii'

/** Opens it as a guest. */
async function open(page: Page): Promise<void> {
  await page.goto(PAGE)
  await whenHydrated(page)
}

/** Types name and password into the open dialog, and submits them with a tap. */
async function enter(page: Page, username: Username): Promise<void> {
  await fillCredentials(loginDialog(page), username, passwordOf(username))
  await submit(loginDialog(page)).tap()
}

/** Tries to log in from the header of the current page. */
async function attempt(page: Page, username: Username): Promise<void> {
  await loginLink(page).tap()
  await enter(page, username)
}

/** Logs out in the menu of the phone. */
async function logOutInMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meniu' }).tap()
  await page.getByRole('dialog', { name: 'Meniu' }).getByRole('button', { name: 'Ieși din cont' }).tap()
  await whenGuest(page)
}

/** Closes the menu, which stays open after a logout. */
async function closeMenu(page: Page): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Meniu' })
  await menu.getByRole('button', { name: 'Închide' }).tap()
  await expect(menu).toHaveCount(0)
}

const within: [Username, string][] = [
  ['ana.noua', '0,00 lei'],
  ['mihai.obisnuit', '482,35 lei'],
  ['elena.bonus', '64,20 lei'],
  ['dan.limite', '210,00 lei'],
  ['maria.pauza', '150,00 lei'],
]

test('AUT-06 MNU-05 each player logs in by touch, is still logged in after a reload, and logs out', async ({
  page,
  request,
  site,
}) => {
  await open(page)
  for (const [username, money] of within) {
    await control({ request, site }, username, 'reset')
    // Waiting offers are shown once a session, and would cover the page that loads next.
    const told = page.waitForResponse(/\/waiting-messages$/)
    await attempt(page, username)
    await whenPlayer(page)
    await expect(balance(page)).toContainText(money)
    await told
    await page.reload()
    await whenPlayer(page)
    await expect(balance(page)).toContainText(money)
    await logOutInMenu(page)
    await expect(page.getByText(username)).toHaveCount(0)
    await closeMenu(page)
  }
})

const outside: [Username, string, string][] = [
  ['stela.suspendata', 'Contul tău este suspendat.', 'Cere ajutor'],
  ['sorin.doifactori', 'Conectarea are nevoie de încă o confirmare.', 'Deschide site-ul contului'],
]

test('AUT-11 AUT-08 on a phone a refused player reads why and where to go; a player who is excluded from everything is sent to the page about it', async ({
  page,
}) => {
  await open(page)
  for (const [username, words, way] of outside) {
    await attempt(page, username)
    const said = loginDialog(page).getByRole('alert')
    await expect(said).toContainText(words)
    await expect(said.getByRole('link', { name: way })).toBeInViewport()
    await loginDialog(page).getByRole('button', { name: 'Închide' }).tap()
    await expect(loginDialog(page)).toHaveCount(0)
    await whenGuest(page)
  }
  await attempt(page, 'paul.exclus')
  await expect(page).toHaveURL(/\/sandbox\/account\/autoexclus$/)
})

test('AUT-09 a player accepts new terms or changes the password by touch, and is logged in', async ({
  page,
  request,
  site,
}) => {
  for (const username of ['ioana.termeni', 'radu.parola'] as const)
    await control({ request, site }, username, 'reset')
  await open(page)
  await attempt(page, 'ioana.termeni')
  const terms = page.getByRole('dialog', { name: 'Termenii s-au schimbat' })
  await terms.getByText('Am citit și accept').tap()
  await terms.getByRole('button', { name: 'Accept termenii' }).tap()
  await expect(terms).toHaveCount(0)
  await whenPlayer(page)
  await logOutInMenu(page)
  await closeMenu(page)

  await attempt(page, 'radu.parola')
  const change = page.getByRole('dialog', { name: 'Alege o parolă nouă' })
  await change.getByLabel('Parola nouă', { exact: true }).fill('mesteacan-70')
  await change.getByLabel('Parola nouă, încă o dată').fill('mesteacan-70')
  await change.getByRole('button', { name: 'Schimbă parola' }).tap()
  await expect(change).toHaveCount(0)
  await whenPlayer(page)
})

test('LCH-05 a guest who taps Play logs in and gets into the game for money', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'mihai.obisnuit', 'reset')
  await page.goto('/joc/regina-nilului')
  await whenHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Intră în cont și joacă' }).tap()
  await enter(page, 'mihai.obisnuit')
  await page.getByRole('link', { name: 'Deschide jocul' }).tap()
  await expect(page).toHaveURL(/\/sandbox\/play\/regina-nilului\?mode=real/)
  await expect(page.getByText('482,35 lei')).toBeVisible()
})

test('RTE-09 AUT-10 an address for players opens the login dialog on a phone; a logout there leads to the lobby', async ({
  page,
}) => {
  const path = '/utilizator/jucate-recent'
  await page.goto(path)
  await whenHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Intră în cont' }).tap()
  await enter(page, 'mihai.obisnuit')
  const list = page.getByRole('main').getByRole('list', { name: 'Jucate recent' })
  await expect(list.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(path)
  await logOutInMenu(page)
  await expect(page).toHaveURL('/')
})

test('AUT-13 AUT-03 on a phone a login shows in a second tab, and an ended session ends in both tabs', async ({
  page,
  context,
  request,
  site,
  complaints,
}) => {
  await control({ request, site }, 'victor.mare', 'reset')
  await open(page)
  await attempt(page, 'victor.mare')
  await whenPlayer(page)
  await whenIdle(page)
  const other = await context.newPage()
  trackRequests(other)
  await other.goto(PAGE)
  await whenPlayer(other)
  await whenIdle(other)
  await control({ request, site }, 'victor.mare', 'expire')
  await balance(page).getByRole('button', { name: 'Ascunde soldul' }).tap()
  await whenGuest(page)
  await expect(notice(page, 'Sesiunea s-a încheiat.')).toBeVisible()
  await whenGuest(other)
  await expect(page.getByText('victor.mare')).toHaveCount(0)
  await expect(other.getByText('128.450')).toHaveCount(0)
  forget(complaints, /\b40[13]\b/)
})

test('CTX-02 AUT-06 credentials of a native app in the address log a player in on a phone, and are removed from the address', async ({
  page,
  request,
  site,
}) => {
  const who = { request, site }
  const { token } = await control<{ token: string }>(who, 'victor.mare', 'token')
  await page.goto(`${PAGE}?username=victor.mare&token=${token}&nativeapp=1`)
  await whenPlayer(page)
  expect(page.url()).not.toContain(token)
  expect(page.url()).not.toContain('victor')
})
