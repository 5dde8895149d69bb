import { grid, listed, numberIn, total } from './support/lists.ts'
import { expect, test, whenAwake } from './support/test.ts'

const lists = [
  ['/toate-jocurile', '2.071 de jocuri'],
  ['/categorii/toate-sloturile', '1.927 de jocuri'],
  ['/categorii/sezoniere', '14 jocuri'],
  ['/colectii/egiptul-antic', '120 de jocuri'],
  ['/furnizori/cuprum-play', '195 de jocuri'],
  ['/jackpots/foc-de-arama', '66 de jocuri'],
  ['/cazinou-live/toate-jocurile', '429 de jocuri'],
  ['/cazinou-live/categorii/ruleta', '45 de jocuri'],
] as const

for (const [path, words] of lists) {
  test(`CAT-09 UXP-15 ${path} has its first tiles and its number in the first HTML`, async ({
    request,
    site,
  }) => {
    const html = await (await request.get(site + path)).text()
    expect(html).toContain(`>${words}<`)
    const tiles = html.match(/<li [^>]*aria-setsize="\d+"/g) ?? []
    const games = numberIn(words)
    expect(tiles).toHaveLength(Math.min(30, games))
    expect(tiles.every((tile) => tile.includes(`aria-setsize="${games}"`))).toBe(true)
  })
}

test.describe('at 412 px', () => {
  test.use({ viewport: { width: 412, height: 900 } })

  test('CAT-09 all games: to the last one with few elements, and the footer beneath it', async ({ page }) => {
    await page.goto('/toate-jocurile')
    await whenAwake(page)
    await page.mouse.wheel(0, 300)
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
    // The browser gives up on preloaded modules that it will never run.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/^failed: .*\.js$/.test(text)))
  })
})

test('UXP-04 the order stands in the address, and an address brings its order', async ({ page }) => {
  await page.goto('/furnizori/quiet-otter?ordine=name')
  await whenAwake(page)
  const order = page.getByRole('combobox', { name: 'Ordonează' })
  await expect(order).toHaveValue('name')
  const names = () =>
    grid(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''))
  const sorted = (await names()).toSorted((a, b) => a.localeCompare(b, 'ro'))
  await expect.poll(names).toEqual(sorted)
  await order.selectOption('rtp')
  await expect(page).toHaveURL(/\/furnizori\/quiet-otter\?ordine=rtp$/)
  await expect.poll(names).not.toEqual(sorted)
  await order.selectOption('recommended')
  await expect(page).toHaveURL(/\/furnizori\/quiet-otter$/)
  await page.goto('/toate-jocurile?ordine=nu-exista')
  await expect(total(page)).toHaveText('2.071 de jocuri')
})
