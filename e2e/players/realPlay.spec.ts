import type { Locator, Page } from '@playwright/test'
import {
  balance,
  control,
  fillCredentials,
  logIn,
  loginDialog,
  loginLink,
  passwordOf,
  submit,
  type Username,
  whenPlayer,
} from '../support/players.ts'
import { expect, phone, whenHydrated } from '../support/test.ts'
import { test } from './ownSite.ts'

const player = 'mihai.obisnuit'
const excluded = 'maria.pauza'

/** Types name and password into the open dialog. */
async function enter(page: Page, username: Username): Promise<void> {
  const dialog = loginDialog(page)
  await fillCredentials(dialog, username, passwordOf(username))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
}

const game = (page: Page) => page.frameLocator('iframe[title="Regina Nilului, joc pe bani reali"]')

async function spinOnce(page: Page): Promise<void> {
  const frame = game(page)
  await frame.getByRole('button', { name: 'Rotește' }).click()
  await expect(frame.getByRole('status').first()).toContainText('Soldul este')
}

/** All answer buttons have the same size. */
async function expectSameSize(...answers: Locator[]): Promise<void> {
  const [one, other] = await Promise.all(answers.map((answer) => answer.boundingBox()))
  expect(one?.height).toBe(other?.height)
  expect(Math.abs((one?.width ?? 0) - (other?.width ?? 0))).toBeLessThan(1)
}

test('LCH-05 LCH-03 a guest who presses Play logs in and gets into the game for money, and the balance follows each round', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await page.goto('/joc/regina-nilului')
  await whenHydrated(page)
  await page.getByRole('link', { name: 'Intră în cont și joacă' }).click()
  await enter(page, player)
  await expect(game(page).getByText('Sold', { exact: true })).toBeVisible()
  await expect(game(page).getByText('482,35 lei')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await spinOnce(page)
  const left = await game(page).locator('#balance').textContent()
  await page.getByRole('link', { name: /Înapoi/ }).click()

  // The summary (UXP-18) is shown once, with two answers of the same size.
  const summary = page.getByRole('dialog', { name: 'Ai terminat jocul' })
  const lobby = summary.getByRole('button', { name: 'Înapoi în lobby' })
  await expectSameSize(summary.getByRole('button', { name: 'Fă o pauză' }), lobby)
  await lobby.click()
  await expect(page).toHaveURL(`${site}/`)
  await expect(balance(page)).toContainText(String(left).replace(/ lei$/, ''))
  await page.goto('/pagina/termeni-si-conditii')
  await expect(balance(page)).toContainText(String(left).replace(/ lei$/, ''))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('LCH-06 UXP-18 UXP-19 the play bar switches between money and demo within one history entry; the summary of the stay is shown once, at its end', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await logIn(page, player, { path: '/joc/regina-nilului' })
  await page.getByRole('link', { name: 'Demo' }).click()
  const bar = page.getByRole('banner')
  const modes = bar.getByRole('group', { name: 'Fel de joc' })
  await expect(page.frameLocator('iframe').getByText('Sold demo')).toBeVisible()
  await modes.getByRole('button', { name: 'Pe bani' }).click()
  await expect(game(page).getByText('482,35 lei')).toBeVisible()
  await spinOnce(page)

  const heart = bar.getByRole('button', { name: 'Favorit: Regina Nilului' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await bar.getByRole('button', { name: 'Joc responsabil' }).click()
  const sheet = page.getByRole('dialog', { name: 'Joc responsabil' })
  await expect(sheet.getByRole('region', { name: 'Sesiunea ta' })).toContainText('Sold la intrare482,35 lei')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await modes.getByRole('button', { name: 'Demo' }).click()
  await expect(page.locator('iframe[title="Regina Nilului, joc demonstrativ"]')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await modes.getByRole('button', { name: 'Pe bani' }).click()
  await expect(game(page).getByText('Sold', { exact: true })).toBeVisible()
  await bar.getByRole('link', { name: /Înapoi/ }).click()
  await expect(page).toHaveURL(/\/joc\/regina-nilului$/)
  await expect(page.getByRole('dialog', { name: 'Ai terminat jocul' })).toBeVisible()
})

test('CPL-05 after an hour of play the reality check opens, with two answers of the same size; a pause leads out of the game', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await page.clock.install()
  await logIn(page, player, { path: '/joc/regina-nilului' })
  await page.getByRole('link', { name: 'Joacă', exact: true }).click()
  await expect(game(page).getByText('Sold', { exact: true })).toBeVisible()
  await page.clock.fastForward('01:00:30')
  const check = page.getByRole('alertdialog')
  await expect(check).toContainText('60 de minute')
  const goOn = check.getByRole('button', { name: 'Continuă' })
  const pause = check.getByRole('button', { name: /auză/ })
  await expectSameSize(goOn, pause)
  await goOn.click()
  await expect(check).toBeHidden()
  await page.clock.fastForward('01:00:30')
  await pause.click()
  await expect(page).toHaveURL(/\/joc\/regina-nilului$/)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('AUT-14 AUT-08 CPL-04 a player excluded from the casino only can log in, use the lobby and find help, but cannot play', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await loginLink(page).click()
  await enter(page, excluded)
  await whenPlayer(page)
  await expect(balance(page)).toContainText('150,00 lei')
  const deposit = page.getByRole('banner').getByRole('link', { name: 'Depune' })
  await expect(deposit).toHaveAttribute('data-tone', 'outline')
  await expect(page.getByRole('group', { name: /Noutăți și promoții/ })).toBeHidden()
  await expect(page.getByText('Autoexcluderea ta este în vigoare')).toBeVisible()
  await expect(page.getByText('Ține până la 31 mai 2031.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Despre autoexcludere' })).toBeVisible()
  await page.goto('/play/regina-nilului/real')
  await expect(page.getByText('Te-ai autoexclus din cazino.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto('/joc/regina-nilului')
  await expect(page.getByText('Te-ai autoexclus: jocurile se pot vedea, dar nu juca.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Joacă', exact: true })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phone)

  const summary = (page: Page) => page.getByRole('dialog', { name: 'Te-ai întors din joc' })
  const way = (page: Page) => page.getByRole('link', { name: 'Deschide jocul' })

  /** Logs in on the game's page and presses Play, which opens the page that explains how to come back. */
  async function openLeavePage(page: Page, { request, site }: Parameters<typeof control>[0]): Promise<void> {
    await control({ request, site }, player, 'reset')
    await page.goto('/joc/regina-nilului')
    await whenHydrated(page)
    await loginLink(page).tap()
    await enter(page, player)
    await page.getByRole('link', { name: 'Joacă', exact: true }).tap()
    await expect(page.getByText('apasă Înapoi')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }

  /** Plays a round at the studio's address. */
  async function playThere(page: Page): Promise<void> {
    await expect(page).toHaveURL(/\/sandbox\/play\/regina-nilului\?mode=real/)
    // The game's script reports it.
    await expect(page.locator('#balance')).toContainText('lei')
    await page.getByRole('button', { name: 'Rotește' }).tap()
    await expect(page.getByRole('status').first()).toContainText('Soldul este')
  }

  test('LCH-06 UXP-18 on a phone a page explains how to come back before the game opens; after Back the summary is shown once, and the game can be opened again', async ({
    page,
    request,
    site,
  }) => {
    await openLeavePage(page, { request, site })
    await way(page).tap()
    await playThere(page)
    await page.goBack()
    await expect(summary(page)).toContainText('lei')
    await summary(page).getByRole('button', { name: 'Închide' }).tap()
    await expect(summary(page)).toBeHidden()
    await way(page).tap()
    await playThere(page)
    await page.goto('/')
    await expect(summary(page)).toBeVisible()
    await summary(page).getByRole('button', { name: 'Înapoi în lobby' }).tap()
    await expect(summary(page)).toBeHidden()
    await page.reload()
    await whenPlayer(page)
    await expect(summary(page)).toHaveCount(0)
  })

  test('CPL-05 on a phone the reality check opens at once when the player comes back from a game of an hour at its own address, in place of the summary', async ({
    page,
    request,
    site,
  }) => {
    await page.clock.install()
    await openLeavePage(page, { request, site })
    await way(page).tap()
    await playThere(page)
    await page.clock.fastForward('01:00:30')
    await page.goBack()
    const check = page.getByRole('alertdialog')
    await expect(check).toContainText('60 de minute')
    await expect(check).toContainText('lei')
    await expect(summary(page)).toHaveCount(0)
    await expectSameSize(
      check.getByRole('button', { name: 'Continuă' }),
      check.getByRole('button', { name: /auză/ }),
    )
    await check.getByRole('button', { name: 'Continuă' }).tap()
    await expect(check).toBeHidden()
    await expect(way(page)).toBeVisible()
    await expect(summary(page)).toHaveCount(0)
  })

  test('LCH-06 UXP-18 a game in its own tab shows its summary when that tab is closed, and not before', async ({
    page,
    context,
    request,
    site,
  }) => {
    await openLeavePage(page, { request, site })
    await page.getByRole('button', { name: 'Rămân aici' }).tap()
    await expect(page).toHaveURL(/\/joc\/regina-nilului$/)
    await expect(summary(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Joacă', exact: true }).tap()
    const opened = context.waitForEvent('page')
    await way(page).click({ modifiers: ['ControlOrMeta'] })
    const studio = await opened
    await playThere(studio)
    await studio.close()
    // A headless browser never hides a tab, so the test dispatches the event of a tab that becomes visible.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(summary(page)).toContainText('lei')
  })
})
