import type { Page } from '@playwright/test'
import { grid, whenFullList } from './support/lists.ts'
import { expect, forget, test, whenHydrated } from './support/test.ts'

const heightOf = async (page: Page): Promise<number> => (await grid(page).boundingBox())?.height ?? 0

for (const path of ['/toate-jocurile', '/furnizori/cuprum-play', '/cazinou-live/toate-jocurile'])
  test(`CAT-09 ${path} has its full height before its scripts have loaded, at 390 and 1440 px`, async ({
    browser,
    page,
    site,
  }) => {
    const waiting = await browser.newPage()
    await waiting.route(/\.js$/, (route) => route.abort())
    await waiting.goto(site + path)
    await page.goto(path)
    await whenFullList(page)
    for (const width of [1440, 390]) {
      for (const each of [waiting, page]) await each.setViewportSize({ width, height: 900 })
      await expect
        .poll(async () => Math.abs((await heightOf(waiting)) / (await heightOf(page)) - 1), `${width} px`)
        .toBeLessThan(0.001)
    }
    await waiting.close()
  })

test('CAT-09 before the catalogue has loaded the list shows the tiles of the first HTML; if it fails, the end of the list says so', async ({
  page,
  complaints,
}) => {
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/\/api\/catalogue/, async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  const high = await heightOf(page)
  await page.evaluate(() => scrollTo(0, 5000))
  await expect(grid(page).locator('> li')).toHaveCount(102)
  expect(await heightOf(page)).toBeCloseTo(high, 0)
  fail()
  await expect(page.getByText('Nu am putut încărca')).toBeVisible({ timeout: 30_000 })
  expect(await heightOf(page)).toBeLessThan(high / 10)
  forget(complaints, /catalogue|ERR_FAILED/)
})
