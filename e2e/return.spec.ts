import type { Locator, Page } from '@playwright/test'
import { middleOf } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

/** This row is far below the first view, and the test turns it before leaving. */
const ROW = 'Povești din Nil'

const row = (page: Page): Locator => page.getByRole('region', { name: ROW })
const details = (page: Page): Locator => page.getByRole('dialog')
const isTouch = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia('(pointer: coarse)').matches)

/** Presses the middle of the visible part, with the mouse or by touch. */
async function press(page: Page, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element)
  if (await isTouch(page)) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Drags by touch from the middle of `element`, in pixels to the right and down. */
async function drag(page: Page, element: Locator, xDistance: number, yDistance = 0): Promise<void> {
  const { x, y } = await middleOf(element)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.synthesizeScrollGesture', { x, y, xDistance, yDistance, speed: 1600 })
  await cdp.detach()
}

/** Goes back. A page restored under its details loads twice, which aborts the first load. */
async function back(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' }).catch(({ message }: Error) => {
    if (!message.includes('ERR_ABORTED')) throw new Error(message)
  })
}

/** Position of the page and of the first visible slide of the row, in pixels of the viewport. */
type Place = { top: number; left: number; href: string }

/** The first fully visible tile of the row. */
const firstTile = (page: Page): Promise<Place | undefined> =>
  row(page)
    .locator('article')
    .evaluateAll((tiles) => {
      const box = (tile: Element) => tile.getBoundingClientRect()
      const seen = tiles.find((tile) => box(tile).left >= 0)
      const href = seen?.querySelector('h3 a')?.getAttribute('href')
      return seen && href ? { top: box(seen).top, left: box(seen).left, href } : undefined
    })

const tileAt = (page: Page, { href }: Place): Locator => row(page).locator(`h3 a[href="${href}"]`)

/** Scrolls down the lobby to the row, turns it, and returns the place of the tile that is pressed next. */
async function goDown(page: Page): Promise<Place> {
  await page.goto('/')
  await whenHydrated(page)
  for (let turns = 0; turns < 40 && (await row(page).count()) === 0; turns++) await page.mouse.wheel(0, 600)
  await row(page).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 160)
  // Until it hydrates, the row only has the tiles that a phone shows.
  await expect(row(page).locator('article').nth(6)).toBeAttached()
  if (await isTouch(page)) await drag(page, row(page).locator('article').first(), -420)
  else await press(page, row(page).getByRole('button', { name: /Mai departe/ }))
  let last = ''
  const rests = async () => {
    const before = last
    last = JSON.stringify(await firstTile(page))
    return before === last
  }
  await expect.poll(rests, { intervals: [300] }).toBe(true)
  await page.mouse.move(1, 1)
  const place = await firstTile(page)
  if (!place) throw new Error('the row shows nothing')
  expect(
    await row(page)
      .locator('article')
      .first()
      .evaluate((tile) => tile.getBoundingClientRect().right),
  ).toBeLessThan(1)
  return place
}

const placeOf = (link: Locator): Promise<Pick<Place, 'top' | 'left'>> =>
  link.locator('xpath=ancestor::article').evaluate((tile) => {
    const { top, left } = tile.getBoundingClientRect()
    return { top, left }
  })

/** The scroll positions of page and row are restored. */
async function expectPlace(page: Page, place: Place, within = 2): Promise<void> {
  const isOff = async () => {
    const now = await placeOf(tileAt(page, place))
    const off = { down: now.top - place.top, across: now.left - place.left }
    return Math.max(Math.abs(off.down), Math.abs(off.across)) <= within ? 'as before' : JSON.stringify(off)
  }
  await expect.poll(isOff, 'pixels from where it stood').toBe('as before')
}

/** The scroll positions of page and row and the focus are restored. */
async function expectRestored(page: Page, place: Place, within?: number): Promise<void> {
  // A hovered tile is raised.
  await page.mouse.move(1, 1)
  await expect(details(page)).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expectPlace(page, place, within)
  await expect(tileAt(page, place)).toBeFocused()
}

/** The details of the tile are open over the lobby. */
async function isUnderDetails(page: Page, { href }: Place): Promise<void> {
  await expect(details(page)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === href)
  await expect(row(page)).toBeAttached()
}

async function openDetails(page: Page, place: Place): Promise<void> {
  await press(page, tileAt(page, place).locator('xpath=ancestor::article').locator('img'))
  await isUnderDetails(page, place)
}

const closings = [
  (page: Page) => press(page, details(page).getByRole('button', { name: 'Închide' }).last()),
  back,
  async (page: Page) => {
    const { width } = page.viewportSize() ?? { width: 0 }
    const beside = [width / 2, 30] as const
    if (await isTouch(page)) await page.touchscreen.tap(...beside)
    else await page.mouse.click(...beside)
  },
]

/** A reload keeps the details over the same place, and Back and Forward close and open them. */
async function surviveReload(page: Page, place: Place): Promise<void> {
  // Touch emulation ends before the page unloads, which moves the page by up to 4 px before its place is stored.
  const within = (await isTouch(page)) ? 4 : 2
  await page.reload()
  await isUnderDetails(page, place)
  await page.mouse.move(1, 1)
  await expectPlace(page, place, within)
  await back(page)
  await expectRestored(page, place, within)
  await page.goForward()
  await isUnderDetails(page, place)
}

const means = [
  { width: 390, use: { ...phone } },
  { width: 768, use: { ...phone, viewport: { width: 768, height: 1024 } } },
  { width: 1440, use: {} },
]

for (const { width, use } of means) {
  test.describe(`at ${width} px`, () => {
    test.use(use)

    test(`UXP-01 UXP-02 at ${width} px closing details by their button, Back or a press beside them restores page, row and focus; a reload keeps the details over the same place`, async ({
      page,
    }) => {
      const place = await goDown(page)
      for (const close of closings) {
        await openDetails(page, place)
        await close(page)
        await expectRestored(page, place)
      }
      await openDetails(page, place)
      await surviveReload(page, place)
    })
  })
}

/** Opens a demo and goes back: phones navigate to the game's own address, a desktop to the page around it. */
async function playDemo(page: Page): Promise<void> {
  const address = (await isTouch(page))
    ? /\/sandbox\/play\/[\w-]+\?mode=demo&lang=ro&platform=mobile&theme=dark&motion=full&sound=off$/
    : /\/play\/[\w-]+\/demo$/
  await press(page, details(page).getByRole('link', { name: 'Demo' }))
  await expect(page).toHaveURL(address)
  const game = page.locator('iframe').or(page.getByRole('button', { name: 'Rotește' }))
  await expect(game.first()).toBeVisible()
  await back(page)
}

/** Opens the login links, then the account site, and goes back. */
async function askToPlay(page: Page): Promise<void> {
  await press(page, details(page).getByRole('link', { name: /joacă/i }))
  await expect(page).toHaveURL(/\/play\/[^/]+\/real$/)
  // Play opens the login dialog, which the visitor closes.
  const login = page.getByRole('dialog', { name: 'Intră în cont' })
  await press(page, login.getByRole('button', { name: 'Închide' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, page.getByRole('main').getByRole('link', { name: 'Înregistrare' }))
  await expect(page).toHaveURL(/\/sandbox\//)
  await back(page)
  await expect(page).toHaveURL(/\/play\/[^/]+\/real$/)
  await back(page)
}

// Touch works the same at 768 px.
for (const { width, use } of means.filter((one) => one.width !== 768)) {
  test.describe(`at ${width} px`, () => {
    test.use(use)

    test(`UXP-01 LCH-03 LCH-06 LCH-07 RTE-09 at ${width} px Back from a demo, from the login links, and from the account site leads to the details over the same place, then to the lobby at that place`, async ({
      page,
    }) => {
      const place = await goDown(page)
      for (const leave of [askToPlay, playDemo]) {
        await openDetails(page, place)
        await leave(page)
        await isUnderDetails(page, place)
        await back(page)
        await expectRestored(page, place)
      }
    })
  })
}
