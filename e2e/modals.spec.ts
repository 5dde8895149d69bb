import type { Locator, Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { whenFullList } from './support/lists.ts'
import { expect, phone, test, whenHydrated, whenIdle } from './support/test.ts'

const modal = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
const notice = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notificări' }).getByRole('listitem').filter({ hasText: 'Adresa jocului' })
const closeNotice = (page: Page): Locator => notice(page).getByRole('button', { name: /^Închide/ })

/** Whether the page beneath is inert. */
const isInert = (page: Page) => page.locator('main').evaluate((main) => main.closest('[inert]') !== null)

type Case = {
  path: string
  opener: (page: Page) => Locator
  name: string
}

const cases: Case[] = [
  {
    path: '/jackpots/foc-de-arama',
    opener: (page) => page.locator('main h3 a[href="/joc/diamant-40"]').first(),
    name: 'Diamant 40',
  },
  {
    path: '/toate-jocurile',
    opener: (page) => page.getByRole('button', { name: 'Filtre', exact: true }).filter({ visible: true }),
    name: 'Filtre',
  },
]

const ways: ((page: Page, panel: Locator) => Promise<unknown>)[] = [
  (page) => page.keyboard.press('Escape'),
  (page) => page.goBack(),
  (page) => page.mouse.click(8, 300),
  (_page, panel) => panel.getByRole('button', { name: 'Închide' }).click(),
]

for (const { path, opener, name } of cases)
  test(`KIT-03 UXP-02 ${name}, closed by Escape, Back, a press beside it or its button, returns to the page and restores the focus`, async ({
    page,
  }) => {
    await page.goto(path)
    await whenHydrated(page)
    if (path === '/toate-jocurile') await whenFullList(page)
    const panel = modal(page, name)
    for (const close of ways) {
      await opener(page).click()
      await expect(panel.getByRole('heading', { name })).toBeFocused()
      await expect.poll(() => isInert(page)).toBe(true)
      await close(page, panel)
      await expect(panel).toHaveCount(0)
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect.poll(() => isInert(page)).toBe(false)
      await expect(opener(page)).toBeFocused()
    }
  })

/** Opens details and a snackbar over them, by sharing their address. */
async function shared(page: Page): Promise<Locator> {
  await page.goto('/furnizori/cuprum-play')
  await whenHydrated(page)
  await page.locator('main h3 a[href="/joc/poveste-cu-zmei"]').first().click()
  const panel = modal(page, 'Poveste cu Zmei')
  await panel.getByRole('button', { name: /^Distribuie/ }).click()
  await expect(notice(page)).toBeVisible()
  return panel
}

test.describe('with the snackbar of a copied address over the details', () => {
  test.beforeEach(async ({ context, page, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    // Phones share an address through the Web Share API; here it is copied.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    // The video of this game is missing on purpose; with reduced motion it is not requested.
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  test('UXP-10 the mouse closes only the snackbar; with the keyboard F6 moves the focus to it and back, Escape closes first the snackbar, then the details', async ({
    page,
  }) => {
    const panel = await shared(page)
    const share = panel.getByRole('button', { name: /^Distribuie/ })
    await closeNotice(page).click()
    await expect(notice(page)).toHaveCount(0)
    await expect(panel).toBeVisible()

    await share.click()
    await expect(notice(page)).toBeVisible()
    await expect(share).toBeFocused()
    await page.keyboard.press('F6')
    await expect(closeNotice(page)).toBeFocused()
    await page.keyboard.press('F6')
    await expect(share).toBeFocused()
    await page.keyboard.press('F6')
    await page.keyboard.press('Escape')
    await expect(notice(page)).toHaveCount(0)
    await expect(panel).toBeVisible()
    await expect(share).toBeFocused()
    // Escape closes the tooltip of the focused button first.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use(phone)
    test('UXP-10 a tap closes the snackbar, and the details beneath stay open', async ({ page }) => {
      const panel = await shared(page)
      await closeNotice(page).tap()
      await expect(notice(page)).toHaveCount(0)
      await expect(panel).toBeVisible()
    })
  })

  test('KIT-03 the password dialog opens over safe play, and the snackbar over both can be pressed; each closes separately', async ({
    page,
  }) => {
    const letGo = await holdBack(page, /\/PasswordDialog-[^/]*\.js$/)
    const panel = await shared(page)
    await notice(page).hover()
    await panel.getByRole('link', { name: 'Demo' }).click()
    await page.getByRole('button', { name: 'Joc responsabil' }).click()
    const safePlay = modal(page, 'Joc responsabil')
    await expect(safePlay.getByRole('heading', { name: 'Joc responsabil' })).toBeFocused()
    letGo()
    const question = modal(page, 'Jocul nu este publicat încă')
    const password = question.getByLabel('Introdu parola jocului:')
    await expect(password).toBeFocused()
    // The covered panel is still open but inert.
    expect(await safePlay.evaluate((dialog) => dialog.closest('[inert]') !== null)).toBe(true)
    await page.mouse.click(8, 300)
    await expect(question).toBeVisible()
    await password.click()

    await page.keyboard.press('F6')
    await expect(closeNotice(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(notice(page)).toHaveCount(0)
    await expect(password).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
  })
})

/** Only a press that begins and ends beside the details closes them. */
async function closesByOneWholePress(page: Page, panel: Locator): Promise<void> {
  const { x, y } = (await panel.getByText('Copperleaf Studio').boundingBox()) ?? { x: 0, y: 0 }
  const address = page.url()
  for (const [from, to] of [
    [x + 4, 8],
    [8, x + 4],
  ] as const) {
    await page.mouse.move(from, y + 4)
    await page.mouse.down()
    await page.mouse.move(to, y + 4, { steps: 4 })
    await page.mouse.up()
  }
  // Closing goes back in the history first.
  await page.waitForTimeout(100)
  expect(page.url()).toBe(address)
  await expect(panel).toBeVisible()
  await page.mouse.click(8, 300)
  await expect(panel).toHaveCount(0)
}

const travels = (page: Page) => page.evaluate(() => Reflect.get(window, 'travelled') as number)

/** Counts the travels of pictures from the next load on. */
const countTravels = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'travelled', 0)
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
      const copies = added.filter((node) => node instanceof HTMLElement && 'travels' in node.dataset)
      Reflect.set(window, 'travelled', Reflect.get(window, 'travelled') + copies.length)
    }).observe(document, { childList: true, subtree: true })
  })

test('KIT-03 DET-01 UXP-14 the picture of a pressed tile travels into its details and back, except with reduced motion; a press that only begins or only ends beside the details does not close them', async ({
  page,
}) => {
  await countTravels(page)
  await page.goto('/jackpots/foc-de-arama')
  await whenHydrated(page)
  const tile = page.locator('main h3 a[href="/joc/diamant-40"]').first()
  const panel = modal(page, 'Diamant 40')
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    await tile.hover()
    // The motion library loads together with the panels, on the first hover of a tile.
    await whenIdle(page)
    await tile.click()
    await expect(panel.getByRole('heading', { name: 'Diamant 40' })).toBeFocused()
    expect(await travels(page)).toBe(motion === 'reduce' ? 2 : 1)
    await expect(page.locator('[data-travels]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(/\/jackpots\/foc-de-arama$/)
    await expect(page.locator('[data-travels]')).toHaveCount(0)
    await page.goForward()
    await expect(panel).toBeVisible()
    // Only the first press has made a picture travel, and its closing brought it back.
    expect(await travels(page)).toBe(2)
    await closesByOneWholePress(page, panel)
  }
})

test('KIT-03 login, closed by Escape or Back, requests no part of the page beneath, and Forward shows no modal', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await whenHydrated(page)
  const wayIn = page.getByRole('banner').getByRole('link', { name: 'Intră în cont', exact: true })
  const login = modal(page, 'Intră în cont')
  const modals = () => page.evaluate(() => history.state?.usr?.modals?.length ?? 0)
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await wayIn.click()
    await expect(login).toBeVisible()
    await expect.poll(modals).toBe(1)
    asked.length = 0
    await close()
    await expect(login).toHaveCount(0)
    await expect.poll(modals).toBe(0)
    await expect(wayIn).toBeFocused()
    await page.goForward()
    await expect.poll(modals).toBe(0)
    await expect(login).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/api/pages'))).toEqual([])
  }
})

test('the first HTML loads neither the code of dialogs nor the motion library', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = [
    ...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"|import[^"']*["'](\/assets\/[^"']+\.js)/g),
  ]
  const addresses = new Set(scripts.map(([, preloaded, imported]) => preloaded ?? imported ?? ''))
  expect(addresses.size).toBeGreaterThan(3)
  for (const address of addresses) {
    const script = await (await request.get(address)).text()
    expect(script, address).not.toMatch(/dismissableLayer\.|focusScope\.autoFocus|radix-popper|commitStyles/)
  }
})
