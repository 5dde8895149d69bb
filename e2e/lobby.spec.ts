import type { Page } from '@playwright/test'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { expect, test, whenHydrated, whenIdle } from './support/test.ts'

/** The page has had no layout shift and does not scroll sideways. */
async function expectNoShift(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  // Text may be a pixel wider in the brand's font than in the fallback font.
  const shifts = await shiftsOf(page)
  expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThan(0.001)
}

for (const width of [390, 768, 1440]) {
  test(`RTE-01 CMS-01 the lobby at ${width} px shows its widgets, menus and footer, never scrolls sideways and has no layout shift while it hydrates`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto('/')
    await whenHydrated(page)
    await whenIdle(page)
    await expectNoShift(page)

    await expect(page).toHaveTitle(/Cazino/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const layout of ['Default', 'Top10', 'Landscape', 'DoubleRow', 'Portrait', 'LargeOnMobile']) {
      await expect(page.locator(`article[data-layout="${layout}"]`).first()).toBeAttached()
    }
    const hero = page.getByRole('region', { name: 'Noutăți și promoții' })
    await expect(hero.getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (const title of ['Foc de Aramă', 'Colecții', 'Furnizori']) {
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('navigation', { name: 'Meniul lobby-ului' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Jocurile de noroc sunt interzise minorilor')
  })
}

/** The player row is between other rows, and takes no space while it is empty. */
async function expectPlayerRow(page: Page): Promise<void> {
  const place = page.locator('main [data-player-row]').first()
  await expect(place).toBeHidden()
  const tops = await place.evaluate((element) => {
    const [main, below] = [element.closest('main'), element.nextElementSibling]
    // Its position in the document, independent of the scroll position.
    const topOf = (box: Element | null) => box?.getBoundingClientRect().top ?? 0
    const top = () => topOf(below) - topOf(main)
    const empty = top()
    element.remove()
    const without = top()
    below?.before(element)
    element.append(Object.assign(document.createElement('p'), { textContent: 'Jucate recent' }))
    return { empty, without, filled: top() }
  })
  expect(tops.without).toBe(tops.empty)
  // Its content appears at that position.
  await expect(place).toBeVisible()
  expect(tops.filled).toBeGreaterThan(tops.empty)
}

test('CAT-04 PER-01 the lobby loads the content below its first view with one request; rows keep to their caps and link to their full page; a player row takes no space for guests', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/pages')) asked.push(request.url())
  })
  await page.goto('/')
  await whenHydrated(page)
  await whenIdle(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await whenIdle(page)
  expect(asked).toHaveLength(1)

  const top = page.getByRole('region', { name: 'Top 10 în România' })
  // A row renders all of its tiles once a visitor interacts with it.
  await top.hover()
  await expect(top.getByRole('article')).toHaveCount(10)
  const newest = page.getByRole('region', { name: 'Toate sloturile noi' })
  await newest.hover()
  await expect(newest.getByRole('article')).toHaveCount(20)
  await expect(newest.getByRole('link', { name: /Vezi toate/ })).toHaveAttribute('href', /^\/categorii\//)
  await expectPlayerRow(page)
})

test('ADM-04 MNU-05 the HTML is the same for all visitors with the login state pending; its data are those of its first view', async ({
  request,
  site,
}) => {
  const plain = await request.get(site)
  const known = await request.get(site, { headers: { cookie: 'theme=light; locale=de; session=abc' } })
  expect(await known.text()).toBe(await plain.text())
  expect(await plain.text()).toContain('Verificăm dacă ești conectat')
  expect(plain.headers()['cache-control']).toMatch(/^public,.*s-maxage=\d+, stale-while-revalidate=\d+$/)
  expect(plain.headers()['set-cookie']).toBeUndefined()

  const html = await plain.text()
  const data = html.slice(html.indexOf('__reactRouterContext'))
  const names = [...html.matchAll(/href="\/joc\/([\w-]+)"/g)].map(([, code]) => code)
  expect(names.length).toBeGreaterThan(40)
  expect(data.split('Recomandate')).toHaveLength(2)
  expect(data).toContain(String(names[1]))
  expect(data).not.toContain(String(names.at(-1)))
})

test('MNU-07 UXP-02 the phone menu opens as a dialog with the switches; Escape and Back close it and return the focus, on the same page and without a request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/turnee')
  await whenHydrated(page)
  const opener = page.getByRole('button', { name: 'Meniu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Meniu' })
  await expect(menu.getByRole('link', { name: 'Sport' })).toBeVisible()
  await expect(menu.getByRole('group', { name: 'Temă' }).getByRole('radio', { name: 'Sistem' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(menu).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.usr?.modals?.at(-1)?.name)).toBe('menu')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/turnee')
  expect(asked.filter((path) => path.endsWith('.data') || path === '/turnee')).toEqual([])
})
