import type { Locator, Page } from '@playwright/test'
import { middleOf } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

/** Stands far below the first view, and is turned before it is left. */
const ROW = 'Povești din Nil'

const row = (page: Page): Locator => page.getByRole('region', { name: ROW })
const details = (page: Page): Locator => page.getByRole('dialog')
const isTouch = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia('(pointer: coarse)').matches)

/** A mouse or a finger on the middle of what is seen. */
async function press(page: Page, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element)
  if (await isTouch(page)) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Draws by a finger on the middle of `element`, in pixels to the right and down. */
async function drag(page: Page, element: Locator, xDistance: number, yDistance = 0): Promise<void> {
  const { x, y } = await middleOf(element)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.synthesizeScrollGesture', { x, y, xDistance, yDistance, speed: 1600 })
  await cdp.detach()
}

/** Back. A page that comes again under its details is loaded twice, which ends the first of the two. */
async function back(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' }).catch(({ message }: Error) => {
    if (!message.includes('ERR_ABORTED')) throw new Error(message)
  })
}

/** Where everything is: the page, and the first slide of the row that is in view, in pixels of the viewport. */
type Place = { top: number; left: number; href: string }

/** The tile of the row that stands first, wholly in view. */
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

/** Goes down the lobby to the row, turns it, and says where the tile stands that is pressed next. */
async function goDown(page: Page): Promise<Place> {
  await page.goto('/')
  await whenHydrated(page)
  for (let turns = 0; turns < 40 && (await row(page).count()) === 0; turns++) await page.mouse.wheel(0, 600)
  await row(page).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 160)
  // Until it hydrates it has what a phone shows.
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

/** The page and the row stand where they stood. */
async function standsAt(page: Page, place: Place, within = 2): Promise<void> {
  const isOff = async () => {
    const now = await placeOf(tileAt(page, place))
    const off = { down: now.top - place.top, across: now.left - place.left }
    return Math.max(Math.abs(off.down), Math.abs(off.across)) <= within ? 'as before' : JSON.stringify(off)
  }
  await expect.poll(isOff, 'pixels from where it stood').toBe('as before')
}

/** The lobby stands as it stood: the page, the row, the focus. */
async function standsAsBefore(page: Page, place: Place, within?: number): Promise<void> {
  // A tile under the mouse is lifted.
  await page.mouse.move(1, 1)
  await expect(details(page)).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await standsAt(page, place, within)
  await expect(tileAt(page, place)).toBeFocused()
}

/** The lobby lies under the details of the tile. */
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

/** A reload of the details keeps them over their place, and Back and Forward lead between the two. */
async function outliveReload(page: Page, place: Place): Promise<void> {
  // The emulation of a finger ends before the page does: two rows lose 4 px, and that is the place that is kept.
  const within = (await isTouch(page)) ? 4 : 2
  await page.reload()
  await isUnderDetails(page, place)
  await page.mouse.move(1, 1)
  await standsAt(page, place, within)
  await back(page)
  await standsAsBefore(page, place, within)
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

    test(`UXP-01 UXP-02 at ${width} px details closed by their button, Back or a press beside them leave page, row and focus where they were; a reload keeps them over their place`, async ({
      page,
    }) => {
      const place = await goDown(page)
      for (const close of closings) {
        await openDetails(page, place)
        await close(page)
        await standsAsBefore(page, place)
      }
      await openDetails(page, place)
      await outliveReload(page, place)
    })
  })
}

/** Out into a demo and back: phones go on to the game's own address, a desk to the page around it. */
async function playDemo(page: Page): Promise<void> {
  const address = (await isTouch(page))
    ? /\/sandbox\/play\/[\w-]+\?mode=demo&lang=ro&platform=mobile$/
    : /\/play\/[\w-]+\/demo$/
  await press(page, details(page).getByRole('link', { name: 'Demo' }))
  await expect(page).toHaveURL(address)
  const game = page.locator('iframe').or(page.getByRole('button', { name: 'Rotește' }))
  await expect(game.first()).toBeVisible()
  await back(page)
}

/** Out to the way in, on to the account's own site, and back. */
async function askToPlay(page: Page): Promise<void> {
  await press(page, details(page).getByRole('link', { name: /joacă/i }))
  await expect(page).toHaveURL(/\/play\/[^/]+\/real$/)
  // Whoever pressed Play is asked to log in at once, and may put it off.
  const login = page.getByRole('dialog', { name: 'Intră în cont' })
  await press(page, login.getByRole('button', { name: 'Închide' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, page.getByRole('main').getByRole('link', { name: 'Înregistrare' }))
  await expect(page).toHaveURL(/\/sandbox\//)
  await back(page)
  await expect(page).toHaveURL(/\/play\/[^/]+\/real$/)
  await back(page)
}

// A finger is the same at 768 px.
for (const { width, use } of means.filter((one) => one.width !== 768)) {
  test.describe(`at ${width} px`, () => {
    test.use(use)

    test(`UXP-01 LCH-03 LCH-06 LCH-07 RTE-09 at ${width} px Back out of a demo, from the way in, and from the account’s own site leads to the details over the same place, then to the place`, async ({
      page,
    }) => {
      const place = await goDown(page)
      for (const leave of [askToPlay, playDemo]) {
        await openDetails(page, place)
        await leave(page)
        await isUnderDetails(page, place)
        await back(page)
        await standsAsBefore(page, place)
      }
    })
  })
}
