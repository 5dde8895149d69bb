import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { chatWindow, conversation, pressToggle } from './support/chat.ts'
import { answer, bar, openAsked, settings, switchAnalytics } from './support/consent.ts'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { devices, expect, forget, test, whenHydrated } from './support/test.ts'

test.use({ consent: 'none' })

const script = /\/sandbox\/analytics\.js/

/** Addresses of the analytics service that the page requests. */
function analyticsCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/sandbox\/analytics/.test(request.url())) calls.push(request.url())
  })
  return calls
}

const stored = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent')

for (const [where, screen] of devices) {
  test.describe(`at ${where}`, () => {
    test.use(screen)

    test('ANA-03 COO-01 the site asks after the first interaction, moves nothing and takes no focus; a refusal loads nothing and is kept for 180 days', async ({
      page,
    }) => {
      const calls = analyticsCalls(page)
      await watchShifts(page)
      await page.goto('/')
      await whenHydrated(page)
      await expect(bar(page)).toHaveCount(0)
      const before = await shiftsOf(page)
      await page.mouse.move(200, 300)
      await expect(bar(page)).toBeVisible()
      expect(sumOf((await shiftsOf(page)).slice(before.length))).toBe(0)
      await expect(bar(page).locator(':focus')).toHaveCount(0)

      await answer(page, 'Refuz').click()
      await expect(bar(page)).toHaveCount(0)
      const cookie = await stored(page)
      expect(cookie?.value).toBe('denied')
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180)
      await page.reload()
      await whenHydrated(page)
      await page.mouse.move(220, 320)
      await expect(
        page.getByRole('contentinfo').getByRole('button', { name: 'Setări cookie-uri' }),
      ).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expect(bar(page)).toHaveCount(0)
      expect(calls).toEqual([])
    })

    test('ANA-03 a choice is made in a dialog and changed from the footer; the page and the dialog have no axe findings', async ({
      page,
    }) => {
      await openAsked(page)
      const findings = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
      expect(await findings()).toEqual([])
      await answer(page, 'Alege').click()
      await expect(settings(page)).toBeVisible()
      await expect(bar(page)).toBeHidden()
      await expect(settings(page).getByRole('switch', { name: 'Necesare' })).toBeChecked()
      await expect(settings(page).getByRole('switch', { name: 'Analiză' })).not.toBeChecked()
      expect(await findings()).toEqual([])
      await page.keyboard.press('Escape')
      await expect(bar(page)).toBeVisible()
      await expect(answer(page, 'Alege')).toBeFocused()

      const loads = page.waitForResponse(script)
      await switchAnalytics(page)
      await loads
      expect((await stored(page))?.value).toBe('granted')
      await expect(bar(page)).toHaveCount(0)
      await switchAnalytics(page)
      expect((await stored(page))?.value).toBe('denied')
    })

    test('ANA-03 CHT-01 the question and the window of the chat are in use beside each other', async ({
      page,
    }) => {
      await openAsked(page)
      await pressToggle(page)
      const field = conversation(page).getByRole('textbox', { name: 'Întrebarea ta' })
      await field.fill('Unde sunt limitele?')
      const [asked, chat] = await Promise.all([bar(page).boundingBox(), chatWindow(page).boundingBox()])
      const apart = (asked?.x ?? 0) + (asked?.width ?? 0) <= (chat?.x ?? 0)
      expect(apart || (asked?.y ?? 0) + (asked?.height ?? 0) <= (chat?.y ?? 0)).toBe(true)
      await answer(page, 'Refuz').click()
      await expect(bar(page)).toHaveCount(0)
    })

    test('ANA-03 UXP-11 the question stays in use over a game’s details without covering its buttons, and is not over a running game', async ({
      page,
    }) => {
      await openAsked(page, '/toate-jocurile')
      await page.locator('main h3 a[href="/joc/diamant-40"]').first().click()
      const details = page.getByRole('dialog')
      const demo = details.getByRole('link', { name: 'Demo' })
      await expect(demo).toBeVisible()
      await expect(bar(page)).toBeVisible()
      const box = await bar(page).boundingBox()
      const play = await demo.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(play?.y ?? 0)
      await demo.click()
      // On a phone the game takes the whole window, without our page around it.
      await expect(page.locator('iframe').or(page.getByRole('button', { name: 'Rotește' }))).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
      await page.goBack()
      await page.mouse.move(220, 320)
      // Over the details the question does not open again, but after them.
      await expect(demo).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
      await details.getByRole('button', { name: 'Închide' }).click()
      await expect(details).toHaveCount(0)
      await answer(page, 'Accept').click()
      expect((await stored(page))?.value).toBe('granted')
    })
  })
}

test('ANA-03 with the keyboard alone: the answers are the last stops, and the focus returns to where it was', async ({
  page,
}) => {
  await openAsked(page)
  const skip = page.getByRole('link', { name: 'Sari la conținut' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  const last = page.getByRole('contentinfo').getByRole('link', { name: /Oficiul Național/ })
  await last.focus()
  for (const name of ['Refuz', 'Alege', 'Accept'] as const) {
    await page.keyboard.press('Tab')
    await expect(answer(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(last).toBeFocused()
})

test('ANA-03 Global Privacy Control is a no: nothing is asked, and the settings say why', async ({
  page,
}) => {
  const calls = analyticsCalls(page)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.goto('/promotii')
  await whenHydrated(page)
  await page.mouse.move(200, 300)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Setări cookie-uri' }).click()
  await expect(settings(page)).toContainText('Global Privacy Control')
  const analytics = settings(page).getByRole('switch', { name: 'Analiză' })
  await expect(analytics).toBeDisabled()
  await expect(analytics).not.toBeChecked()
  await settings(page).getByRole('button', { name: 'Salvează alegerea' }).click()
  await expect(settings(page)).toHaveCount(0)
  expect((await stored(page))?.value).toBe('denied')
  await expect(bar(page)).toHaveCount(0)
  expect(calls).toEqual([])
})

/** The micro-frontend's own question. */
const frontend = (page: Page) => page.getByRole('region', { name: 'Cookie-uri', exact: true })

const letFrontendAsk = (page: Page) =>
  page.route('**/api/feature-toggles', (route) =>
    route.fulfill({ json: { featureToggle: ['micro-frontend-consent'] } }),
  )

for (const [where, screen] of devices) {
  test.describe(`a micro-frontend at ${where}`, () => {
    test.use(screen)

    test('MFE-01 ANA-03 the micro-frontend asks where the toggle says so, and its answer is kept', async ({
      page,
    }) => {
      await letFrontendAsk(page)
      await page.goto('/promotii')
      await whenHydrated(page)
      await page.mouse.move(200, 300)
      await expect(frontend(page)).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
      await frontend(page).getByRole('button', { name: 'Refuz' }).click()
      await expect(frontend(page)).toHaveCount(0)
      expect((await stored(page))?.value).toBe('denied')
    })
  })
}

test('MFE-01 our own bar asks where the micro-frontend does not come', async ({ page, complaints }) => {
  await letFrontendAsk(page)
  await page.route('**/fe/cookie-consent/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/promotii')
  await whenHydrated(page)
  await page.mouse.move(200, 300)
  await expect(bar(page)).toBeVisible()
  await answer(page, 'Accept').click()
  await expect(bar(page)).toHaveCount(0)
  expect((await stored(page))?.value).toBe('granted')
  forget(complaints, /cookie-consent|404/)
})
