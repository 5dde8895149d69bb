import type { Locator, Page } from '@playwright/test'
import {
  addFault,
  balance,
  control,
  fillCredentials,
  loginDialog,
  loginLink,
  logOut,
  passwordOf,
  removeFaults,
  submit,
  type Username,
  whenGuest,
  whenPlayer,
} from '../support/players.ts'
import { expect, phone, whenHydrated, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

/** Opens a short page as a guest, to log in from the header. */
async function open(page: Page): Promise<void> {
  await page.goto('/pagina/termeni-si-conditii')
  await whenHydrated(page)
}

/** Tries to log in from the header of the current page, with the person's initial password. */
async function attempt(page: Page, username: Username): Promise<Locator> {
  await loginLink(page).click()
  const dialog = loginDialog(page)
  await fillCredentials(dialog, username, passwordOf(username))
  await submit(dialog).click()
  return dialog
}

test('AUT-06 AUT-11 a player who needs a second factor is sent to the account site, and a window event reports it; a suspended player reads why, with a link to help; both stay guests', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const type of ['login-validation-required', 'player-logged-in'])
      addEventListener(type, () => heard.push(type))
  })
  await open(page)
  const dialog = await attempt(page, 'sorin.doifactori')
  const said = dialog.getByRole('alert')
  await expect(said).toContainText('Conectarea are nevoie de încă o confirmare.')
  await expect(said.getByRole('link', { name: 'Deschide site-ul contului' })).toHaveAttribute(
    'href',
    '/sandbox/account/login',
  )
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['login-validation-required'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await whenGuest(page)

  await attempt(page, 'stela.suspendata')
  await expect(said).toContainText('Contul tău este suspendat.')
  await said.getByRole('link', { name: 'Cere ajutor' }).click()
  await expect(page).toHaveURL('/pagina/contact')
  await whenGuest(page)
})

test('AUT-07 AUT-08 a player excluded from everything is sent to the page about it, and is logged in nowhere', async ({
  page,
}) => {
  await open(page)
  await attempt(page, 'paul.exclus')
  await expect(page).toHaveURL(/\/sandbox\/account\/autoexclus$/)
  await expect(page.getByRole('heading', { name: 'Ești autoexclus' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sandbox-platform')
  await page.getByRole('link', { name: 'Înapoi la Aramă' }).click()
  await whenHydrated(page)
  await page.mouse.move(300, 300)
  await whenIdle(page)
  await whenGuest(page)
})

test('AUT-09 a player who postpones new terms stays a guest and is asked again; accepting them logs the player in, now and the next time', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'ioana.termeni', 'reset')
  await open(page)
  await attempt(page, 'ioana.termeni')
  const terms = page.getByRole('dialog', { name: 'Termenii s-au schimbat' })
  await terms.getByRole('button', { name: 'Nu acum' }).click()
  await expect(terms).toHaveCount(0)
  await whenGuest(page)

  await attempt(page, 'ioana.termeni')
  await expect(terms).toContainText('S-au schimbat regulile bonusurilor')
  // The focused button was removed together with its step.
  await expect(terms.locator(':focus')).toHaveCount(1)
  await expect(terms.getByRole('link', { name: /Citește termenii întregi/ })).toHaveAttribute(
    'href',
    '/pagina/termeni-si-conditii',
  )
  const accept = terms.getByRole('button', { name: 'Accept termenii' })
  await accept.click()
  await expect(terms).toContainText('Bifează că ai citit și accepți')
  const box = terms.getByRole('checkbox', { name: 'Am citit și accept' })
  await expect(box).toBeFocused()
  await box.check()
  await accept.click()
  await expect(terms).toHaveCount(0)
  await whenPlayer(page)
  await expect(balance(page)).toContainText('35,00 lei')

  await logOut(page)
  await whenGuest(page)
  await attempt(page, 'ioana.termeni')
  await whenPlayer(page)
})

test('AUT-09 a player who must change the password logs in with a new one, typed twice, which is neither weak nor the old one', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'radu.parola', 'reset')
  await open(page)
  await attempt(page, 'radu.parola')
  const dialog = page.getByRole('dialog', { name: 'Alege o parolă nouă' })
  const first = dialog.getByLabel('Parola nouă', { exact: true })
  const again = dialog.getByLabel('Parola nouă, încă o dată')
  const change = dialog.getByRole('button', { name: 'Schimbă parola' })
  await expect(first).toBeFocused()
  const refused = [
    ['scurt-1', 'scurt-1', /Parola nouă trebuie .*8 semne/],
    ['fara-cifre', 'fara-cifre', /Parola nouă trebuie .*o cifră/],
    [passwordOf('radu.parola'), passwordOf('radu.parola'), /Parola nouă trebuie .*alta decât cea veche/],
    ['mesteacan-70', 'mesteacan-71', 'Cele două parole nu sunt la fel.'],
  ] as const
  for (const [one, other, words] of refused) {
    await first.fill(one)
    await again.fill(other)
    await change.click()
    await expect(dialog).toContainText(words)
    await expect(one === 'mesteacan-70' ? again : first).toBeFocused()
  }
  await again.fill('mesteacan-70')
  await change.click()
  await expect(dialog).toHaveCount(0)
  await whenPlayer(page)
  await expect(balance(page)).toContainText('90,00 lei')

  // Only the new password is valid.
  await logOut(page)
  await whenGuest(page)
  const login = await attempt(page, 'radu.parola')
  await expect(login.getByRole('alert')).toContainText('Numele și parola nu se potrivesc.')
  await login.getByLabel('Parola', { exact: true }).fill('mesteacan-70')
  await submit(login).click()
  await whenPlayer(page)
})

test.describe('on a phone', () => {
  test.use(phone)

  /** The same on a touch device. */
  async function tryByFinger(page: Page): Promise<void> {
    await loginLink(page).tap()
    await fillCredentials(loginDialog(page), 'maria.pauza', passwordOf('maria.pauza'))
    await submit(loginDialog(page)).tap()
  }

  test('AUT-15 AUT-07 without the platform’s script the dialog says that login is unavailable; once the script has loaded, login works; when the gateway refuses the login, the platform’s session ends too', async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await addFault({ request, site }, { path: '/platform/platform.js', mode: 'error-404' })
    await open(page)
    await tryByFinger(page)
    const dialog = loginDialog(page)
    await expect(dialog.getByRole('alert')).toContainText('Conectarea nu merge acum.')
    await expect(dialog.getByRole('alert')).toContainText('Lobby-ul și jocurile demonstrative merg.')
    await removeFaults({ request, site })
    await submit(dialog).tap()
    await expect(dialog).toHaveCount(0)
    await whenPlayer(page)
    expect(complaints.filter((text) => !/platform\.js|404|warning: session/.test(text))).toEqual([])

    await page.getByRole('button', { name: 'Meniu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Meniu' })
    await menu.getByRole('button', { name: 'Ieși din cont' }).tap()
    await whenGuest(page)
    await menu.getByRole('button', { name: 'Închide' }).tap()
    await expect(menu).toHaveCount(0)
    await addFault({ request, site }, { path: '/gateway/v1/login', mode: 'error-500' })
    await tryByFinger(page)
    await expect(dialog.getByRole('alert')).toContainText('Conectarea nu merge acum.')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sandbox-platform')
    complaints.splice(0)
  })
})
