import type { Locator, Page } from '@playwright/test'
import { pressMiddle } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

/** Path and how far down its visitor goes, in pixels; without it down to the last row of games. */
const pages = [
  ['/', undefined],
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

/** Goes down as a person does: a turn of the wheel hydrates the list, then it is long enough for the whole way. */
async function scrollDeep(page: Page, depth = 0): Promise<Locator> {
  await page.mouse.wheel(0, 300)
  await expect.poll(() => height(page)).toBeGreaterThan(depth + 1000)
  const last = () =>
    games(page).evaluateAll((links) => scrollY + (links.at(-1)?.getBoundingClientRect().top ?? 0) - 450)
  await standsStill(page)
  const down = depth || (await last())
  await page.evaluate((top) => window.scrollTo(0, top), down)
  await expect.poll(() => tileInView(page)).toBeDefined()
  await page.waitForLoadState('networkidle')
  await standsStill(page)
  return page.locator((await tileInView(page)) ?? '')
}

/** A first page on a slow machine stands in fallback faces, whose lines break elsewhere; the next ones do not. */
async function fetchFaces(page: Page): Promise<void> {
  await page.goto('/pagina/joc-responsabil', { waitUntil: 'networkidle' })
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

for (const width of [390, 768, 1440]) {
  for (const [path, depth] of pages) {
    test(`UXP-01 UXP-02 RTE-15 ${path} at ${width} px: Back and reload lead to the same pixel`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await fetchFaces(page)
      await page.goto(path)
      await whenHydrated(page)
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
    })
  }
}

test('UXP-01 UXP-07 the keyboard goes through the header above a list, which stays where it is', async ({
  page,
}) => {
  await fetchFaces(page)
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await scrollDeep(page, 9000)
  const inHeader = () => page.evaluate(() => document.activeElement?.closest('body header') !== null)
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await inHeader()).toBe(true)
  }).toPass()
  let stops = 0
  for (; await inHeader(); stops += 1) {
    expect(await page.evaluate(() => scrollY)).toBe(9000)
    await page.keyboard.press('Tab')
  }
  expect(stops).toBeGreaterThan(4)
})

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

test('UXP-01 rows stand where they were turned to after Back and after a reload', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
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
})

test.describe('on a phone', () => {
  test.use(phone)

  test('UXP-01 a row that a finger has moved stands there after Back', async ({ page }) => {
    await page.goto('/')
    await whenHydrated(page)
    const row = page.getByRole('region', { name: 'Recomandate' })
    await row
      .locator('ul')
      .evaluate((list) => list.parentElement?.scrollTo({ left: 700, behavior: 'instant' }))
    const turned = await restingAt(row, 3)
    await leave(page)
    await page.goBack()
    await expect.poll(() => firstSlide(row)).toBe(turned)
  })
})

test('UXP-01 FIL-02 filters and order of a list come back with Back and with a reload', async ({ page }) => {
  await fetchFaces(page)
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.mouse.wheel(0, 100)
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
  await page.getByRole('combobox', { name: 'Ordonează' }).selectOption('name')
  await expect(page).toHaveURL(/\?ordine=name$/)
  const tile = await scrollDeep(page, 1500)
  const top = await topOf(tile)
  const count = await page.getByRole('heading', { level: 1 }).locator('+ *').textContent()
  for (const way of ['Back', 'reload']) {
    if (way === 'reload') await page.reload()
    else {
      await leave(page)
      await page.goBack()
    }
    await expect(page.getByRole('combobox', { name: 'Ordonează' })).toHaveValue('name')
    await expect(page.getByRole('button', { name: 'Scoate filtrul Cu jackpot' })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 }).locator('+ *')).toHaveText(count ?? '')
    await standsAt(tile, top)
  }
})

test('UXP-02 Back closes the filters and nothing else, and gives the focus back', async ({ page }) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
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
  // What was only ticked is not in force.
  await expect(page.getByRole('button', { name: /^Scoate filtrul/ })).toHaveCount(0)
})
