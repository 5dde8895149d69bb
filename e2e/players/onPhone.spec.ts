import type { Page } from '@playwright/test'
import {
  balance,
  control,
  loginDialog,
  loginWay,
  notice,
  passwordOf,
  submit,
  type Username,
  whenGuest,
  whenPlayer,
  write,
} from '../support/players.ts'
import { expect, follow, forget, phone, whenHydrated, whenQuiet } from '../support/test.ts'
import { test } from './ownSite.ts'

test.use(phone)

/** A page with little on it: one comes in from the header. */
const PAGE = '/pagina/termeni-si-conditii'

/** Opens it as a visitor. */
async function open(page: Page): Promise<void> {
  await page.goto(PAGE)
  await whenHydrated(page)
}

/** Writes name and password into the dialog that is open, and sends them with a finger. */
async function enter(page: Page, username: Username): Promise<void> {
  await write(loginDialog(page), username, passwordOf(username))
  await submit(loginDialog(page)).tap()
}

/** Tries to log in from the header of the page that is there. */
async function attempt(page: Page, username: Username): Promise<void> {
  await loginWay(page).tap()
  await enter(page, username)
}

/** Leaves through the menu, where a phone has the way out. */
async function goOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meniu' }).tap()
  await page.getByRole('dialog', { name: 'Meniu' }).getByRole('button', { name: 'Ieși din cont' }).tap()
  await whenGuest(page)
}

/** Takes the menu away, which stays for whoever has left through it. */
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

test('AUT-06 MNU-05 a finger brings each player in, who is still there after a reload, and out again', async ({
  page,
  request,
  site,
}) => {
  await open(page)
  for (const [username, money] of within) {
    await control({ request, site }, username, 'reset')
    // What waits for a player is told once a session, and would lie over the page that is loaded next.
    const told = page.waitForResponse(/\/waiting-messages$/)
    await attempt(page, username)
    await whenPlayer(page)
    await expect(balance(page)).toContainText(money)
    await told
    await page.reload()
    await whenPlayer(page)
    await expect(balance(page)).toContainText(money)
    await goOut(page)
    await expect(page.getByText(username)).toHaveCount(0)
    await closeMenu(page)
  }
})

const outside: [Username, string, string][] = [
  ['stela.suspendata', 'Contul tău este suspendat.', 'Cere ajutor'],
  ['sorin.doifactori', 'Conectarea are nevoie de încă o confirmare.', 'Deschide site-ul contului'],
]

test('AUT-11 AUT-08 who may not come in reads on a phone why the door stays shut, and where to go; who has excluded themselves from everything is led to the page that says so', async ({
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

test('AUT-09 a finger accepts new terms or changes the password, and is in', async ({
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
  await goOut(page)
  await closeMenu(page)

  await attempt(page, 'radu.parola')
  const change = page.getByRole('dialog', { name: 'Alege o parolă nouă' })
  await change.getByLabel('Parola nouă', { exact: true }).fill('mesteacan-70')
  await change.getByLabel('Parola nouă, încă o dată').fill('mesteacan-70')
  await change.getByRole('button', { name: 'Schimbă parola' }).tap()
  await expect(change).toHaveCount(0)
  await whenPlayer(page)
})

test('LCH-05 a visitor’s finger on Play leads through the login into the game for money', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'dan.limite', 'reset')
  await page.goto('/joc/regina-nilului')
  await whenHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Intră în cont și joacă' }).tap()
  await enter(page, 'dan.limite')
  await page.getByRole('link', { name: 'Deschide jocul' }).tap()
  await expect(page).toHaveURL(/\/sandbox\/play\/regina-nilului\?mode=real/)
  await expect(page.getByText('210,00 lei')).toBeVisible()
})

test('RTE-09 AUT-10 an address for players asks a phone’s visitor who they are; after the logout there one is in the lobby', async ({
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
  await goOut(page)
  await expect(page).toHaveURL('/')
})

test('AUT-13 AUT-03 on a phone a second tab has the player too, and a session that has ended is over in both', async ({
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
  await whenQuiet(page)
  const other = await context.newPage()
  follow(other)
  await other.goto(PAGE)
  await whenPlayer(other)
  await whenQuiet(other)
  await control({ request, site }, 'victor.mare', 'expire')
  await balance(page).getByRole('button', { name: 'Ascunde soldul' }).tap()
  await whenGuest(page)
  await expect(notice(page, 'Sesiunea s-a încheiat.')).toBeVisible()
  await whenGuest(other)
  await expect(page.getByText('victor.mare')).toHaveCount(0)
  await expect(other.getByText('128.450')).toHaveCount(0)
  forget(complaints, /\b40[13]\b/)
})

test('CTX-02 AUT-06 what a native app puts into the address logs a phone in, and goes from the address', async ({
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
