import type { Locator, Page } from '@playwright/test'
import { pressMiddle } from './support/press.ts'
import { expect, test, whenHydrated, whenIdle } from './support/test.ts'

const widths = [390, 768, 1440]

/** Path and scroll depth in pixels. */
const lists = [
  ['/categorii/toate-sloturile', 9000],
  ['/toate-jocurile', 14_000],
] as const

/** Links of games in rows that stay as they are: the winners change every half minute. */
const games = (page: Page): Locator =>
  page.locator('main article:not([data-layout="Winner"] *) h3 a[href^="/joc/"]')

const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/** The uncovered tile in the middle of the viewport, as a selector; a page may have a game in two rows. */
const tileInView = (page: Page): Promise<string | undefined> =>
  games(page).evaluateAll((links) => {
    const partOf = (link: Element) => link.closest<HTMLElement>('[data-slice]')
    const isOnly = (link: Element) => {
      const twins = links.filter((one) => one.getAttribute('href') === link.getAttribute('href'))
      return twins.filter((one) => partOf(one) === partOf(link)).length === 1
    }
    const found = links.filter(isOnly).find((link) => {
      const { top, bottom, left, right } = (link.closest('article') ?? link).getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (y < innerHeight * 0.3 || y > innerHeight * 0.8) return false
      return link.closest('article')?.contains(document.elementFromPoint(x, y)) ?? false
    })
    const part = found && partOf(found)?.dataset.slice
    return found && `${part ? `[data-slice="${part}"]` : 'main'} h3 a[href="${found.getAttribute('href')}"]`
  })

/** Waits until the page has stopped scrolling: a wheel event scrolls for some frames. */
const whenScrolled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let [last, frames] = [-1, 0]; frames < 10; frames = scrollY === last ? frames + 1 : 0) {
      last = scrollY
      await new Promise(requestAnimationFrame)
    }
  })

/**
 * Scrolls with the wheel: the first event hydrates the list, which then has its full height. Without a depth it scrolls
 * to the last row of games.
 */
async function scrollDeep(page: Page, depth = 0): Promise<Locator> {
  await page.mouse.wheel(0, 300)
  await expect.poll(() => height(page)).toBeGreaterThan(depth + 1000)
  const last = () =>
    games(page).evaluateAll((links) => scrollY + (links.at(-1)?.getBoundingClientRect().top ?? 0) - 450)
  await whenScrolled(page)
  const down = depth || (await last())
  await page.evaluate((top) => window.scrollTo(0, top), down)
  await expect.poll(() => tileInView(page)).toBeDefined()
  await whenIdle(page)
  await whenScrolled(page)
  return page.locator((await tileInView(page)) ?? '')
}

/** Loads the fonts before the test: on a slow machine the fallback fonts of a first page break lines elsewhere. */
async function loadFonts(page: Page): Promise<void> {
  await page.goto('/pagina/joc-responsabil')
  await page.evaluate(() => document.fonts.ready)
}

/** Distance of the tile from the top of the viewport, if it is in the page. */
const topOf = (tile: Locator): Promise<number | undefined> =>
  tile.evaluateAll(([link]) => link && Math.round(link.getBoundingClientRect().top))

async function expectTop(tile: Locator, top: number | undefined): Promise<void> {
  const off = async () => Math.abs(((await topOf(tile)) ?? Number.NaN) - (top ?? Number.NaN))
  await expect.poll(off, 'pixels from where it stood').toBeLessThanOrEqual(2)
}

/** Presses a visible menu link, which needs no scrolling, and waits for its page. */
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

/** Scrolls down, opens a game, another page, reloads: each Back restores the scroll position. */
async function restoresPlace(page: Page, path: string, depth?: number): Promise<void> {
  const tile = await scrollDeep(page, depth)
  const href = (await tile.getAttribute('href')) ?? ''
  const top = await topOf(tile)

  await pressMiddle(tile.locator('xpath=ancestor::article').locator('img').first())
  const details = page.getByRole('dialog')
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.goBack()
  await expect(details).toBeHidden()
  // A hovered tile is raised.
  await page.mouse.move(1, 1)
  expect(new URL(page.url()).pathname).toBe(path)
  await expectTop(tile, top)
  await expect(tile).toBeFocused()

  await leave(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expectTop(tile, top)

  await page.reload()
  await expectTop(tile, top)
}

for (const [path, depth] of lists) {
  test(`UXP-01 UXP-02 RTE-15 ${path} at ${widths.join(', ')} px: Back and reload restore the scroll position`, async ({
    page,
  }) => {
    await loadFonts(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await whenHydrated(page)
      await restoresPlace(page, path, depth)
    }
  })
}

/** Index of the first fully visible slide of a row. */
const firstSlide = (row: Locator): Promise<number> =>
  row.locator('ul > li').evaluateAll((slides) =>
    slides.findIndex((slide) => {
      const frame = (slide.closest('section') ?? slide).getBoundingClientRect()
      return slide.getBoundingClientRect().left >= frame.left - 2
    }),
  )

/** The first fully visible slide, once the row has stopped at `least` or later. */
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

/** Turns a row twice: Back and a reload restore its position. */
async function restoresRow(page: Page): Promise<void> {
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

test(`UXP-01 UXP-02 RTE-15 / at ${widths.join(', ')} px: Back and reload restore the scroll position of the page and of its rows`, async ({
  page,
}) => {
  await loadFonts(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await whenHydrated(page)
    await restoresPlace(page, '/')
  }
  await page.evaluate(() => scrollTo(0, 0))
  await restoresRow(page)
})

/** Checks a filter in the panel; Back closes only the panel and does not apply the filter. */
async function discardsFilters(page: Page): Promise<void> {
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

/** Tab moves through the header without scrolling the list beneath. */
async function tabThroughHeader(page: Page): Promise<void> {
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

test('UXP-01 UXP-02 UXP-07 FIL-02 Back closes only the filters; Back and a reload restore filters, order and scroll position of a list, and Tab in the header does not scroll the page', async ({
  page,
}) => {
  await loadFonts(page)
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
  await discardsFilters(page)
  await page.getByRole('button', { name: 'Cu jackpot' }).click()
  await page.getByRole('combobox', { name: 'Ordonează' }).selectOption('name')
  await expect(page).toHaveURL(/\?ordine=name$/)
  const tile = await scrollDeep(page, 9000)
  const top = await topOf(tile)
  const count = await page.getByRole('heading', { level: 1 }).locator('+ *').textContent()
  const isAsBefore = async () => {
    await expect(page.getByRole('combobox', { name: 'Ordonează' })).toHaveValue('name')
    await expect(page.getByRole('button', { name: 'Cu jackpot', pressed: true })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 }).locator('+ *')).toHaveText(count ?? '')
    await expectTop(tile, top)
  }
  await leave(page)
  await page.goBack()
  await isAsBefore()
  await page.reload()
  await isAsBefore()
  await tabThroughHeader(page)
})
