import type { Locator, Page } from '@playwright/test'
import { total, whenToolsReady } from './support/lists.ts'
import { devices, expect, test, whenHydrated } from './support/test.ts'

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'O surpriză' })
const nameIn = async (page: Page): Promise<string> =>
  (await sheet(page).getByRole('link').first().getAttribute('href')) ?? ''

for (const [device, { viewport }] of devices)
  test.describe(`at ${device}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 800 })

    test('a surprise is one game of what the filters leave, says why, and another press gives another', async ({
      page,
    }) => {
      await page.goto('/toate-jocurile')
      await whenHydrated(page)
      await page.mouse.wheel(0, 60)
      await whenToolsReady(page)
      await page.getByRole('button', { name: 'Cu jackpot' }).click()
      await page.getByRole('button', { name: 'Surprinde-mă' }).click()
      await expect(sheet(page)).toContainText(/La întâmplare, din [\d.]+ (de )?jocuri: Cu jackpot\./)
      const first = await nameIn(page)
      await sheet(page).getByRole('button', { name: 'Altă surpriză' }).click()
      await expect.poll(() => nameIn(page)).not.toBe(first)

      const second = await nameIn(page)
      await page.reload()
      await expect(sheet(page)).toBeVisible()
      expect(await nameIn(page)).toBe(second)

      await sheet(page).getByRole('link', { name: 'Vezi detalii' }).click()
      await expect(page).toHaveURL(new RegExp(`${second}$`))
      await page.goBack()
      await expect(page).toHaveURL(/toate-jocurile$/)
      await expect(total(page)).toBeVisible()
    })
  })
