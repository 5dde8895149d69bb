import type { Page } from '@playwright/test'
import { whenToolsReady } from './support/lists.ts'
import { tabTo } from './support/tabTo.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

/** Tab moves through the whole page and out of it, without a focus trap. */
async function tabThroughPage(page: Page): Promise<void> {
  const seen = new Set<string>()
  let reachedFooter = false
  for (let stop = 0; stop < 600 && !reachedFooter; stop += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const element = document.activeElement
      return { html: element?.outerHTML.slice(0, 120) ?? '', footer: Boolean(element?.closest('footer')) }
    })
    seen.add(place.html)
    reachedFooter = place.footer
  }
  expect(reachedFooter).toBe(true)
  expect(seen.size).toBeGreaterThan(40)
}

test('UXP-07 UXP-08 Tab moves through the whole page and out of it; the keyboard reaches the hover actions of a tile, three stops a tile; arrows, Home and End move along a rail', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await whenHydrated(page)
  await tabThroughPage(page)

  const rail = page.getByRole('region', { name: 'Recomandate' })
  const tiles = rail.getByRole('article')
  const tile = tiles.first()
  const name = (await tile.getByRole('heading').textContent()) ?? ''
  await tile.getByRole('link', { name }).first().focus()
  await expect(tile.getByRole('link', { name: `Joacă ${name}` })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tile.getByRole('link', { name: `Joacă ${name}` })).toBeFocused()
  // The link to the details on the plate repeats the tile's link, for the mouse only.
  const stops = tile.locator('a[href]:not([tabindex="-1"]), button:not([tabindex="-1"])')
  expect(await stops.count()).toBeLessThanOrEqual(3)

  await expect(rail.getByRole('button', { name: /Mai departe/ })).toBeVisible()
  const link = (index: number) => tiles.nth(index).getByRole('link').first()
  await link(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(link((await tiles.count()) - 1)).toBeFocused()
  await expect(tiles.last()).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(link(0)).toBeFocused()
  await expect(tiles.first()).toBeInViewport()
})

test('UXP-07 UXP-01 a link followed by keyboard moves the focus to the heading of its page, and Tab goes on from there; Back returns the focus to the link; a filter that leads to another list keeps the focus', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const promotions = page.getByRole('navigation').getByRole('link', { name: 'Promoții', exact: true }).first()
  await tabTo(page, promotions)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Promoții' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await page.goBack()
  await expect(promotions).toBeFocused()

  // Focus moves to the link before it; the heading of a lobby is visually hidden.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cazinou-live')
  await expect(page.getByRole('heading', { level: 1, name: /live/i })).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Ruletă', exact: true }).first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Blackjack' })).toBeFocused()

  const free = page.getByRole('button', { name: 'Cu loc liber', exact: true })
  // The button is there once the tables are known, and the whole list replaces it once.
  await expect(free).toBeVisible()
  await whenToolsReady(page)
  await tabTo(page, free)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/cazinou-live\/toate-jocurile$/)
  await expect(free).toBeFocused()
})

test('UXP-07 SEA-05 MNU-07 a link followed by keyboard in the search, or in the menu of a phone, moves the focus to the heading of its page too', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const search = page.getByRole('banner').getByRole('button', { name: 'Caută un joc…' })
  await tabTo(page, search)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Caută' })
  const provider = panel.getByRole('link', { name: 'Cuprum Play' }).first()
  await tabTo(page, provider)
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Cuprum Play' })).toBeFocused()

  await page.setViewportSize(phone.viewport)
  await page.goto('/')
  await whenHydrated(page)
  // The tab bar is the last part of the page.
  await page.getByRole('button', { name: 'Meniu', exact: true }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Meniu' })
  await tabTo(page, menu.getByRole('link', { name: 'Promoții', exact: true }))
  await page.keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Promoții' })).toBeFocused()
})

test('UXP-16 on a list the key F opens the filters and ? the keyboard help, unless a field has the focus or a panel is open', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  const hints = [
    page.getByRole('banner').getByText('/', { exact: true }),
    page.getByRole('button', { name: /^Filtre/ }).getByText('F', { exact: true }),
  ]
  for (const hint of hints) await expect(hint).toBeHidden()
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' })
  await expect(help).toBeVisible()
  await expect(help).toContainText('Deschide filtrele')
  for (const hint of hints) await expect(hint).toBeVisible()
  await page.keyboard.press('f')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  const filters = page.getByRole('dialog', { name: 'Filtre' })
  await page.keyboard.press('f')
  await expect(filters).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()

  await page.keyboard.press('/')
  const field = page.getByRole('dialog', { name: 'Caută' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('f?/')
  await expect(field).toHaveValue('f?/')
  await expect(filters).toBeHidden()
  await expect(help).toBeHidden()
})

for (const [key, panel, name] of [
  ['?', 'help', 'Scurtături de tastatură'],
  ['/', 'search', 'Caută'],
] as const)
  test(`UXP-16 the key ${key}, pressed right after Escape has closed its panel, opens it again`, async ({
    page,
  }) => {
    const ofEntry = () => page.evaluate(() => history.state?.usr?.modals?.at(-1)?.name)
    const dialog = page.getByRole('dialog', { name })
    await page.goto('/colectii')
    await whenHydrated(page)
    await page.keyboard.press(key)
    await expect(dialog).toBeVisible()
    await expect.poll(ofEntry).toBe(panel)
    // Playwright presses too late: the panel must be closed and the router's navigation still pending.
    const wasClosed = page.evaluate(
      (init) =>
        new Promise<boolean>((resolve) => {
          const press = () => {
            resolve(!document.documentElement.hasAttribute('data-modal'))
            document.body.dispatchEvent(new KeyboardEvent('keydown', init))
          }
          addEventListener('popstate', () => setTimeout(press), { once: true })
        }),
      { key, bubbles: true },
    )
    await page.keyboard.press('Escape')
    expect(await wasClosed).toBe(true)
    await expect.poll(ofEntry).toBe(panel)
    await expect(page.locator('html[data-modal]')).toBeAttached()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect.poll(ofEntry).toBeUndefined()
  })

test('UXP-16 on a page without filters the key F does nothing; the keyboard help, opened by ? or the second Tab stop, does not list it', async ({
  page,
}) => {
  await page.goto('/colectii')
  await whenHydrated(page)
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const way = page.getByRole('button', { name: 'Scurtături de tastatură: ?' })
  await expect(way).toBeFocused()
  await expect(way).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(way).toBeFocused()

  await page.keyboard.press('f')
  const entry = () => page.evaluate(() => JSON.stringify(history.state))
  const before = await entry()
  await page.keyboard.press('Shift+?')
  await expect(help).toBeVisible()
  // Its history entry is added after the first paint.
  await expect.poll(entry).not.toBe(before)
  await expect(help).not.toContainText('Deschide filtrele')
  await page.goBack()
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(/\/colectii$/)
})
