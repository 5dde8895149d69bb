import type { Page } from '@playwright/test'
import { grid, listed, numberIn, total, whenFullList } from './support/lists.ts'
import { expect, forget, test, whenHydrated } from './support/test.ts'

const lists = [
  ['/toate-jocurile', '8.364 de jocuri'],
  ['/categorii/toate-sloturile', '7.776 de jocuri'],
  ['/categorii/sezoniere', '64 de jocuri'],
  ['/colectii/egiptul-antic', '120 de jocuri'],
  ['/furnizori/cuprum-play', '764 de jocuri'],
  ['/jackpots/foc-de-arama', '267 de jocuri'],
  ['/cazinou-live/toate-jocurile', '1.636 de mese'],
  ['/cazinou-live/categorii/ruleta', '158 de mese'],
] as const

test('CAT-09 UXP-15 every kind of list has its first tiles and its number of games in the first HTML', async ({
  request,
  site,
}) => {
  for (const [path, words] of lists) {
    const html = await (await request.get(site + path)).text()
    expect(html, path).toContain(`>${words}<`)
    const tiles = html.match(/<li [^>]*aria-setsize="\d+"/g) ?? []
    const games = numberIn(words)
    expect(tiles, path).toHaveLength(Math.min(30, games))
    expect(
      tiles.every((tile) => tile.includes(`aria-setsize="${games}"`)),
      path,
    ).toBe(true)
  }
})

test.describe('at 412 px', () => {
  test.use({ viewport: { width: 412, height: 900 } })

  test('CAT-09 UXP-04 the list of all games ignores an unknown order, scrolls to its last game with few elements, and ends with the footer', async ({
    page,
  }) => {
    const answer = await page.goto('/toate-jocurile?ordine=nu-exista')
    expect(await answer?.text()).not.toContain('nu-exista')
    await whenHydrated(page)
    await page.mouse.wheel(0, 300)
    await expect(page.getByRole('combobox', { name: 'Ordonează' })).toHaveValue('recommended')
    await expect(total(page)).toHaveText('8.364 de jocuri')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await expect.poll(height).toBeGreaterThan(20_000)
    const elements = () => grid(page).evaluate((list) => list.querySelectorAll('*').length)
    for (const part of [0.2, 0.5, 0.8, 1]) {
      await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part)
      await expect(grid(page).locator('> li article').first()).toBeAttached()
      await expect
        .poll(() =>
          grid(page).evaluate((list) =>
            [...list.children].some((tile) => {
              const { top, bottom } = tile.getBoundingClientRect()
              return bottom > 0 && top < innerHeight
            }),
          ),
        )
        .toBe(true)
      expect(await elements()).toBeLessThanOrEqual(450)
    }
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    const last = grid(page).locator(`> li[aria-posinset="${await listed(page)}"]`)
    await expect(last.getByRole('heading')).toBeAttached()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})

test.describe('before scripts arrive', () => {
  test.use({ javaScriptEnabled: false })

  test('CAT-09 the first tiles of all games are links with names', async ({ page, complaints }) => {
    await page.goto('/toate-jocurile')
    const links = grid(page).getByRole('heading').getByRole('link')
    await expect(links).toHaveCount(30)
    await expect(links.last()).toHaveAttribute('href', /^\/joc\//)
    // The first row on a phone has loaded its pictures by now.
    const pictures = grid(page).locator('img')
    for (const place of [0, 1, 2]) await expect(pictures.nth(place)).toHaveJSProperty('naturalWidth', 160)
    await expect(pictures.nth(3)).toHaveJSProperty('naturalWidth', 1)
    // The browser cancels preloaded modules that it will never run.
    forget(complaints, /^failed: .*\.js$/)
  })
})

/** Addresses of the tiles of the list, in order. */
const hrefs = (page: Page): Promise<string[]> =>
  grid(page)
    .locator('> li')
    .evaluateAll((tiles) =>
      tiles
        .toSorted((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
        .map((tile) => tile.querySelector('h3 a')?.getAttribute('href') ?? ''),
    )

const ordered = [
  ['/toate-jocurile', 'name'],
  ['/cazinou-live/toate-jocurile', 'popular'],
  ['/categorii/toate-sloturile', 'new'],
  ['/colectii/egiptul-antic', 'provider'],
  ['/jackpots/foc-de-arama', 'rtp'],
] as const

test('UXP-04 the first tiles of every kind of list have the order of the address, and so has the whole list', async ({
  page,
  request,
  site,
}) => {
  const inHtml = (text = '') => [...text.matchAll(/<h3[^>]*><a [^>]*href="([^"]*)"/g)].map(([, to]) => to)
  for (const [path, order] of ordered) {
    const plain = inHtml(await (await request.get(site + path)).text())
    const html = await (await page.goto(`${path}?ordine=${order}`))?.text()
    const drawn = inHtml(html)
    expect(drawn, path).toHaveLength(30)
    expect(drawn, path).not.toEqual(plain)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`))
    await whenHydrated(page)
    const hydrated = (await hrefs(page)).slice(0, 30)
    expect(hydrated, path).toEqual(drawn.slice(0, hydrated.length))
    await page.mouse.wheel(0, 60)
    await expect(page.getByRole('combobox', { name: 'Ordonează' })).toHaveValue(order)
    const first = (await hrefs(page)).slice(0, 30)
    expect(first, path).toEqual(drawn.slice(0, first.length))
  }
})

test('UXP-04 the order is part of the address and kept across pages, and choosing one sends no request', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/^\/api\/(?:pages|catalogue)|\.data$|__manifest/.test(pathname))
      asked.push(searchParams.get('path') ?? pathname)
  })
  await page.goto('/furnizori/quiet-otter')
  await whenHydrated(page)
  await page.mouse.wheel(0, 60)
  await whenFullList(page)
  const order = page.getByRole('combobox', { name: 'Ordonează' })
  await expect(order).toHaveValue('recommended')
  asked.length = 0
  const recommended = await hrefs(page)
  await order.selectOption('name')
  await expect(page).toHaveURL(/\/furnizori\/quiet-otter\?ordine=name$/)
  await expect.poll(() => hrefs(page)).not.toEqual(recommended)
  const byName = await hrefs(page)
  await order.selectOption('rtp')
  await expect(page).toHaveURL(/\/furnizori\/quiet-otter\?ordine=rtp$/)
  await expect.poll(() => hrefs(page)).not.toEqual(byName)
  await order.selectOption('recommended')
  await expect(page).toHaveURL(/\/furnizori\/quiet-otter$/)
  await order.selectOption('name')
  await expect.poll(() => hrefs(page)).toEqual(byName)
  expect(asked).toEqual([])

  await page.getByRole('link', { name: 'aramă, pagina de start' }).click()
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => hrefs(page)).toEqual(byName)
  expect(asked).toContain('/furnizori/quiet-otter?ordine=name')
  expect(asked).not.toContain('/furnizori/quiet-otter')
})

for (const width of [390, 1440]) {
  test(`CAT-09 UXP-03 no tile moves when filters and order arrive over a provider’s list, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/furnizori/cuprum-play')
    await whenHydrated(page)
    // Measured in one call: the whole list may replace the first tiles in between.
    const first = () =>
      page.evaluate(() => document.querySelector('main li[data-index="0"]')?.getBoundingClientRect().y)
    const before = await first()
    expect(before).toBeGreaterThan(0)
    await page.mouse.move(5, 5)
    const order = page.getByRole('combobox', { name: 'Ordonează' })
    await expect(order).toBeVisible()
    expect(await first()).toBe(before)
    await whenFullList(page)
    const open = await page.getByRole('button', { name: 'Filtre', exact: true }).boundingBox()
    const menu = await order.boundingBox()
    expect((open?.x ?? 0) + (open?.width ?? 0)).toBeLessThan(menu?.x ?? 0)
  })
}

const toolBar = (page: Page) => {
  const quick = page.getByRole('group', { name: 'Filtre rapide' })
  return {
    open: quick.getByRole('button', { name: /^Filtre/ }),
    chip: quick.getByRole('button', { name: 'Cu jackpot' }),
    sort: page.getByRole('combobox', { name: 'Ordonează' }),
    games: grid(page),
  }
}

for (const path of ['/toate-jocurile', '/categorii/populare']) {
  test(`UXP-04 FIL-13 ${path} has its whole tool bar in the first HTML, without a layout shift later, at 390 and 1440 px`, async ({
    browser,
    page,
    site,
  }) => {
    const still = await browser.newPage({ javaScriptEnabled: false })
    await still.goto(site + path)
    await page.goto(path)
    await whenHydrated(page)
    await page.mouse.move(5, 5)
    await whenFullList(page)
    const [drawn, whole] = [toolBar(still), toolBar(page)]
    for (const width of [1440, 390]) {
      for (const each of [still, page]) await each.setViewportSize({ width, height: 900 })
      for (const part of ['open', 'chip', 'sort', 'games'] as const) {
        const [before, after] = [await drawn[part].boundingBox(), await whole[part].boundingBox()]
        const name = `${part} at ${width} px`
        expect(Math.abs((before?.y ?? 0) - (after?.y ?? -99)), name).toBeLessThan(2)
        if (part !== 'games') expect(Math.abs((before?.x ?? 0) - (after?.x ?? -99)), name).toBeLessThan(3)
      }
      const [line, games] = [await whole.open.boundingBox(), await whole.games.boundingBox()]
      expect((games?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0)).toBeLessThan(36)
    }
    await still.close()
  })
}

test('UXP-04 FIL-13 a press in the tool bar before the whole list has loaded is handled once it has', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/catalogue/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  const { chip, sort } = toolBar(page)
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await sort.selectOption('name')
  await expect(sort).toHaveValue('name')
  answer()
  await expect(total(page)).not.toHaveText('8.364 de jocuri')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(sort).toHaveValue('name')
})
