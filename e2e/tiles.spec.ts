import type { Locator, Page } from '@playwright/test'
import { whenFullList } from './support/lists.ts'
import { logIn } from './support/players.ts'
import { middleOf } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

const layouts = ['Default', 'DoubleRow', 'Portrait', 'Landscape', 'Top10', 'LargeOnMobile'] as const
type Layout = (typeof layouts)[number]

/** The first fully visible tile of a layout, with its row in view. */
async function tileOf(page: Page, layout: Layout): Promise<Locator> {
  const tile = page.locator(`main article[data-layout="${layout}"]`).first()
  for (let turns = 0; turns < 40 && (await tile.count()) === 0; turns++) await page.mouse.wheel(0, 700)
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(tile.locator('img')).toHaveJSProperty('complete', true)
  return tile
}

const nameOf = (tile: Locator): Promise<string | null> =>
  tile.locator('h3 a').evaluate((link) => link.firstChild?.textContent ?? null)

/** Moves the mouse to the place of Play, over which the tile does not open. */
async function pointAtPlay(page: Page, tile: Locator): Promise<void> {
  const { x, y, height } = (await tile.locator('img').first().boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 22, y + height / 2)
  await page.mouse.move(x + 22, y + height - 22, { steps: 3 })
}

type Press = (page: Page, tile: Locator) => Promise<void>

/** Opens and closes the details of a tile for each layout, width and kind of press. */
async function openEach(page: Page, widths: number[], ways: Press[]): Promise<void> {
  await page.goto('/')
  await whenHydrated(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const layout of layouts) {
      const tile = await tileOf(page, layout)
      const href = (await tile.locator('h3 a').getAttribute('href')) ?? 'none'
      for (const press of ways) {
        await press(page, tile)
        const details = page.getByRole('dialog')
        await expect(details, `${layout} at ${width} px`).toBeVisible()
        await expect(page).toHaveURL((url) => url.pathname === href)
        await page.keyboard.press('Escape')
        await expect(details).toBeHidden()
        await expect(tile.locator('h3 a'), `${layout} at ${width} px`).toBeFocused()
      }
    }
  }
}

const click: Press = async (page, tile) => {
  const { x, y } = await middleOf(tile.locator('img'))
  await page.mouse.click(x, y)
}

const enterKey: Press = async (page, tile) => {
  await tile.locator('h3 a').focus()
  await page.keyboard.press('Enter')
}

const tap: Press = async (page, tile) => {
  const { x, y } = await middleOf(tile.locator('img'))
  await page.touchscreen.tap(x, y)
}

test('UXP-07 UXP-21 CAT-03 a click on the picture of a tile opens its details, as Enter does, in all six layouts at 390 and 1440 px', async ({
  page,
}) => {
  await openEach(page, [390, 1440], [click, enterKey])
})

test.describe('on a touch device', () => {
  test.use(phone)

  test('UXP-21 CAT-03 a tap on the picture of a tile opens its details, in all six layouts at 390, 768 and 1440 px', async ({
    page,
  }) => {
    await openEach(page, [390, 768, 1440], [tap])
  })

  test('UXP-21 the name in a tapped tile does not move', async ({ page }) => {
    await page.goto('/toate-jocurile')
    await whenHydrated(page)
    await whenFullList(page)
    const names = page.locator('main article h3')
    const long = names.filter({ hasText: 'Marea Aventură' }).first()
    await long.scrollIntoViewIfNeeded()
    const { x, y } = await middleOf(long)
    await page.touchscreen.tap(x, y)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await names.evaluateAll((all) => all.filter(({ scrollLeft }) => scrollLeft !== 0).length)).toBe(0)
  })
})

test('UXP-21 UXP-07 LCH-05 the plate of a hovered tile leaves the picture visible and links to details and to play, which asks a guest for a login first, and a player not', async ({
  page,
}) => {
  const play = async (words: string) => {
    const tile = await tileOf(page, 'Default')
    await pointAtPlay(page, tile)
    return tile.getByRole('link', { name: `${words} ${await nameOf(tile)}`, exact: true })
  }
  await page.goto('/')
  await whenHydrated(page)
  const tile = await tileOf(page, 'Default')
  const name = (await nameOf(tile)) ?? ''
  await pointAtPlay(page, tile)
  const info = tile.getByRole('link', { name: `Detalii despre ${name}` })
  const plate = await info.locator('..').boundingBox()
  const picture = await tile.locator('img').first().boundingBox()
  expect((plate?.height ?? 999) / (picture?.height ?? 1)).toBeLessThan(0.4)
  await info.click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const first = await play('Intră în cont și joacă')
  await expect(first).toBeVisible()
  await first.click()
  await expect(page).toHaveURL(/\/play\/[^/]+\/real$/)
  await logIn(page, 'mihai.obisnuit')
  // The player row is inserted above, so its games are the first of the page from now on.
  await expect(page.getByRole('region', { name: 'Jucate recent' }).getByRole('article').first()).toBeVisible()
  await expect(await play('Continuă')).toBeVisible()
})
