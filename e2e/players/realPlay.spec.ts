import type { Locator, Page } from '@playwright/test'
import {
  balance,
  control,
  logIn,
  loginDialog,
  loginWay,
  passwordOf,
  submit,
  type Username,
  whenPlayer,
  write,
} from '../support/players.ts'
import { expect, phone, whenHydrated } from '../support/test.ts'
import { test } from './ownSite.ts'

const player = 'dan.limite'
const excluded = 'maria.pauza'

/** Writes name and password into the dialog that is open. */
async function enter(page: Page, username: Username): Promise<void> {
  const dialog = loginDialog(page)
  await write(dialog, username, passwordOf(username))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
}

const game = (page: Page) => page.frameLocator('iframe[title="Regina Nilului, joc pe bani reali"]')

async function spinOnce(page: Page): Promise<void> {
  const frame = game(page)
  await frame.getByRole('button', { name: 'Rotește' }).click()
  await expect(frame.getByRole('status').first()).toContainText('Soldul este')
}

/** Two answers weigh the same: none is larger. */
async function expectSameSize(...answers: Locator[]): Promise<void> {
  const [one, other] = await Promise.all(answers.map((answer) => answer.boundingBox()))
  expect(one?.height).toBe(other?.height)
  expect(Math.abs((one?.width ?? 0) - (other?.width ?? 0))).toBeLessThan(1)
}

test('LCH-05 LCH-03 Play leads a visitor through the login into the game for money, and the balance follows it', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await page.goto('/joc/regina-nilului')
  await whenHydrated(page)
  await page.getByRole('link', { name: 'Intră în cont și joacă' }).click()
  await enter(page, player)
  await expect(game(page).getByText('Bani reali')).toBeVisible()
  await expect(game(page).getByText('210,00 lei')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await spinOnce(page)
  const left = await game(page).locator('#balance').textContent()
  await page.getByRole('link', { name: /Înapoi/ }).click()

  // UXP-18 once, with two answers of the same size.
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

test('LCH-06 UXP-18 UXP-19 the bar changes between money and demo in one entry of the history; the stay is told once, at its end', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await logIn(page, player, { path: '/joc/regina-nilului' })
  await page.getByRole('link', { name: 'Demo' }).click()
  const bar = page.getByRole('banner')
  const modes = bar.getByRole('group', { name: 'Fel de joc' })
  await expect(page.frameLocator('iframe').getByText('Demo', { exact: true })).toBeVisible()
  await modes.getByRole('button', { name: 'Pe bani' }).click()
  await expect(game(page).getByText('210,00 lei')).toBeVisible()
  await spinOnce(page)

  const heart = bar.getByRole('button', { name: 'Favorit: Regina Nilului' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await bar.getByRole('button', { name: 'Joc responsabil' }).click()
  const sheet = page.getByRole('dialog', { name: 'Joc responsabil' })
  await expect(sheet.getByRole('region', { name: 'Sesiunea ta' })).toContainText('Sold la intrare210,00 lei')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await modes.getByRole('button', { name: 'Demo' }).click()
  await expect(page.locator('iframe[title="Regina Nilului, joc demonstrativ"]')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await modes.getByRole('button', { name: 'Pe bani' }).click()
  await expect(game(page).getByText('Bani reali')).toBeVisible()
  await bar.getByRole('link', { name: /Înapoi/ }).click()
  await expect(page).toHaveURL(/\/joc\/regina-nilului$/)
  await expect(page.getByRole('dialog', { name: 'Ai terminat jocul' })).toBeVisible()
})

test('CPL-05 after an hour of play the player is asked how it goes, with two answers of the same size; a pause leads out of the game', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await page.clock.install()
  await logIn(page, player, { path: '/joc/regina-nilului' })
  await page.getByRole('link', { name: 'Joacă', exact: true }).click()
  await expect(game(page).getByText('Bani reali')).toBeVisible()
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

test('AUT-14 AUT-08 CPL-04 who has excluded themselves from the casino alone may come in, reads the lobby, finds help, and plays nothing', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await loginWay(page).click()
  await enter(page, excluded)
  await whenPlayer(page)
  await expect(balance(page)).toContainText('150,00 lei')
  await expect(page.getByRole('group', { name: /Noutăți și promoții/ })).toBeHidden()
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

  /** Comes in on the game's page and presses Play: the page that says how to come back. */
  async function stand(page: Page, { request, site }: Parameters<typeof control>[0]): Promise<void> {
    await control({ request, site }, player, 'reset')
    await page.goto('/joc/regina-nilului')
    await whenHydrated(page)
    await loginWay(page).tap()
    await enter(page, player)
    await page.getByRole('link', { name: 'Joacă', exact: true }).tap()
    await expect(page.getByText('apasă Înapoi')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }

  /** Plays a round at the studio's own address. */
  async function playThere(page: Page): Promise<void> {
    await expect(page).toHaveURL(/\/sandbox\/play\/regina-nilului\?mode=real/)
    // Its script says it.
    await expect(page.locator('#balance')).toContainText('lei')
    await page.getByRole('button', { name: 'Rotește' }).tap()
    await expect(page.getByRole('status').first()).toContainText('Soldul este')
  }

  test('LCH-06 UXP-18 a phone reads how to come back before it leaves for the game; after Back it is told what it came to, once, and may leave again', async ({
    page,
    request,
    site,
  }) => {
    await stand(page, { request, site })
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

  test('LCH-06 UXP-18 a game in a tab of its own is told of when that tab is closed; who stays has not left', async ({
    page,
    context,
    request,
    site,
  }) => {
    await stand(page, { request, site })
    await page.getByRole('button', { name: 'Rămân aici' }).tap()
    await expect(page).toHaveURL(/\/joc\/regina-nilului$/)
    await expect(summary(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Joacă', exact: true }).tap()
    const opened = context.waitForEvent('page')
    await way(page).click({ modifiers: ['ControlOrMeta'] })
    const studio = await opened
    await playThere(studio)
    await studio.close()
    // A browser without a window never hides a tab: it is told here that this one is seen again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(summary(page)).toContainText('lei')
  })
})
