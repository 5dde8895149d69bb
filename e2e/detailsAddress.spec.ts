import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

/** Opens the details of a game over the page of its jackpot. */
async function openDetails(page: Page) {
  await page.goto('/jackpots/foc-de-arama')
  await whenHydrated(page)
  await page.locator('main h3 a[href="/joc/diamant-40"]').first().click()
  const panel = page.getByRole('dialog', { name: 'Diamant 40' })
  await expect(panel).toBeVisible()
  return panel
}

test('UXP-02 DET-01 a reload keeps the details over their list; the same address opened cold is a page', async ({
  page,
  context,
}) => {
  const panel = await openDetails(page)
  await expect(panel).toHaveId('game-details')
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(/\/joc\/diamant-40$/)
  await expect(page.locator('h1')).toHaveText('Foc de Aramă')

  const cold = await context.newPage()
  await cold.goto(page.url())
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Diamant 40')
  await expect(cold.getByRole('dialog')).toHaveCount(0)
  await expect(cold.getByRole('main').getByRole('link', { name: 'Demo' })).toBeVisible()
  await cold.close()

  await page.goBack()
  await expect(page).toHaveURL(/\/jackpots\/foc-de-arama$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foc de Aramă')
  await expect(page.getByRole('main').getByRole('link', { name: 'Diamant 40' }).first()).toBeVisible()
})

test('UXP-02 Share gives the address of the game, not that of the list', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  const panel = await openDetails(page)
  await panel.getByRole('button', { name: 'Distribuie Diamant 40' }).click()
  await expect(page.getByRole('region', { name: 'Notificări' })).toContainText('Adresa jocului este copiată.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/joc/diamant-40`)
})

test('UXP-02 Share in a browser that refuses to copy shows the address instead', async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  const panel = await openDetails(page)
  await panel.getByRole('button', { name: 'Distribuie Diamant 40' }).click()
  const said = page.getByRole('region', { name: 'Notificări' })
  await expect(said).toContainText('Browserul nu a lăsat adresa să fie copiată.')
  await expect(said).toContainText(`${site}/joc/diamant-40`)
})
