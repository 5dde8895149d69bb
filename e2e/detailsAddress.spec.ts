import type { Locator, Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

/** Shares the game twice: its address is copied, or shown if the browser refuses to copy. */
async function share(page: Page, panel: Locator, address: string): Promise<void> {
  const button = panel.getByRole('button', { name: 'Distribuie Diamant 40' })
  const said = page.getByRole('region', { name: 'Notificări' })
  await button.click()
  await expect(said).toContainText('Adresa jocului este copiată.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expect(said).not.toContainText(address)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await button.click()
  await expect(said).toContainText('Browserul nu a lăsat adresa să fie copiată.')
  await expect(said).toContainText(address)
}

/** Texts of the facts and of the tags, without duplicates. */
async function factsIn(place: Locator, tags: Locator): Promise<string[]> {
  await expect(place).toContainText('40 de linii, 5 role')
  await expect(tags.nth(2)).toBeVisible()
  const texts = await tags.allTextContents()
  expect(texts.filter((tag, at) => texts.indexOf(tag) !== at)).toEqual([])
  return texts
}

test('UXP-02 DET-01 DET-02 DET-04 the details of a game share the game’s address, and a reload keeps them over their list; opened directly, the address is a page with the same facts and tags', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/jackpots/foc-de-arama')
  await whenHydrated(page)
  await page.getByRole('article').filter({ hasText: 'Diamant 40' }).getByText('Diamant 40').first().click()
  const panel = page.getByRole('dialog', { name: 'Diamant 40' })
  await expect(panel).toHaveId('game-details')
  const tags = await factsIn(panel, panel.getByRole('listitem'))
  await expect(panel.getByRole('link', { name: 'Intră în cont și joacă' })).toBeVisible()
  await share(page, panel, `${site}/joc/diamant-40`)
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(/\/joc\/diamant-40$/)
  await expect(page.locator('h1')).toHaveText('Foc de Aramă')

  const cold = await context.newPage()
  await cold.goto(page.url())
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Diamant 40')
  await expect(cold.getByRole('dialog')).toHaveCount(0)
  const main = cold.getByRole('main')
  await expect(main.getByRole('link', { name: 'Demo' })).toBeVisible()
  expect(await factsIn(main, main.locator('article li'))).toEqual(tags)
  await cold.close()

  await page.goBack()
  await expect(page).toHaveURL(/\/jackpots\/foc-de-arama$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foc de Aramă')
  await expect(page.getByRole('main').getByRole('link', { name: 'Diamant 40' }).first()).toBeVisible()
})
