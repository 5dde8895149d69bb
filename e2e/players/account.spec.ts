import type { FrameLocator, Locator, Page } from '@playwright/test'
import {
  accountLink,
  addFault,
  avatar,
  balance,
  banner,
  control,
  logIn,
  logOut,
  notice,
  openAccount,
  removeFaults,
  whenPlayer,
} from '../support/players.ts'
import { expect, phone } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'victor.mare'
const MONEY = '128.450,00 lei'

/** A short page: these tests only use the header and panels over the page. */
const PAGE = '/pagina/termeni-si-conditii'

test.beforeEach(({ request, site }) => control({ request, site }, WHO, 'reset'))

const eye = (page: Page): Locator => balance(page).getByRole('button', { name: 'Ascunde soldul' })
const depositLink = (page: Page): Locator => banner(page).getByRole('link', { name: 'Depune' })

test('BAL-03 MNU-06 a hidden balance is not in the page, stays hidden after a reload, and can be shown again; when hiding fails, a notice says so and the balance stays visible', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await logIn(page, WHO, { path: PAGE })
  await expect(balance(page)).toContainText(MONEY)
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
  await eye(page).click()
  await expect(balance(page)).toContainText('Sold ascuns')
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'true')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await whenPlayer(page)
    await expect(balance(page)).toContainText('Sold ascuns')
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('128.450')
  }
  await eye(page).click()
  await expect(balance(page)).toContainText(MONEY)
  await page.reload()
  await whenPlayer(page)
  await expect(balance(page)).toContainText(MONEY)
  expect(complaints).toEqual([])

  const fault = { path: '/gateway/user-preference/balance/v1', method: 'POST', mode: 'error-500' } as const
  await addFault({ request, site }, fault)
  await eye(page).click()
  await expect(notice(page, 'Nu am putut schimba afișarea soldului.')).toBeVisible()
  await expect(balance(page)).toContainText(MONEY)
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
  await removeFaults({ request, site })
  await eye(page).click()
  await expect(balance(page)).toContainText('Sold ascuns')
  complaints.splice(0)
})

const account = (page: Page, name = 'Contul meu'): Locator => page.getByRole('dialog', { name })
const inside = (page: Page, name = 'Contul meu'): FrameLocator => page.frameLocator(`iframe[title="${name}"]`)

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a press on its button inside': (page) => inside(page).getByRole('button', { name: 'Închide' }).click(),
  'a press on its button': (page) => account(page).getByRole('button', { name: 'Închide' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'Escape after a press inside': async (page) => {
    await inside(page).getByRole('heading', { name: 'Contul meu' }).click()
    await page.keyboard.press('Escape')
  },
  'a press beside it': (page) => page.mouse.click(8, 300),
}

test('MNU-09 MNU-10 the account opens over the page, 1000 px wide, on the dashboard; each way to close it restores the focus, and it opens again; in a new tab it has its own address', async ({
  page,
  context,
  site,
}) => {
  await logIn(page, WHO, { path: PAGE })
  const way = avatar(page, WHO)
  const here = encodeURIComponent(site + PAGE)
  await way.click()
  await expect(accountLink(page)).toHaveAttribute(
    'href',
    `/sandbox/gm/my-account?close_url=${here}&back_url=${here}`,
  )
  await accountLink(page).click()
  await expect(account(page)).toBeVisible()
  await expect(inside(page).getByRole('heading', { name: 'Contul meu' })).toBeVisible()
  await expect(inside(page).getByRole('definition').first()).toHaveText(WHO)
  await expect.poll(async () => (await account(page).boundingBox())?.width).toBe(1000)
  await expect(page).toHaveURL(PAGE)
  for (const [closing, close] of Object.entries(ways))
    for (let turn = 0; turn < 2; turn++) {
      await expect(inside(page).getByRole('button', { name: 'Închide' })).toBeVisible()
      await close(page)
      await expect(account(page), closing).toHaveCount(0)
      await expect(way, closing).toBeFocused()
      await openAccount(page)
    }
  await page.keyboard.press('Escape')
  await expect(account(page)).toHaveCount(0)

  const opened = context.waitForEvent('page')
  await way.click()
  await accountLink(page).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Contul meu' })).toBeVisible()
  await expect(account(page)).toHaveCount(0)
})

test('MNU-10 AUT-13 only messages of the framed page close the account, which also closes when the player logs out in another tab', async ({
  page,
  context,
}) => {
  await logIn(page, WHO, { path: PAGE })
  await openAccount(page)
  await expect(inside(page).getByRole('button', { name: 'Închide' })).toBeVisible()
  await page.evaluate(async () => {
    const close = { type: 'arama:account', event: 'close' }
    postMessage(close, location.origin)
    const source = document.querySelector('iframe')?.contentWindow ?? null
    dispatchEvent(new MessageEvent('message', { origin: 'https://altundeva.example', source, data: close }))
    await new Promise((heard) => {
      addEventListener('message', ({ data }) => data === 'last' && heard(undefined))
      postMessage('last', location.origin)
    })
  })
  await inside(page).getByRole('heading', { name: 'Contul meu' }).click()
  await expect(account(page)).toBeVisible()
  await inside(page).getByRole('button', { name: 'Închide' }).click()
  await expect(account(page)).toHaveCount(0)

  await openAccount(page)
  await expect(inside(page).getByRole('button', { name: 'Închide' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(PAGE)
  await whenPlayer(other)
  await logOut(other)
  await expect(account(page)).toHaveCount(0)
})

test('MNU-10 BAL-01 a deposit over the page updates the balance in the header at once', async ({ page }) => {
  await logIn(page, WHO, { path: PAGE })
  await depositLink(page).click()
  const frame = inside(page, 'Depune')
  await expect(account(page, 'Depune')).toBeVisible()
  await frame.getByLabel('Suma, în lei').fill('250')
  await frame.getByRole('button', { name: 'Depune' }).click()
  await expect(frame.getByRole('status')).toContainText('128.700,00 lei')
  await expect(balance(page).getByText('128.700,00 lei')).toBeAttached()
  await frame.getByRole('button', { name: 'Închide' }).click()
  await expect(account(page, 'Depune')).toHaveCount(0)
  await expect(balance(page)).toContainText('128.700,00 lei')
  await page.reload()
  await whenPlayer(page)
  await expect(balance(page)).toContainText('128.700,00 lei')
})

test.describe('on a phone', () => {
  test.use(phone)

  const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Meniu' })
  const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Meniu' }).tap()

  /** Follows a link of the header or the menu to the sports site and goes back to `here`. */
  async function goAndComeBack(page: Page, here: string, where: string, name: string): Promise<void> {
    if (where === 'menu') await openMenu(page)
    const around = where === 'menu' ? menu(page) : banner(page)
    await around.getByRole('link', { name }).tap()
    const there = name === 'Depune' ? 'deposit' : 'my-account'
    await expect(page).toHaveURL((url) => url.pathname === `/sandbox/prematch/${there}`)
    const asked = Object.fromEntries(new URL(page.url()).searchParams)
    const device = name === 'Depune' ? { clientType: 'casino', clientPlatform: 'mobile' } : {}
    expect(asked, `${name}, ${where}`).toEqual({ close_url: here, back_url: here, ...device })
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByRole('link', { name: 'Înapoi la Aramă' }).tap()
    await expect(page).toHaveURL(here)
    await whenPlayer(page)
  }

  test('MNU-05 MNU-06 MNU-09 header and menu show and hide the same balance; „Depune” and „Contul meu” lead to the sports site, and Back returns to the page', async ({
    page,
    site,
  }) => {
    await logIn(page, WHO, { path: `${PAGE}?embed=true` })
    await openMenu(page)
    const money = menu(page).getByRole('group', { name: 'Sold' })
    await expect(menu(page)).toContainText(WHO)
    await expect(money).toContainText(MONEY)
    await money.getByRole('button', { name: 'Ascunde soldul' }).tap()
    await expect(money).toContainText('Sold ascuns')
    await menu(page).getByRole('button', { name: 'Închide' }).tap()
    await expect(menu(page)).toHaveCount(0)
    await expect(balance(page)).toContainText('Sold ascuns')

    const here = `${site}${PAGE}?embed=true`
    await goAndComeBack(page, here, 'header', 'Depune')
    await goAndComeBack(page, here, 'menu', 'Depune')
    await goAndComeBack(page, here, 'menu', 'Contul meu')
  })

  test('MNU-01 MNU-09 the menu leads a player to their own pages from every page, and a guest sees none of them', async ({
    page,
  }) => {
    await page.goto('/promotii')
    await openMenu(page)
    const mirror = menu(page).getByRole('link', { name: 'Oglinda mea' })
    await expect(menu(page).getByRole('link', { name: 'Câștigători' })).toBeVisible()
    await expect(mirror).toHaveCount(0)
    await menu(page).getByRole('button', { name: 'Închide' }).tap()
    await expect(menu(page)).toHaveCount(0)

    await logIn(page, WHO, { path: '/promotii' })
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Jocurile mele' }).tap()
    await expect(page).toHaveURL('/utilizator/jocurile-mele')
    await expect(menu(page)).toHaveCount(0)
    await openMenu(page)
    await expect(menu(page).getByRole('link', { name: 'Jocurile mele' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await mirror.tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Oglinda mea' })).toBeVisible()
  })
})
