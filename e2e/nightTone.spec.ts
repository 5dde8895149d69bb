import type { Page } from '@playwright/test'
import { logIn } from './support/players.ts'
import { press } from './support/press.ts'
import { tabTo } from './support/tabTo.ts'
import { devices, expect, phone, test, whenHydrated, whenIdle } from './support/test.ts'

const KEY = 'arama.preferences'

test.use({ timezoneId: 'Europe/Bucharest' })

const night = (page: Page) => page.locator('html[data-tone="night"]')
const pause = (page: Page) => page.getByRole('button', { name: 'Joc responsabil și pauză' })
const safePlay = (page: Page) => page.getByRole('dialog', { name: 'Joc responsabil' })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferințe' })

/** Number of layers that dim what lies beneath them. */
const shades = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { mixBlendMode, display } = getComputedStyle(element)
        return mixBlendMode === 'multiply' && display !== 'none'
      }).length,
  )

/** Opens a page at this time of the device. */
async function openAt(page: Page, time: string, path = '/'): Promise<void> {
  await page.clock.install({ time: new Date(`2026-11-29T${time}+02:00`) })
  await page.goto(path)
  await whenHydrated(page)
}

/** As an earlier visit of this device has left it. */
const wanted = (page: Page) =>
  page.addInitScript((key) => {
    // The frame of a game has no storage.
    if (window === top) localStorage.setItem(key, '{"night":true}')
  }, KEY)

async function jump(page: Page, time: string): Promise<void> {
  await whenIdle(page)
  await page.clock.fastForward(time)
}

/** Turns the switch of the preferences, and closes them. */
async function turn(page: Page): Promise<void> {
  await press(page.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }))
  await press(preferences(page).getByRole('switch', { name: 'Ton de noapte' }))
  await press(preferences(page).getByRole('button', { name: 'Închide' }))
  await expect(preferences(page)).toHaveCount(0)
}

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)
    const onPhone = device === '390 px'

    test(`UXP-25 CPL-03 the tone is off until it is chosen, begins at midnight and ends at six while the page is open, at ${device}`, async ({
      page,
    }) => {
      await openAt(page, '23:50:00')
      await turn(page)
      await expect(night(page)).toHaveCount(0)
      await jump(page, '10:00')
      await expect(night(page)).toHaveCount(1)
      expect(await shades(page)).toBe(1)

      await page.evaluate(() => window.scrollTo(0, 0))
      const opener = onPhone
        ? pause(page)
        : page.getByRole('button', { name: 'Joc responsabil', exact: true })
      await press(opener)
      await expect(safePlay(page).getByRole('link', { name: /^Ia o pauză/ })).toBeVisible()
      await press(safePlay(page).getByRole('button', { name: 'Închide' }))
      await expect(safePlay(page)).toHaveCount(0)

      await jump(page, '06:00:00')
      await expect(night(page)).toHaveCount(0)
      expect(await shades(page)).toBe(0)
      await expect(pause(page)).toHaveCount(0)
    })

    test(`UXP-25 at night the page has its tone before the first paint, its bars stay where they are, and a running game is left alone, at ${device}`, async ({
      page,
    }) => {
      await wanted(page)
      await page.addInitScript(() => {
        const seen: (string | undefined)[] = []
        Object.assign(window, { seen })
        new MutationObserver(() => {
          if (document.body) seen.push(document.documentElement.dataset.tone)
        }).observe(document, { childList: true, subtree: true })
      })
      await openAt(page, '02:00:00')
      const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
      expect(seen).toEqual(['night'])
      expect(await shades(page)).toBe(1)

      await page.evaluate(() => window.scrollTo(0, 900))
      const bar = onPhone
        ? page.getByRole('navigation', { name: 'Navigare rapidă' })
        : page.getByRole('banner')
      const box = await bar.boundingBox()
      const edge = onPhone ? (box?.y ?? 0) + (box?.height ?? 0) : box?.y
      expect(Math.round(edge ?? -1)).toBe(onPhone ? 844 : 0)

      if (onPhone) return
      await page.goto('/play/diamant-40/demo')
      await expect(page.getByTitle('Diamant 40')).toBeVisible()
      await expect(night(page)).toHaveCount(1)
      expect(await shades(page)).toBe(0)
    })
  })

test.describe('at 390 px', () => {
  test.use(phone)

  test('CPL-03 at night a player reaches the session and the pause in one press from the top of the page', async ({
    page,
  }) => {
    await wanted(page)
    await openAt(page, '02:00:00', '/pagina/contact')
    await logIn(page, 'mihai.obisnuit')
    await pause(page).tap()
    await expect(safePlay(page).getByText('Timp de la intrarea în cont')).toBeVisible()
  })

  test('CPL-03 the keyboard reaches the line of the night before the page', async ({ page }) => {
    await wanted(page)
    await openAt(page, '02:00:00', '/pagina/contact')
    await tabTo(page, pause(page))
    await page.keyboard.press('Enter')
    await expect(safePlay(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pause(page)).toBeFocused()
  })
})

test('the choice holds in another tab at once', async ({ page, context }) => {
  await openAt(page, '02:00:00', '/pagina/contact')
  await page.mouse.wheel(0, 100)
  const other = await context.newPage()
  await openAt(other, '02:00:00', '/furnizori')
  await turn(other)
  await expect(night(other)).toHaveCount(1)
  await expect(night(page)).toHaveCount(1)
  await turn(page)
  await expect(night(other)).toHaveCount(0)
})

test('UXP-25 forced colours and paper have no tone', async ({ page }) => {
  await wanted(page)
  await openAt(page, '02:00:00', '/pagina/contact')
  expect(await shades(page)).toBe(1)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await shades(page)).toBe(0)
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  expect(await shades(page)).toBe(0)
})
