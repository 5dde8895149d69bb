import type { BrowserContext } from '@playwright/test'
import {
  accountWay,
  balance,
  banner,
  logIn,
  loginDialog,
  loginWay,
  logOut,
  passwordOf,
  submit,
  whenGuest,
  whenPlayer,
  write,
} from './support/players.ts'
import { expect, phone, test, whenHydrated, whenQuiet } from './support/test.ts'

test('MNU-05 AUT-12 from the header a player comes in without leaving the page', async ({ page }) => {
  await page.goto('/colectii')
  await whenHydrated(page)
  await loginWay(page).click()
  const dialog = loginDialog(page)
  await expect(dialog.getByLabel('Nume de utilizator')).toBeFocused()
  await expect(dialog.getByRole('checkbox', { name: 'Ține-mă minte' })).not.toBeChecked()
  await write(dialog, 'victor.mare', passwordOf('victor.mare'))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
  await expect(accountWay(page, 'victor.mare')).toBeVisible()
  await expect(balance(page)).toContainText('128.450,00 lei')
  await expect(banner(page).getByRole('link', { name: 'Depune' })).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Înregistrare' })).toHaveCount(0)
  await expect(page).toHaveURL('/colectii')
  await expect(page.getByRole('heading', { level: 1, name: 'Colecții' })).toBeVisible()
})

test('AUT-12 without a name and without a password nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/login$/.test(request.url())) sent.push(request.url())
  })
  await page.goto('/')
  await whenHydrated(page)
  await loginWay(page).click()
  const dialog = loginDialog(page)
  await submit(dialog).click()
  await expect(dialog.getByLabel('Nume de utilizator')).toBeFocused()
  await expect(dialog).toContainText('Scrie numele de utilizator.')
  await dialog.getByLabel('Nume de utilizator').fill('victor.mare')
  await submit(dialog).click()
  await expect(dialog.getByLabel('Parola', { exact: true })).toBeFocused()
  await expect(dialog).toContainText('Scrie parola.')
  expect(sent).toEqual([])
})

test('AUT-11 after a wrong password the field has the focus and the words say why; the right one lets in', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await loginWay(page).click()
  const dialog = loginDialog(page)
  const password = dialog.getByLabel('Parola', { exact: true })
  await write(dialog, 'victor.mare', 'stejar-31')
  await submit(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('Numele și parola nu se potrivesc.')
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Nume de utilizator')).toHaveValue('victor.mare')
  // What was written is selected: it is written over.
  await page.keyboard.type(passwordOf('victor.mare'))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
  await whenPlayer(page)
})

test('AUT-05 the dialog closed with Escape answers no: nobody is in, and nothing has been asked', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/login$/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/utilizator/preferate')
  await whenHydrated(page)
  const way = page.getByRole('main').getByRole('link', { name: 'Intră în cont' })
  await way.click()
  const dialog = loginDialog(page)
  await write(dialog, 'victor.mare', passwordOf('victor.mare'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(way).toBeFocused()
  await whenGuest(page)
  await expect(page).toHaveURL('/utilizator/preferate')
  expect(asked).toEqual([])

  // Nothing of what was written is kept.
  await way.click()
  await expect(dialog.getByLabel('Nume de utilizator')).toHaveValue('')
  await expect(dialog.getByLabel('Parola', { exact: true })).toHaveValue('')
})

test('AUT-05 UXP-01 who goes back before the dialog has come is not asked on the page before', async ({
  page,
}) => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/LoginPanel-[^/]*\.js$/, async (route) => {
    await free
    await route.continue()
  })
  await page.goto('/joc/diamant-40')
  await whenHydrated(page)
  await page.getByRole('link', { name: 'Intră în cont și joacă' }).click()
  await expect(page.getByText('Pagina este numai pentru jucători')).toBeVisible()
  const panel = page.waitForResponse(/\/LoginPanel-[^/]*\.js$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Diamant 40' })).toBeVisible()
  letGo()
  await (await panel).finished()
  await whenQuiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Intră în cont și joacă' }).click()
  await expect(loginDialog(page)).toBeVisible()
})

for (const [path, title, list] of [
  ['/utilizator/preferate', 'Jocurile mele', 'Preferatele mele'],
  ['/utilizator/jucate-recent', 'Jucate recent', 'Jucate recent'],
] as const)
  test(`RTE-09 ${path} asks who one is, then shows what was asked for`, async ({ page }) => {
    await page.goto(path)
    await whenHydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByText('Pagina este numai pentru jucători')).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(0)
    await main.getByRole('link', { name: 'Intră în cont' }).click()
    const dialog = loginDialog(page)
    await expect(dialog).toContainText('Pagina este numai pentru jucători.')
    await write(dialog, 'mihai.obisnuit', passwordOf('mihai.obisnuit'))
    await submit(dialog).click()
    await expect(dialog).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByRole('list', { name: list }).getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(path)
  })

/** A browser that was closed meanwhile: what lives as long as it does is gone. */
async function closed(context: BrowserContext): Promise<BrowserContext> {
  const cookies = (await context.cookies()).filter(({ expires }) => expires !== -1)
  const next = await context.browser()?.newContext({ locale: 'ro-RO' })
  if (!next) throw new Error('no browser')
  await next.addCookies(cookies)
  return next
}

test('AUT-06 COO-01 a browser that is to remember a player lets them in by itself after it was closed, until they log out', async ({
  page,
  context,
  site,
}) => {
  await logIn(page, 'victor.mare', { remember: true })
  const later = await closed(context)
  expect((await later.cookies()).map(({ name }) => name)).not.toContain('sandbox-platform')
  const again = await later.newPage()
  await again.goto(site)
  await whenPlayer(again)
  await expect(accountWay(again, 'victor.mare')).toBeVisible()
  await logOut(again)
  await whenGuest(again)

  const last = await closed(later)
  const stranger = await last.newPage()
  await stranger.goto(site)
  await whenHydrated(stranger)
  await stranger.mouse.move(300, 300)
  await stranger.waitForLoadState('networkidle')
  await whenGuest(stranger)
  for (const made of [later, last]) await made.close()
})

test('AUT-06 COO-01 who does not want to be remembered is a guest after the browser was closed', async ({
  page,
  context,
  site,
}) => {
  await logIn(page, 'victor.mare')
  const later = await closed(context)
  const again = await later.newPage()
  await again.goto(site)
  await whenHydrated(again)
  expect((await later.cookies()).map(({ name }) => name)).not.toContain('remembered')
  await later.close()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('MNU-05 a finger logs in from the header', async ({ page }) => {
    await page.goto('/')
    await whenHydrated(page)
    await loginWay(page).tap()
    const dialog = loginDialog(page)
    await write(dialog, 'victor.mare', passwordOf('victor.mare'))
    await submit(dialog).tap()
    await expect(dialog).toHaveCount(0)
    await whenPlayer(page)
    await expect(balance(page)).toContainText('128.450,00 lei')
  })

  test('MNU-05 a finger logs in from the menu, which then has the player’s name, and out of it again', async ({
    page,
  }) => {
    await page.goto('/')
    await whenHydrated(page)
    await page.getByRole('button', { name: 'Meniu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Meniu' })
    await menu.getByRole('link', { name: 'Intră în cont' }).tap()
    const dialog = loginDialog(page)
    await expect(menu).toHaveCount(0)
    await write(dialog, 'victor.mare', passwordOf('victor.mare'))
    await submit(dialog).tap()
    await expect(dialog).toHaveCount(0)
    await whenPlayer(page)
    await page.getByRole('button', { name: 'Meniu' }).tap()
    await expect(menu).toContainText('victor.mare')
    await menu.getByRole('button', { name: 'Ieși din cont' }).tap()
    await whenGuest(page)
    await expect(page.getByText('victor.mare')).toHaveCount(0)
  })
})
