import type { Locator, Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

/** One page of every type that has a visible title. */
const titled = [
  '/toate-jocurile',
  '/categorii/toate-sloturile',
  '/cazinou-live/toate-jocurile',
  '/colectii',
  '/colectii/egiptul-antic',
  '/furnizori',
  '/furnizori/cuprum-play',
  '/jackpots',
  '/jackpots/foc-de-arama',
  '/joc/diamant-40',
  '/promotii',
  '/promotii/turneul-castelului',
  '/turnee',
  '/pagina/termeni-si-conditii',
  '/utilizator/preferate',
  '/invingatori/recente',
]
const lobbies = ['/', '/cazinou-live']

const navigations = { secondary: 'Secțiuni', links: 'Site', main: 'Meniul lobby-ului' }

const menuOf = (page: Page, name: string): Locator => page.getByRole('navigation', { name, exact: true })

/** Addresses of the links that a menu shows at this moment. */
const visibleAddresses = (menu: Locator): Promise<(string | null)[]> =>
  menu
    .locator('a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.getAttribute('href')),
    )

/** Bottom edge of the navigation above the page. */
const navigationEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('body > header, body > nav')]
    const shown = bars.filter((bar) => getComputedStyle(bar).position !== 'fixed')
    return Math.max(...shown.map((bar) => bar.getBoundingClientRect().bottom))
  })

for (const path of [...lobbies, '/toate-jocurile', '/pagina/termeni-si-conditii']) {
  test(`MNU-04 MNU-07 ${path} begins 116 pixels down at most`, async ({ page }) => {
    await page.goto(path)
    const first = lobbies.includes(path)
      ? page.getByRole('region', { name: 'Noutăți și promoții' })
      : page.getByRole('main')
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(116)
  })
}

for (const path of [...lobbies, '/toate-jocurile', '/jackpots', '/turnee']) {
  test(`MNU-01 MNU-04 MNU-07 the menus of ${path} link to no address twice`, async ({ page }) => {
    await page.goto(path)
    await whenHydrated(page)
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 })
      // On a tablet the menus fold what has no room into „Mai mult”.
      await expect(async () => {
        const menus = Object.values(navigations).map((name) => visibleAddresses(menuOf(page, name)))
        const addresses = (await Promise.all(menus)).flat()
        expect(addresses.length, `at ${width} px`).toBeGreaterThan(width > 768 ? 6 : 3)
        expect(addresses.toSorted(), `at ${width} px`).toEqual([...new Set(addresses)].toSorted())
      }).toPass()
    }
  })
}

test('MNU-08 every title is 32 pixels below the navigation; over a menu 12, and 8 above it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const title = page.getByRole('heading', { level: 1 })
  const menu = menuOf(page, navigations.main)
  for (const path of titled) {
    await page.goto(path)
    const overMenu = await page.getByRole('main').getByRole('navigation').first().isVisible()
    const overLobbyMenu = await menu.isVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const top = (await title.boundingBox())?.y ?? 0
      const gap = Math.round(top - (await navigationEnd(page)))
      expect.soft(gap, `${path} at ${width} px`).toBe(overMenu ? 12 : 32)
      if (!overLobbyMenu) continue
      const bottom = await title.evaluate((heading) => heading.parentElement?.getBoundingClientRect().bottom)
      const pill = await menu.getByRole('link').last().boundingBox()
      expect.soft(Math.round((pill?.y ?? 0) - (bottom ?? 0)), `${path} at ${width} px`).toBe(8)
    }
  }
})

for (const width of [390, 1440]) {
  test(`MNU-01 at ${width} px the main menu is below the hero or the title and stays in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/toate-jocurile']) {
      await page.goto(path)
      await whenHydrated(page)
      const menu = menuOf(page, navigations.main)
      const above =
        path === '/' ? page.getByRole('region', { name: 'Noutăți și promoții' }) : page.locator('h1')
      const box = await above.boundingBox()
      expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
      await page.mouse.move(width / 2, 600)
      await page.mouse.wheel(0, 1500)
      const header = await page.getByRole('banner').boundingBox()
      await expect.poll(async () => (await menu.boundingBox())?.y).toBe(header?.height)
      await menu.getByRole('link', { name: 'Furnizori' }).click()
      await expect(page).toHaveURL(/\/furnizori$/)
    }
  })
}

test('CPL-01 the footer reaches the bottom of the viewport on a short page', async ({ page, complaints }) => {
  for (const path of ['/utilizator/preferate', '/turnee', '/pagina/despre-noi', '/nu-exista']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1400 })
      // Pages of the same layout.
      const beneath = () =>
        page.evaluate(() => {
          const { bottom = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {}
          return Math.max(document.body.scrollHeight, innerHeight) - Math.round(bottom + scrollY)
        })
      await expect.poll(beneath, `${path} at ${width} px`).toBe(0)
    }
  }
  expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([])
})

test('RTE-09 the links for login and registration never touch', async ({ page }) => {
  await page.goto('/utilizator/preferate')
  const ways = page.getByRole('main')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const login = await ways.getByRole('link', { name: 'Intră în cont' }).boundingBox()
    const register = await ways.getByRole('link', { name: 'Înregistrare' }).boundingBox()
    const [right, below] = [(login?.x ?? 0) + (login?.width ?? 0), (login?.y ?? 0) + (login?.height ?? 0)]
    const gap = Math.max((register?.x ?? 0) - right, (register?.y ?? 0) - below)
    expect(gap, `at ${width} px`).toBeGreaterThanOrEqual(8)
  }
})

test('KIT-01 visible text names the current theme', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  const button = page.getByRole('button', { name: /^Temă/ })
  await expect(button.getByText('Temă: sistem')).toBeVisible()
  await button.click()
  await expect(button.getByText('Temă: luminoasă')).toBeVisible()
})

test('JAC-01 a jackpot’s card is as high as its levels, and its line is as wide as its amount', async ({
  page,
}) => {
  await page.goto('/jackpots')
  const cards = page.getByRole('main').locator('section:has(> h2 a[href^="/jackpots/"]):not(:has(article))')
  expect(await cards.count()).toBeGreaterThan(3)
  for (const card of await cards.all()) {
    const empty = await card.evaluate((section) => {
      const { bottom } = section.getBoundingClientRect()
      return bottom - (section.lastElementChild?.getBoundingClientRect().bottom ?? 0)
    })
    expect(empty).toBeLessThanOrEqual(28)
    const rule = await card.locator('h2 + div').evaluate((top) => {
      const range = document.createRange()
      range.selectNodeContents(top)
      return Math.abs(top.getBoundingClientRect().width - range.getBoundingClientRect().width)
    })
    expect(rule).toBeLessThanOrEqual(2)
  }
})

test('text at twice its size is not clipped in the shell and does not make a page scroll sideways', async ({
  page,
}) => {
  for (const path of ['/', '/jackpots', '/utilizator/preferate']) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      const parts = page.locator('body > header a, main section :is(h2, h2 + div), footer p')
      const clipped = await parts.evaluateAll((all) =>
        all
          .filter((part) => part.getBoundingClientRect().right > innerWidth)
          .map(({ textContent }) => textContent),
      )
      expect(clipped.slice(0, 3), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('MNU-03 the main menu has the entries of its lobby in order, without entries whose target does not exist', async ({
  page,
  request,
  site,
}) => {
  const menus: { lobby: string; title: string; isPersonalized: boolean }[] = await (
    await request.get(`${site}/sandbox/cms/menus`)
  ).json()
  expect(menus.map(({ title }) => title)).toContain('Povești de vară')
  for (const [path, lobby] of [
    ['/', 'Casino'],
    ['/cazinou-live', 'Live'],
  ] as const) {
    await page.goto(path)
    const shown = await menuOf(page, navigations.main).getByRole('link').allTextContents()
    const expected = menus
      .filter((item) => item.lobby === lobby && !item.isPersonalized && item.title !== 'Povești de vară')
      .map(({ title }) => title)
    expect(shown.filter((title) => menus.some((item) => item.title === title))).toEqual(expected)
  }
})
