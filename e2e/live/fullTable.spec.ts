import type { Locator, Page } from '@playwright/test'
import { test } from '../players/ownSite.ts'
import { expect, phone, whenHydrated } from '../support/test.ts'
import { LIST, rested, TABLE, tableOf, toTable } from './hub.ts'

test.beforeEach(async ({ request, site }) => {
  await rested({ request, site })
  await toTable({ request, site }, TABLE, 'open')
  await toTable({ request, site }, TABLE, 'fill')
})

const FULL = /^Anunță-mă când se eliberează un loc la Blackjack VIP/

/** Whether `target` is in view and its centre is not covered. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** The buttons and links of the footer of the details, in order. */
const actionsOf = (around: Locator): Promise<(string | null)[]> =>
  around
    .getByRole('button', { name: /^(Anunță-mă|Te anunțăm)/ })
    .or(around.getByRole('link', { name: /^(Joacă|Intră în cont)/ }))
    .allTextContents()

async function openDetails(page: Page, press: (target: Locator) => Promise<void>): Promise<Locator> {
  await page.goto(LIST)
  await whenHydrated(page)
  await press(tableOf(page, TABLE))
  return page.getByRole('dialog', { name: 'Blackjack VIP' })
}

for (const { name, use } of [
  { name: '1440', use: {} },
  { name: '390', use: phone },
  { name: '844 sideways', use: { ...phone, viewport: { width: 844, height: 390 } } },
])
  test.describe(`at ${name} px`, () => {
    test.use(use)

    const press = (target: Locator): Promise<void> => (name === '1440' ? target.click() : target.tap())

    test('LIV-10 DET-02 the first action for a full table is to watch it, visible at once; with a free seat it is to play', async ({
      page,
      request,
      site,
    }) => {
      const details = await openDetails(page, press)
      const watch = details.getByRole('button', { name: FULL })
      await expect(watch).toBeVisible()
      await expect.poll(() => isOnTop(watch)).toBe(true)
      expect((await actionsOf(details))[0]).toBe('Anunță-mă')
      await expect(details.getByRole('definition').filter({ hasText: 'Masă plină' })).toBeInViewport()
      await press(watch)
      const told = details.getByRole('button', { name: /^Te anunțăm când se eliberează/ })
      await expect(told).toBeVisible()
      await press(told)
      await toTable({ request, site }, TABLE, 'free')
      await expect(watch).toHaveCount(0)
      expect((await actionsOf(details)).length).toBe(1)
    })

    test('LIV-10 DET-07 a full table’s page offers to watch it too, and a closed table’s page has no Play', async ({
      page,
      request,
      site,
    }) => {
      await page.goto(`/joc/${TABLE}`)
      const main = page.getByRole('main')
      const watch = main.getByRole('button', { name: FULL })
      await expect(watch).toBeVisible()
      await expect.poll(() => isOnTop(watch)).toBe(true)
      expect((await actionsOf(main))[0]).toBe('Anunță-mă')
      await toTable({ request, site }, TABLE, 'close')
      await expect(main.getByRole('button', { name: /^Anunță-mă când se deschide/ })).toBeVisible()
      expect(await actionsOf(main)).toEqual(['Anunță-mă'])
    })
  })
