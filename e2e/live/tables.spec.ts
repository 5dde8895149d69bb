import type { Page } from '@playwright/test'
import { test } from '../players/ownSite.ts'
import { whenFullList } from '../support/lists.ts'
import { logIn } from '../support/players.ts'
import { expect } from '../support/test.ts'
import { hubNow, LIST, rested, TABLE, tableOf, tileOf, toHub, toTable } from './hub.ts'

test.beforeEach(async ({ request, site }) => {
  await rested({ request, site })
  await toTable({ request, site }, TABLE, 'open')
})

/** Whether each seat is shown as free, in order. */
const seatsOf = (page: Page) =>
  tileOf(page, TABLE)
    .locator('[data-free]')
    .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('data-free') === 'true'))

test('LIV-09 the seats of a tile have the order of the table, and a seat that becomes free shows its breath once', async ({
  page,
  request,
  site,
}) => {
  await toTable({ request, site }, TABLE, 'fill')
  await page.goto(LIST)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă plină/)
  expect(new Set(await seatsOf(page))).toEqual(new Set([false]))
  await page.evaluate((code) => {
    const tile = document.querySelector(`main h3 a[href="/joc/${code}"]`)?.closest('article')
    const breaths: string[] = []
    Object.assign(window, { breaths })
    tile?.addEventListener('animationstart', ({ animationName }) => breaths.push(animationName))
  }, TABLE)
  const { SeatsAvailability = {} } = await toTable({ request, site }, TABLE, 'free')
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/liber/)
  const names = Object.keys(SeatsAvailability).sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  await expect.poll(() => seatsOf(page)).toEqual(names.map((name) => SeatsAvailability[name]))
  const freed = Object.values(SeatsAvailability).filter(Boolean).length
  const breaths = () => page.evaluate(() => (window as unknown as { breaths: string[] }).breaths.length)
  await expect.poll(breaths).toBeGreaterThanOrEqual(freed)
  const seen = await breaths()
  // Another change of the table does not repeat the breath.
  await toTable({ request, site }, TABLE, 'close')
  await toTable({ request, site }, TABLE, 'open')
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/liber/)
  expect(await breaths()).toBe(seen)
})

test('UXP-14 LIV-05 in quiet mode nothing breathes or fades, and tables change once a second at most', async ({
  page,
  context,
  request,
  site,
}) => {
  await context.addCookies([{ name: 'motion', value: 'quiet', url: site }])
  await toTable({ request, site }, TABLE, 'fill')
  await page.goto(LIST)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă plină/)
  await page.evaluate((code) => {
    const link = document.querySelector(`main h3 a[href="/joc/${code}"]`)
    const changes: number[] = []
    const moves: string[] = []
    Object.assign(window, { changes, moves })
    if (link) new MutationObserver(() => changes.push(performance.now())).observe(link, { attributes: true })
    link
      ?.closest('article')
      ?.addEventListener('animationstart', ({ animationName }) => moves.push(animationName))
  }, TABLE)
  for (let round = 0; round < 6; round += 1) {
    await toTable({ request, site }, TABLE, 'free')
    await toTable({ request, site }, TABLE, 'fill')
  }
  await toTable({ request, site }, TABLE, 'free')
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/liber/)
  const { changes, moves } = await page.evaluate(() => {
    const { changes, moves } = window as unknown as { changes: number[]; moves: string[] }
    return { changes, moves }
  })
  for (const [at, time] of changes.entries())
    if (at > 0) expect(time - (changes[at - 1] ?? 0)).toBeGreaterThan(900)
  expect(moves).toEqual([])
})

test('FAV-01 LIV-05 RTE-17 a live table added to the favourites on its tile is listed among the live favourites, and Back restores the tile while the feed goes on', async ({
  page,
  request,
  site,
}) => {
  await logIn(page, 'mihai.obisnuit', { path: LIST })
  await whenFullList(page)
  await toHub({ request, site }, 'rate', { rate: 20 })
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  const { tables } = await hubNow({ request, site })
  const known = new Set(tables.map(({ ImsGameCode }) => ImsGameCode))
  const inView = await page.locator('main article h3 a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom } = link.closest('article')?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
        return top > 120 && bottom < innerHeight
      })
      .map((link) => link.getAttribute('href')?.slice('/joc/'.length) ?? ''),
  )
  const code = inView.find((each) => known.has(each)) ?? ''
  const tile = tileOf(page, code)
  await tile.hover()
  await tile.getByRole('button', { name: /^Favorit: / }).click()
  await expect(tile.getByRole('button', { name: /^Favorit: / })).toHaveAttribute('aria-pressed', 'true')
  const scrolled = () => page.evaluate(() => scrollY)
  await tableOf(page, code).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Playwright scrolls a covered element further into view before the press.
  const before = await scrolled()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(2)
  await expect(tileOf(page, code)).toBeInViewport()
  await page.goto('/cazinou-live/utilizator/mese-preferate')
  await expect(tileOf(page, code)).toBeVisible()
  await expect(tableOf(page, code)).toHaveAccessibleName(/Mas[ăa]/)
})
