import type { Locator, Page } from '@playwright/test'
import { pressMiddle } from './support/press.ts'
import { expect, test, whenHydrated, whenQuiet } from './support/test.ts'

const widths = [390, 768, 1440]

/** Path and how far down its visitor goes, in pixels. */
const lists = [
  ['/categorii/toate-sloturile', 9000],
  ['/toate-jocurile', 14_000],
] as const

/** Links of the tiles of games; of cards there are others. */
const games = (page: Page): Locator => page.locator('main article h3 a[href^="/joc/"]')

const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/** The tile in the middle of the view that can be pressed: its part of the page and its address. */
const tileInView = (page: Page): Promise<string | undefined> =>
  games(page).evaluateAll((links) => {
    const found = links.find((link) => {
      const { top, bottom, left, right } = (link.closest('article') ?? link).getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (y < innerHeight * 0.3 || y > innerHeight * 0.8) return false
      return link.closest('article')?.contains(document.elementFromPoint(x, y)) ?? false
    })
    const part = found?.closest<HTMLElement>('[data-slice]')?.dataset.slice
    return found && `${part ? `[data-slice="${part}"]` : 'main'} h3 a[href="${found.getAttribute('href')}"]`
  })

/** Waits until the page has stopped scrolling: a turn of the wheel goes on for some frames. */
const standsStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let [last, frames] = [-1, 0]; frames < 10; frames = scrollY === last ? frames + 1 : 0) {
      last = scrollY
      await new Promise(requestAnimationFrame)
    }
  })

/**
 * Goes down as a person does: a turn of the wheel hydrates the list, then it is long enough for the whole way;
 * without a depth down to the last row of games.
 */
async function scrollDeep(page: Page, depth = 0): Promise<Locator> {
  await page.mouse.wheel(0, 300)
  await expect.poll(() => height(page)).toBeGreaterThan(depth + 1000)
  const last = () =>
    games(page).evaluateAll((links) => scrollY + (links.at(-1)?.getBoundingClientRect().top ?? 0) - 450)
  await standsStill(page)
  const down = depth || (await last())
  await page.evaluate((top) => window.scrollTo(0, top), down)
  await expect.poll(() => tileInView(page)).toBeDefined()
  await whenQuiet(page)
  await standsStill(page)
  return page.locator((await tileInView(page)) ?? '')
}

/** A first page on a slow machine stands in fallback faces, whose lines break elsewhere; the next ones do not. */
async function fetchFaces(page: Page): Promise<void> {
  await page.goto('/pagina/joc-responsabil')
  await page.evaluate(() => document.fonts.ready)
}

/** How far below the top of the view it stands; nothing when it is not in the page. */
const topOf = (tile: Locator): Promise<number | undefined> =>
  tile.evaluateAll(([link]) => link && Math.round(link.getBoundingClientRect().top))

async function standsAt(tile: Locator, top: number | undefined): Promise<void> {
  const off = async () => Math.abs(((await topOf(tile)) ?? Number.NaN) - (top ?? Number.NaN))
  await expect.poll(off, 'pixels from where it stood').toBeLessThanOrEqual(2)
}

/** Presses a link of the menus that is in view, so that nothing scrolls, and waits for the page it leads to. */
async function leave(page: Page): Promise<void> {
  const links = page.locator('header a[href^="/"], nav a[href^="/"]')
  const inView = await links.evaluateAll((all) =>
    all.findIndex((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      const elsewhere = new URL((link as HTMLAnchorElement).href).pathname !== location.pathname
      const ours = elsewhere && !link.matches('[href*="sandbox"]')
      return ours && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    }),
  )
  expect(inView, 'a link of a menu is in view').toBeGreaterThan(-1)
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await links.nth(inView).click()
  await expect(heading).not.toHaveText(before)
}

/** Goes down, opens a game, goes on to another page, loads anew: each way back leads to the same pixel. */
async function comesBack(page: Page, path: string, depth?: number): Promise<void> {
  const tile = await scrollDeep(page, depth)
  const href = (await tile.getAttribute('href')) ?? ''
  const top = await topOf(tile)

  await pressMiddle(tile.locator('xpath=ancestor::article').locator('img').first())
  const details = page.getByRole('dialog')
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.goBack()
  await expect(details).toBeHidden()
  // A tile under the pointer is lifted.
  await page.mouse.move(1, 1)
  expect(new URL(page.url()).pathname).toBe(path)
  await standsAt(tile, top)
  await expect(tile).toBeFocused()

  await leave(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await standsAt(tile, top)

  await page.reload()
  await standsAt(tile, top)
}

for (const [path, depth] of lists) {
  test(`UXP-01 UXP-02 RTE-15 ${path} at ${widths.join(', ')} px: Back and reload lead to the same pixel`, async ({
    page,
  }) => {
    await fetchFaces(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await whenHydrated(page)
      await comesBack(page, path, depth)
    }
  })
}

/** The first slide of a row that is wholly in view. */
const firstSlide = (row: Locator): Promise<number> =>
  row.locator('ul > li').evaluateAll((slides) =>
    slides.findIndex((slide) => {
      const frame = (slide.closest('section') ?? slide).getBoundingClientRect()
      return slide.getBoundingClientRect().left >= frame.left - 2
    }),
  )

/** The first slide in view once the row has come to rest somewhere past `least`. */
async function restingAt(row: Locator, least: number): Promise<number> {
  let last = -1
  const rests = async () => {
    const before = last
    last = await firstSlide(row)
    return last > least && last === before
  }
  await expect.poll(rests, { intervals: [300] }).toBe(true)
  return last
}

/** Turns a row twice: it stands there after Back and after a reload. */
async function rowComesBack(page: Page): Promise<void> {
  const row = page.getByRole('region', { name: 'Recomandate' })
  await row.getByRole('button', { name: /Mai departe/ }).click()
  await expect(row.getByRole('article').first()).not.toBeInViewport()
  await row.getByRole('button', { name: /Mai departe/ }).click()
  const turned = await restingAt(row, 12)
  await leave(page)
  await page.goBack()
  await expect.poll(() => firstSlide(row)).toBe(turned)
  await page.reload()
  await expect.poll(() => firstSlide(row)).toBe(turned)
  await expect(row.getByRole('article').nth(turned)).toBeInViewport()
}

test(`UXP-01 UXP-02 RTE-15 / at ${widths.join(', ')} px: Back and reload lead to the same pixel, and rows stand where they were turned to`, async ({
  page,
}) => {
  await fetchFaces(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await whenHydrated(page)
    await comesBack(page, '/')
  }
  await page.evaluate(() => scrollTo(0, 0))
  await rowComesBack(page)
})

/** Ticks a filter in the panel; Back closes it and nothing else, and what was only ticked is not in force. */
async function panelComesToNothing(page: Page): Promise<void> {
  const opener = page.getByRole('group', { name: 'Filtre rapide' }).getByRole('button', { name: 'Filtre' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Filtre' })
  await panel.getByRole('checkbox', { name: 'Cuprum Play' }).first().click()
  const scrolled = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/toate-jocurile')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(page.getByRole('button', { name: /^Scoate filtrul/ })).toHaveCount(0)
}

/** Tab goes from the head of the page through its header, and the list beneath stays. */
async function headerIsPassed(page: Page): Promise<void> {
  const inHeader = () => page.evaluate(() => document.activeElement?.closest('body header') !== null)
  const top = await page.evaluate(() => scrollY)
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await inHeader()).toBe(true)
  }).toPass({ intervals: [25] })
  let stops = 0
  for (; await inHeader(); stops += 1) {
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await page.keyboard.press('Tab')
  }
  expect(stops).toBeGreaterThan(4)
}

test('UXP-01 UXP-02 UXP-07 FIL-02 Back closes the filters alone; filters, order and place of a list come back with Back and a reload, and the keyboard in the header moves nothing', async ({
  page,
}) => {
  await fetchFaces(page)
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
  await panelComesToNothing(page)
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
  await page.getByRole('combobox', { name: 'Ordonează' }).selectOption('name')
  await expect(page).toHaveURL(/\?ordine=name$/)
  const tile = await scrollDeep(page, 9000)
  const top = await topOf(tile)
  const count = await page.getByRole('heading', { level: 1 }).locator('+ *').textContent()
  const isAsBefore = async () => {
    await expect(page.getByRole('combobox', { name: 'Ordonează' })).toHaveValue('name')
    await expect(page.getByRole('button', { name: 'Scoate filtrul Cu jackpot' })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 }).locator('+ *')).toHaveText(count ?? '')
    await standsAt(tile, top)
  }
  await leave(page)
  await page.goBack()
  await isAsBefore()
  await page.reload()
  await isAsBefore()
  await headerIsPassed(page)
})
