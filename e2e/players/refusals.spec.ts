import type { Locator, Page } from '@playwright/test'
import {
  balance,
  control,
  loginDialog,
  loginWay,
  mend,
  passwordOf,
  spoil,
  submit,
  tryByFinger,
  type Username,
  whenGuest,
  whenPlayer,
  write,
} from '../support/players.ts'
import { expect, phone, whenHydrated } from '../support/test.ts'
import { test } from './ownSite.ts'

/** Tries to come in from the header, with the password that the person begins with. */
async function attempt(page: Page, username: Username): Promise<Locator> {
  await page.goto('/')
  await whenHydrated(page)
  await loginWay(page).click()
  const dialog = loginDialog(page)
  await write(dialog, username, passwordOf(username))
  await submit(dialog).click()
  return dialog
}

test.beforeEach(async ({ request, site }) => {
  await mend({ request, site })
})

test('AUT-11 a suspended player reads why, with a way to help, and stays outside', async ({ page }) => {
  const dialog = await attempt(page, 'stela.suspendata')
  const said = dialog.getByRole('alert')
  await expect(said).toContainText('Contul tău este suspendat.')
  await said.getByRole('link', { name: 'Cere ajutor' }).click()
  await expect(page).toHaveURL('/pagina/contact')
  await whenGuest(page)
})

test('AUT-06 who needs a second proof is sent to the account site, and the window event asks the operator’s page for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const type of ['login-validation-required', 'player-logged-in'])
      addEventListener(type, () => heard.push(type))
  })
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
})

test('AUT-07 AUT-08 who has excluded themselves from everything is led to the page that says so, and is in nowhere', async ({
  page,
}) => {
  await attempt(page, 'paul.exclus')
  await expect(page).toHaveURL(/\/sandbox\/account\/autoexclus$/)
  await expect(page.getByRole('heading', { name: 'Ești autoexclus' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sandbox-platform')
  await page.getByRole('link', { name: 'Înapoi la Aramă' }).click()
  await whenHydrated(page)
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  await whenGuest(page)
})

test('AUT-09 new terms are asked about once: with a yes one is in, now and the next time', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'ioana.termeni', 'reset')
  await attempt(page, 'ioana.termeni')
  const terms = page.getByRole('dialog', { name: 'Termenii s-au schimbat' })
  await expect(terms).toContainText('S-au schimbat regulile bonusurilor')
  // The button that had the focus has gone with its step.
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

  await page.context().clearCookies()
  await attempt(page, 'ioana.termeni')
  await whenPlayer(page)
})

test('AUT-09 who puts new terms off stays outside and is asked again', async ({ page, request, site }) => {
  await control({ request, site }, 'ioana.termeni', 'reset')
  await attempt(page, 'ioana.termeni')
  const terms = page.getByRole('dialog', { name: 'Termenii s-au schimbat' })
  await terms.getByRole('button', { name: 'Nu acum' }).click()
  await expect(terms).toHaveCount(0)
  await whenGuest(page)
  await attempt(page, 'ioana.termeni')
  await expect(terms).toBeVisible()
})

test('AUT-09 who has to change the password comes in with a new one, which is neither weak nor the old one, written twice', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'radu.parola', 'reset')
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

  // The new one counts, the old one does not.
  await page.context().clearCookies()
  const login = await attempt(page, 'radu.parola')
  await expect(login.getByRole('alert')).toContainText('Numele și parola nu se potrivesc.')
  await login.getByLabel('Parola', { exact: true }).fill('mesteacan-70')
  await submit(login).click()
  await whenPlayer(page)
})

test('AUT-14 AUT-08 who has excluded themselves from the casino alone may come in', async ({ page }) => {
  await attempt(page, 'maria.pauza')
  await whenPlayer(page)
  await expect(balance(page)).toContainText('150,00 lei')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('AUT-15 without the platform’s script the dialog says that logging in does not work now; once it is there, it does', async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await spoil({ request, site }, { path: '/platform/platform.js', mode: 'error-404' })
    await tryByFinger(page, 'maria.pauza')
    const dialog = loginDialog(page)
    await expect(dialog.getByRole('alert')).toContainText('Conectarea nu merge acum.')
    await expect(dialog.getByRole('alert')).toContainText('Lobby-ul și jocurile demonstrative merg.')
    await mend({ request, site })
    await submit(dialog).tap()
    await expect(dialog).toHaveCount(0)
    await whenPlayer(page)
    expect(complaints.filter((text) => !/platform\.js|404|warning: session/.test(text))).toEqual([])
    complaints.splice(0)
  })

  test('AUT-07 when the gateway lets nobody in, the platform’s session ends too, and the dialog says so', async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await spoil({ request, site }, { path: '/gateway/v1/login', mode: 'error-500' })
    await tryByFinger(page, 'maria.pauza')
    const dialog = loginDialog(page)
    await expect(dialog.getByRole('alert')).toContainText('Conectarea nu merge acum.')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sandbox-platform')
    complaints.splice(0)
  })
})
