import { expect, test, whenHydrated } from './support/test.ts'

test('RTE-03 CMS-04 preview shows the draft, says so, and is not cached', async ({ page }) => {
  const response = await page.goto('/preview')
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByRole('region', { name: 'Previzualizare' })).toContainText('Ciornă')
  await expect(page.locator('main')).toContainText('Ciornă:')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await page.goto('/')
  await expect(page.locator('main')).not.toContainText('Ciornă')
})

test('RTE-04 every link within the site has the preview segment, external links do not', async ({ page }) => {
  await page.goto('/preview')
  await whenHydrated(page)
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const own = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/sandbox/'))
  expect(own.length).toBeGreaterThan(60)
  // The link that leaves preview is the only exception.
  expect(own.filter((href) => !/^\/preview(?:\/|$)/.test(href))).toEqual(['/'])
  expect(hrefs.some((href) => href.startsWith('https://'))).toBe(true)
  expect(hrefs.filter((href) => href.includes('https://') && href.includes('preview'))).toEqual([])
})

test('RTE-03 leaving preview turns it off without a reload', async ({ page }) => {
  await page.goto('/preview')
  await whenHydrated(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Ieși din previzualizare' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('main')).not.toContainText('Ciornă')
  await expect(page.getByRole('region', { name: 'Previzualizare' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Recomandate' }).getByRole('article').first()).toBeVisible()
  const links = page.getByRole('main').locator('a[href^="/preview"]')
  await expect(links).toHaveCount(0)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

for (const width of [390, 1440])
  test(`CMS-04 at ${width} px the bar stays, above the header and not over it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/preview')
    await whenHydrated(page)
    const bar = page.getByRole('region', { name: 'Previzualizare' })
    const header = page.getByRole('banner')
    await expect(bar).toContainText('Cazino')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(header).toBeInViewport({ ratio: 1 })
    const [above, below] = await Promise.all([bar.boundingBox(), header.boundingBox()])
    expect(above?.y).toBe(0)
    expect(below?.y).toBe(above?.height)
    await expect(bar.getByRole('link', { name: 'Ieși din previzualizare' })).toBeInViewport({ ratio: 1 })
  })

test('CMS-04 key B focuses the bar, Tab reaches content first, key O hides the outlines', async ({
  page,
}) => {
  await page.goto('/preview')
  await whenHydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Sari la conținut' })).toBeFocused()
  const bar = page.getByRole('region', { name: 'Previzualizare' })
  // The bar comes with the last code of the page, and its keys with it.
  await expect(page.locator('html')).toHaveAttribute('data-outlines', 'on')
  await page.keyboard.press('b')
  await expect(bar).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.locator(':focus')).toHaveCount(1)
  const tag = page.getByText('Carousel · ', { exact: false }).first()
  await expect(tag).toBeVisible()
  await page.keyboard.press('o')
  await expect(tag).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Contururi' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').press('o')
  await page.keyboard.press('Escape')
  await expect(tag).toBeHidden()
})

test('CMS-04 the label of a widget stands above it, with its count, and shows its data', async ({ page }) => {
  await page.goto('/preview')
  await whenHydrated(page)
  const words = /^Games · .* · \d+ din \d+$/
  const outline = page
    .locator('[data-widget-id]')
    .filter({ has: page.getByText(words) })
    .first()
  const label = outline.getByText(words)
  await label.scrollIntoViewIfNeeded()
  const [above, below] = await Promise.all([
    label.boundingBox(),
    outline.getByRole('heading', { level: 2 }).boundingBox(),
  ])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await label.click()
  await expect(outline.getByText('"type": "Games"')).toBeVisible()
})

test('CMS-04 leaving preview keeps the query of the page', async ({ page }) => {
  await page.goto('/preview/toate-jocurile?ordine=name')
  await whenHydrated(page)
  const order = new URL(page.url()).search
  await page.getByRole('link', { name: 'Ieși din previzualizare' }).click()
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/preview') && url.search === order)
})

test('CMS-04 audience and date are part of the address: links and a reload keep them, the exit does not', async ({
  page,
}) => {
  await page.goto('/preview/promotii')
  await whenHydrated(page)
  const bar = page.getByRole('region', { name: 'Previzualizare' })
  const card = (name: string) => page.getByRole('article', { name, exact: true })
  await expect(card('Bun venit: 50 de rotiri gratuite')).toBeVisible()
  await bar.getByLabel('Pagina se vede ca').selectOption('Jucător')
  await bar.getByLabel('Data și ora României').fill('2030-06-15T10:00')
  await bar.getByRole('button', { name: 'Arată' }).click()
  await expect(page).toHaveURL(/pentru=jucator&la=2030-06-15T10%3A00/)
  // Only for players, and always; begun by then; over by then.
  await expect(card('Rotiri de duminică')).toBeVisible()
  await expect(card('Caravana cu premii')).toBeVisible()
  await expect(card('Turneul castelului')).toHaveCount(0)
  await expect(card('Bun venit: 50 de rotiri gratuite')).toHaveCount(0)
  await whenHydrated(page)
  await card('Caravana cu premii').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caravana cu premii')
  await expect(page).toHaveURL(/in-curand\?pentru=jucator&la=2030/)
  await expect(page.getByRole('note')).toHaveCount(0)
  await page.reload()
  await expect(bar.getByLabel('Pagina se vede ca')).toHaveValue('jucator')
  await expect(page.getByRole('note')).toHaveCount(0)
  await page.goto('/preview/promotii?pentru=jucator')
  await whenHydrated(page)
  await bar.getByRole('link', { name: 'Ieși din previzualizare' }).click()
  await expect(page).toHaveURL(/\/promotii$/)
})

test('CMS-04 as a player who has excluded themselves an editor sees no promotions, and where help is', async ({
  page,
}) => {
  await page.goto('/preview/promotii?pentru=autoexclus&la=nu')
  await whenHydrated(page)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  await page.goto('/preview?pentru=autoexclus')
  await expect(page.locator('[data-promotes]')).toBeHidden()
})

test('links in the editors’ HTML navigate inside the site, as links of the kit do', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  const link = page.getByRole('main').getByRole('link', { name: 'Joc responsabil' })
  await link.scrollIntoViewIfNeeded()
  // The browser follows the links of a part with a page load until it has hydrated.
  const isAwake = () =>
    link.evaluate((element) =>
      Object.keys(element.closest('div') ?? {}).some((key) => key.startsWith('__react')),
    )
  await expect.poll(isAwake).toBe(true)
  await link.click()
  await expect(page).toHaveURL(/\/pagina\/joc-responsabil$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Joc responsabil')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
})

test('CMS-04 the page is shown at the width of a phone, in a frame without a bar of its own', async ({
  page,
}) => {
  await page.goto('/preview')
  await whenHydrated(page)
  const width = page
    .getByRole('region', { name: 'Previzualizare' })
    .getByLabel('Lățimea la care se vede pagina')
  await width.selectOption('Telefon, 390')
  const phone = page.frameLocator('iframe[title="Pagina la 390 de pixeli"]')
  await phone
    .getByRole('navigation', { name: 'Navigare rapidă' })
    .getByRole('link', { name: /Promoții/ })
    .click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Promoții' })).toBeVisible()
  expect(await phone.locator('html').evaluate(() => innerWidth)).toBe(390)
  await expect(phone.getByRole('region', { name: 'Previzualizare' })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeHidden()
  await width.selectOption('Cât fereastra')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('CMS-04 the width of the page is typed in pixels or drawn by its edge, and the page keeps its place', async ({
  page,
}) => {
  await page.goto('/preview')
  await whenHydrated(page)
  const bar = page.getByRole('region', { name: 'Previzualizare' })
  const width = bar.getByLabel('Lățimea la care se vede pagina')
  const pixels = bar.getByRole('spinbutton', { name: 'Lățimea paginii, în pixeli' })
  await expect(pixels).toHaveCount(0)
  await width.selectOption('Telefon, 390')
  const root = page.frameLocator('iframe').locator('html[data-hydrated]')
  await root.evaluate(() => Object.assign(window, { same: true }))
  await pixels.fill('612')
  await pixels.press('Enter')
  await expect(width).toHaveValue('free')
  await expect(pixels).toBeFocused()
  await expect.poll(() => root.evaluate(() => innerWidth)).toBe(612)
  // Too narrow for any device.
  await pixels.fill('100')
  await pixels.press('Enter')
  await expect.poll(() => root.evaluate(() => innerWidth)).toBe(612)
  await pixels.fill('612')
  const box = await page.locator('iframe').boundingBox()
  const corner = [(box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + (box?.height ?? 0) - 4] as const
  await page.mouse.move(...corner)
  await page.mouse.down()
  await page.mouse.move(corner[0] + 90, corner[1], { steps: 5 })
  await page.mouse.up()
  await expect(pixels).not.toHaveValue('612')
  await expect(pixels).toHaveValue(String(await root.evaluate(() => innerWidth)))
  expect(await root.evaluate(() => 'same' in window)).toBe(true)
})
