import type { Locator, Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { devices, expect, test, whenHydrated, whenIdle } from './support/test.ts'

/** The panel of the lobby's jackpot. */
const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Foc de Aramă', exact: true })

/** The digits that a person sees; screen readers get another text. */
const digitsOf = (page: Page): Locator => panelOf(page).locator('[aria-hidden="true"]').first()

/** Opens the lobby, and resolves when the digits of the jackpot grow. */
async function openGrowing(page: Page): Promise<void> {
  await page.goto('/')
  await whenHydrated(page)
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 1)
  await digitsOf(page).scrollIntoViewIfNeeded()
  await grows(page)
}

async function grows(page: Page): Promise<void> {
  const before = (await digitsOf(page).textContent()) ?? ''
  await expect(digitsOf(page)).not.toHaveText(before)
}

/** After a minute of the page's clock the digits are the same. */
async function standsStill(page: Page): Promise<void> {
  const before = (await digitsOf(page).textContent()) ?? ''
  await page.clock.runFor(9000)
  await expect(digitsOf(page)).toHaveText(before)
}

for (const [name, screen] of devices)
  test.describe(name, () => {
    test.use(screen)

    test('JAC-04 the digits of the lobby’s jackpot grow without a layout shift and without an announcement', async ({
      page,
    }) => {
      await watchShifts(page)
      await openGrowing(page)
      await whenIdle(page)
      const earlier = (await shiftsOf(page)).length
      const box = await digitsOf(page).boundingBox()
      for (let times = 0; times < 3; times += 1) await grows(page)
      expect((await shiftsOf(page)).slice(earlier)).toEqual([])
      expect(await digitsOf(page).boundingBox()).toEqual(box)
      const loud =
        '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="timer"], [role="log"]'
      await expect(panelOf(page).locator(loud)).toHaveCount(0)
      await expect(panelOf(page).locator(`xpath=ancestor::*[@aria-live or @role="status"]`)).toHaveCount(0)
    })
  })

test('JAC-04 the digits stop for reduced motion and go on without it', async ({ page }) => {
  await page.clock.install()
  await openGrowing(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.runFor(2000)
  await standsStill(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await grows(page)
})

/** Hides or shows the tab, as the browser does when another one is chosen. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (now ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('JAC-04 the digits stop in a hidden tab and go on when it is shown again', async ({ page }) => {
  await page.clock.install()
  await openGrowing(page)
  await setHidden(page, true)
  await page.clock.runFor(2000)
  await standsStill(page)
  await setHidden(page, false)
  await grows(page)
})
