import type { Page } from '@playwright/test'
import { expect, test, whenHydrated, whenIdle } from './support/test.ts'

const frame = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}, joc demonstrativ"]`)
const back = (page: Page, name: string) => page.getByRole('link', { name: `Înapoi din ${name}` })

/** Milliseconds of a short key press. */
const HELD = 40

/** Presses Tab until `there` returns true, at most `limit` times. */
async function tabUntil(page: Page, there: () => Promise<boolean>, limit: number): Promise<void> {
  for (let tabs = 0; tabs < limit; tabs += 1) {
    if (await there()) return
    await page.keyboard.press('Tab', { delay: HELD })
  }
  expect(await there()).toBe(true)
}

const focusedHref = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')

/** Opens the demo of a game from its tile in the current list. */
async function pressDemo(page: Page, code: string): Promise<void> {
  await page.locator(`main h3 a[href="/joc/${code}"]`).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Demo' }).click()
}

/** The same in the list at `path`. */
async function openDemo(page: Page, path: string, code: string): Promise<void> {
  await page.goto(path)
  await whenHydrated(page)
  await pressDemo(page, code)
}

test('LCH-02 LCH-05 with the keyboard alone a visitor reaches a game of the lobby in at most 12 Tabs, with the skip link, and plays a round of its demo', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  // The code that hydrates the rows has been loaded.
  await whenIdle(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Sari la conținut' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabUntil(page, async () => (await focusedHref(page)).startsWith('/joc/'), 11)
  // The name of a tile in a top list begins with its rank.
  const name = await page.evaluate(() => {
    const parts = [...(document.activeElement?.childNodes ?? [])].map(({ textContent }) => textContent ?? '')
    return parts.find((part) => !part.startsWith('Locul ')) ?? ''
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name }).getByRole('heading', { name })).toBeFocused()
  await tabUntil(page, async () => (await focusedHref(page)).endsWith('/demo'), 12)
  await page.keyboard.press('Enter')
  const game = frame(page, name)
  await expect(game.getByRole('button', { name: 'Rotește' })).toBeVisible()
  await expect(page.locator('iframe')).toBeFocused()
  // The game has started when it shows a bet.
  await expect(game.locator('#bet')).toHaveText(/lei/)
  await page.keyboard.press('Space')
  await expect(game.locator('#result')).not.toHaveText('Alege miza și apasă Rotește.')
})

/** Reported game starts. */
const starts = (page: Page) =>
  page.evaluate(() => {
    const entries = (window as unknown as { dataLayer: { event?: string }[] }).dataLayer
    return entries.filter(({ event }) => event === 'casino_game_launch')
  })

/** The reported start of the demo of Diamant 40, opened from the list of its jackpot after that of all jackpots. */
const reported = {
  event: 'casino_game_launch',
  from_route: 'jackpots',
  from_origin: 'casino',
  on_route: 'jackpots-slug',
  on_origin: 'casino',
  on_origin_name: 'Foc de Aramă',
  demo: true,
  filter_used: false,
  game_name: 'Diamant 40',
  provider: 'Copperleaf Studio',
  jackpot: true,
  dealer_name: null,
}

test('LCH-06 LCH-07 LCH-08 ANA-02 a game start is reported once, with the page it was opened from and data of the game; the play bar and the game lead back to that page', async ({
  page,
  request,
  site,
}) => {
  await page.context().addCookies([{ name: 'consent', value: 'granted', url: site }])
  await page.goto('/jackpots')
  await whenHydrated(page)
  await page.locator('main a[href="/jackpots/foc-de-arama"]').first().click()
  await expect(page.locator('h1')).toHaveText('Foc de Aramă')
  await pressDemo(page, 'diamant-40')
  await expect(page).toHaveURL(/\/play\/diamant-40\/demo$/)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const game = frame(page, 'Diamant 40')
  await expect(game.getByRole('heading', { name: 'Diamant 40' })).toBeVisible()
  await expect(game.getByRole('button', { name: 'Rotește' })).toBeVisible()
  const { minBet } = await (await request.get('/sandbox/casino/games/diamant-40')).json()
  expect(minBet).toBeGreaterThan(0)
  await expect.poll(() => starts(page)).toEqual([{ ...reported, minimum_bet: minBet }])

  await back(page, 'Diamant 40').click()
  await isOverItsList(page)
  await page.goForward()
  await expect(game.getByRole('button', { name: 'Rotește' })).toBeVisible()
  await expect(game.getByRole('button', { name: 'Închide' })).toHaveCount(0)
  await game.locator('body').evaluate(() => parent.postMessage({ type: 'arama:game', event: 'close' }, '*'))
  await isOverItsList(page)
  await page.goForward()
  await expect(game.getByRole('button', { name: 'Rotește' })).toBeVisible()
  await page.goBack()
  await isOverItsList(page)
})

/** The game is closed, and its details are open over the list that it was opened from. */
async function isOverItsList(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/joc\/diamant-40$/)
  await expect(page.getByRole('dialog', { name: 'Diamant 40' })).toBeVisible()
  await expect(page.locator('h1')).toHaveText('Foc de Aramă')
  await expect(page.locator('iframe')).toHaveCount(0)
}

/** Forbidden actions that a game tries in its frame, with their results. */
const tryFromInside = (page: Page) =>
  page
    .frames()
    .find((one) => one.parentFrame())
    ?.evaluate(() => {
      const attempts = [
        () => window.parent.document.title,
        () => window.localStorage.length,
        () => {
          window.top?.location.assign('/nu-exista')
        },
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'done'
        } catch {
          return 'refused'
        }
      })
    })

test('LCH-06 LCH-07 a game opened by its address can neither navigate nor access the page; it fills the screen, and the play bar links to safe play and to the lobby', async ({
  page,
  complaints,
}) => {
  // The library that positions tooltips is held back during the whole test.
  await page.route(/\/floating-ui[^/]*\.js$/, () => undefined)
  await page.goto('/play/diamant-40/demo')
  await expect(frame(page, 'Diamant 40').getByRole('button', { name: 'Rotește' })).toBeVisible()
  expect(await tryFromInside(page)).toEqual(['refused', 'refused', 'refused'])
  await expect(page).toHaveURL(/\/play\/diamant-40\/demo$/)
  complaints.splice(0)

  const button = page.getByRole('button', { name: 'Ecran complet' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== null)).toBe(true)
  await expect(back(page, 'Diamant 40')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => document.exitFullscreen())
  await expect(button).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'Joc responsabil' }).click()
  const sheet = page.getByRole('dialog', { name: 'Joc responsabil' })
  await expect(sheet).toBeVisible()
  // The game goes on under the dialog.
  await expect(page.locator('iframe')).toHaveCount(1)
  await sheet.getByRole('link', { name: /Autoexcludere/ }).click()
  await expect(page).toHaveURL(/\/pagina\/autoexcludere$/)
  await expect(page.locator('iframe')).toHaveCount(0)

  await page.goBack()
  await expect(sheet.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await back(page, 'Diamant 40').hover()
  await expect(page.locator('[role=tooltip]:popover-open')).toHaveText('Înapoi din Diamant 40')
  await back(page, 'Diamant 40').click({ timeout: 5000 })
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
})

test('LCH-04 a demo whose studio has no demo address shows a message and leaves the visitor on the page', async ({
  page,
}) => {
  await openDemo(page, '/furnizori/quiet-otter', 'wild-gold')
  const notices = page.getByRole('region', { name: 'Notificări' })
  await expect(notices).toContainText('Jocul nu are variantă demonstrativă acum.')
  await expect(page).toHaveURL(/\/joc\/wild-gold$/)
  await expect(page.getByRole('dialog', { name: 'Wild Gold' })).toBeVisible()
})

test('LCH-02 an unpublished game asks for its password: a wrong one leads back, the right one starts the game', async ({
  page,
  complaints,
}) => {
  // The video of this game is missing on purpose; with reduced motion it is not requested.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDemo(page, '/furnizori/cuprum-play', 'poveste-cu-zmei')
  const question = page.getByRole('dialog', { name: 'Jocul nu este publicat încă' })
  const password = question.getByLabel('Introdu parola jocului:')
  await expect(password).toBeFocused()
  await expect(page.locator('iframe')).toHaveCount(0)
  await password.fill('gresit')
  await password.press('Enter')
  const notices = page.getByRole('region', { name: 'Notificări' })
  await expect(notices).toContainText('Acces nepermis')
  await expect(notices).toContainText('Verifică parola jocului.')
  await expect(page).toHaveURL(/\/joc\/poveste-cu-zmei$/)
  expect(complaints.splice(0).filter((text) => !/401|403/.test(text))).toEqual([])

  await page.getByRole('dialog', { name: 'Poveste cu Zmei' }).getByRole('link', { name: 'Demo' }).click()
  await password.fill('arama')
  await question.getByRole('button', { name: 'Pornește' }).click()
  await expect(frame(page, 'Poveste cu Zmei').getByRole('button', { name: 'Rotește' })).toBeVisible()
  await expect(question).toHaveCount(0)

  // The password is not stored: the next start asks again, and closing the dialog leads back.
  await back(page, 'Poveste cu Zmei').click()
  await page.getByRole('dialog', { name: 'Poveste cu Zmei' }).getByRole('link', { name: 'Demo' }).click()
  await expect(password).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/joc\/poveste-cu-zmei$/)
})

test('LCH-05 RTE-09 Play shows a visitor the login links, which lead back to the game', async ({ page }) => {
  await page.goto('/joc/diamant-40?app=vegas')
  await whenHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Intră în cont și joacă' }).click()
  await expect(page).toHaveURL(/\/play\/diamant-40\/real\?app=vegas$/)
  const main = page.locator('body')
  await expect(main).toContainText('Intră în cont ca să o vezi.')
  await expect(page.locator('iframe')).toHaveCount(0)
  // The login dialog opens at once; the link beneath it also opens the account site, in a new tab.
  await page.getByRole('dialog', { name: 'Intră în cont' }).getByRole('button', { name: 'Închide' }).click()
  const opened = page.context().waitForEvent('page')
  await main.getByRole('link', { name: 'Intră în cont', exact: true }).click({ modifiers: ['ControlOrMeta'] })
  const account = await opened
  await expect(account).toHaveURL(/\/account\/login\?back_url=%2Fplay%2Fdiamant-40%2Freal%3Fapp%3Dvegas$/)
  await account.getByRole('link', { name: 'Înapoi la Aramă' }).click()
  await expect(account).toHaveURL(/\/play\/diamant-40\/real\?app=vegas$/)
})
