import type { Locator, Page } from '@playwright/test'
import { middleOf } from './support/press.ts'
import { expect, forget, phone, test, whenHydrated } from './support/test.ts'

const row = (page: Page): Locator => page.getByRole('region', { name: 'Recomandate' })

/** A tile of the row that is in view, and its game's name. */
async function thirdTile(page: Page): Promise<{ tile: Locator; name: string }> {
  const tile = row(page).getByRole('article').nth(2)
  await tile.scrollIntoViewIfNeeded()
  await expect(tile.locator('img').first()).toHaveJSProperty('complete', true)
  const name = await tile.locator('h3 a').evaluate((link) => link.firstChild?.textContent ?? '')
  return { tile, name }
}

/** What opens over the tile. */
const openedOver = (tile: Locator, name: string): Locator => tile.getByRole('group', { name })

/** Rests the mouse on a tile; its first movement makes the page load what opens tiles. */
async function restOn(page: Page, tile: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    const { x, y } = await middleOf(tile.locator('img').first())
    await page.mouse.move(x - 20, y - 20)
    await page.mouse.move(x - 10, y - 20, { steps: 3 })
    await expect(opened).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/** Presses a tile long, and lifts the finger when it has opened. */
async function pressLong(page: Page, tile: Locator, opened: Locator): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchCancel' | 'touchEnd',
    touchPoints: { x: number; y: number }[] = [],
  ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await expect(async () => {
    await send('touchStart', [await middleOf(tile.locator('img').first())])
    const isOpen = await opened.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (!isOpen) await send('touchCancel')
    expect(isOpen).toBe(true)
  }).toPass()
  await send('touchEnd')
}

test('a tile on which the mouse rests opens in its row, with its facts; a press on it opens the details', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const { tile, name } = await thirdTile(page)
  const height = (await row(page).boundingBox())?.height
  const opened = openedOver(tile, name)
  await restOn(page, tile, opened)
  await expect(opened).toContainText(/Miză [\d.,]+ – [\d.,]+ lei/)
  await expect(opened).toContainText(/Volatilitate (mică|medie|ridicată|foarte mică|foarte ridicată)/)
  await expect(opened.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
    'href',
    /^\/play\/.+\/real$/,
  )
  expect((await row(page).boundingBox())?.height).toBe(height)
  const { x, y } = await middleOf(opened)
  await page.mouse.click(x, y - 40)
  const details = page.getByRole('dialog', { name })
  await expect(details).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()
  await page.mouse.move(5, 5, { steps: 4 })
  await expect(opened).toBeHidden()
})

test('UXP-02 without the data of its game an opened tile says so, and still leads to the game', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.route(/\/api\/pages\?path=%2Fjoc%2F/, (route) => route.abort())
  const { tile, name } = await thirdTile(page)
  const opened = openedOver(tile, name)
  await restOn(page, tile, opened)
  await expect(opened).toContainText('Datele jocului nu au venit', { timeout: 20_000 })
  await expect(opened.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  forget(complaints, /failed: .*\/api\/pages|ERR_FAILED/)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a long press opens a tile and follows no link; a tap on the open tile opens the details', async ({
    page,
  }) => {
    await page.goto('/')
    await whenHydrated(page)
    const { tile, name } = await thirdTile(page)
    const opened = openedOver(tile, name)
    await pressLong(page, tile, opened)
    await expect(opened).toContainText(/Volatilitate/)
    expect(new URL(page.url()).pathname).toBe('/')
    const box = await opened.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    const middle = await middleOf(opened)
    await page.touchscreen.tap(middle.x, middle.y - 30)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  })
})
