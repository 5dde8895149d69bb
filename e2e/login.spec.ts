import type { BrowserContext, Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import {
  avatar,
  balance,
  banner,
  fillCredentials,
  logIn,
  loginDialog,
  loginLink,
  logOut,
  passwordOf,
  submit,
  whenGuest,
  whenPlayer,
} from './support/players.ts'

import { expect, phone, test, trackRequests, whenHydrated, whenIdle } from './support/test.ts'

/** A short page: these tests log in from the header. */
const PAGE = '/promotii'

/** Addresses of all attempts to log in. */
function attempts(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/login$/.test(request.url())) sent.push(request.url())
  })
  return sent
}

test('MNU-05 AUT-11 AUT-12 a player logs in from the header without leaving the page: an incomplete form sends nothing, a wrong password shows an error, the right one logs in', async ({
  page,
}) => {
  const sent = attempts(page)
  await page.goto(PAGE)
  await whenHydrated(page)
  await loginLink(page).click()
  const dialog = loginDialog(page)
  const [name, password] = [
    dialog.getByLabel('Nume de utilizator'),
    dialog.getByLabel('Parola', { exact: true }),
  ]
  await expect(name).toBeFocused()
  await expect(dialog.getByRole('checkbox', { name: 'Ține-mă minte' })).not.toBeChecked()
  await submit(dialog).click()
  await expect(name).toBeFocused()
  await expect(dialog).toContainText('Scrie numele de utilizator.')
  await name.fill('victor.mare')
  await submit(dialog).click()
  await expect(password).toBeFocused()
  await expect(dialog).toContainText('Scrie parola.')
  expect(sent).toEqual([])

  await password.fill('stejar-31')
  await submit(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('Numele și parola nu se potrivesc.')
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('victor.mare')
  // The wrong password is selected, so that typing replaces it.
  await page.keyboard.type(passwordOf('victor.mare'))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
  await isIn(page)
})

/** The header shows the player, without a page load. */
async function isIn(page: Page): Promise<void> {
  await whenPlayer(page)
  await expect(avatar(page, 'victor.mare')).toBeVisible()
  await expect(balance(page)).toContainText('128.450,00 lei')
  await expect(banner(page).getByRole('link', { name: 'Depune' })).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Înregistrare' })).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Promoții' })).toBeVisible()
}

test('AUT-05 UXP-01 Back before the login dialog has opened does not open it on the previous page', async ({
  page,
}) => {
  const letGo = await holdBack(page, /\/LoginPanel-[^/]*\.js$/)
  await page.goto('/joc/diamant-40')
  await whenHydrated(page)
  await page.getByRole('link', { name: 'Intră în cont și joacă' }).click()
  await expect(page.getByText('Pagina este numai pentru jucători')).toBeVisible()
  const panel = page.waitForResponse(/\/LoginPanel-[^/]*\.js$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Diamant 40' })).toBeVisible()
  letGo()
  await (await panel).finished()
  await whenIdle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Intră în cont și joacă' }).click()
  await expect(loginDialog(page)).toBeVisible()
})

/** Opens a page for players as a guest and waits for the login dialog. */
async function openForPlayers(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenHydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Pagina este numai pentru jucători')).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(0)
  await main.getByRole('link', { name: 'Intră în cont' }).click()
  await expect(loginDialog(page)).toContainText('Pagina este numai pentru jucători.')
}

/** Logs in and waits for the requested page. */
async function logInAndExpect(page: Page, path: string, title: string): Promise<void> {
  const dialog = loginDialog(page)
  await fillCredentials(dialog, 'mihai.obisnuit', passwordOf('mihai.obisnuit'))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main.getByRole('list', { name: title }).getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(path)
}

test('AUT-05 RTE-09 a page for players opens the login dialog: Escape closes it with the answer no and keeps no data; a login shows the requested page', async ({
  page,
}) => {
  const path = '/utilizator/preferate'
  const sent = attempts(page)
  await openForPlayers(page, path)
  const dialog = loginDialog(page)
  await fillCredentials(dialog, 'victor.mare', passwordOf('victor.mare'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const way = page.getByRole('main').getByRole('link', { name: 'Intră în cont' })
  await expect(way).toBeFocused()
  await whenGuest(page)
  await expect(page).toHaveURL(path)
  expect(sent).toEqual([])

  await way.click()
  await expect(dialog.getByLabel('Nume de utilizator')).toHaveValue('')
  await expect(dialog.getByLabel('Parola', { exact: true })).toHaveValue('')
  await logInAndExpect(page, path, 'Preferatele mele')
})

test('RTE-09 the page of recently played games shows them after a login in its dialog', async ({ page }) => {
  const path = '/utilizator/jucate-recent'
  await openForPlayers(page, path)
  await logInAndExpect(page, path, 'Jucate recent')
})

/** Simulates a closed browser: session cookies and session storage are lost. */
async function closed(context: BrowserContext): Promise<BrowserContext> {
  const cookies = (await context.cookies()).filter(({ expires }) => expires !== -1)
  const next = await context.browser()?.newContext({ locale: 'ro-RO' })
  if (!next) throw new Error('no browser')
  await next.addCookies(cookies)
  return next
}

test('AUT-06 COO-01 a player who is not remembered is a guest after the browser was closed; a remembered player is logged in automatically until logout', async ({
  page,
  context,
  site,
}) => {
  await logIn(page, 'victor.mare', { path: PAGE })
  const withoutCaches = await closed(context)
  expect((await withoutCaches.cookies()).map(({ name }) => name)).not.toContain('remembered')
  const again = await withoutCaches.newPage()
  await logIn(again, 'victor.mare', { path: site + PAGE, remember: true })
  const later = await closed(withoutCaches)
  expect((await later.cookies()).map(({ name }) => name)).not.toContain('sandbox-platform')
  const back = await later.newPage()
  await back.goto(site + PAGE)
  await whenPlayer(back)
  await expect(avatar(back, 'victor.mare')).toBeVisible()
  await logOut(back)
  await whenGuest(back)

  const last = await closed(later)
  const stranger = await last.newPage()
  trackRequests(stranger)
  await stranger.goto(site + PAGE)
  await whenHydrated(stranger)
  await stranger.mouse.move(300, 300)
  await whenIdle(stranger)
  await whenGuest(stranger)
  for (const made of [withoutCaches, later, last]) await made.close()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('MNU-05 a player logs in by touch from the menu, which then shows the player’s name, and logs out there', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await whenHydrated(page)
    await page.getByRole('button', { name: 'Meniu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Meniu' })
    await menu.getByRole('link', { name: 'Intră în cont' }).tap()
    const dialog = loginDialog(page)
    await expect(menu).toHaveCount(0)
    await fillCredentials(dialog, 'victor.mare', passwordOf('victor.mare'))
    await submit(dialog).tap()
    await expect(dialog).toHaveCount(0)
    await whenPlayer(page)
    await expect(balance(page)).toContainText('128.450,00 lei')
    await page.getByRole('button', { name: 'Meniu' }).tap()
    await expect(menu).toContainText('victor.mare')
    await menu.getByRole('button', { name: 'Ieși din cont' }).tap()
    await whenGuest(page)
    await expect(page.getByText('victor.mare')).toHaveCount(0)
  })
})
