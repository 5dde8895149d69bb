import type { Page } from '@playwright/test'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { expect, test, whenHydrated, whenQuiet } from './support/test.ts'

/** Nothing has moved since the page was loaded, and nothing goes beyond its sides. */
async function keptItsPlace(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  // Words may be a pixel wider in the brand's face than in the one that stood in for it.
  const shifts = await shiftsOf(page)
  expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThan(0.001)
}

for (const width of [390, 768, 1440]) {
  test(`RTE-01 CMS-01 the lobby at ${width} px shows its widgets, menus and footer, never scrolls sideways and keeps its place while it hydrates`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto('/')
    await whenHydrated(page)
    await whenQuiet(page)
    await keptItsPlace(page)

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

/** A row of the player has its place among the others, and none while it is empty. */
async function rowHasItsPlace(page: Page): Promise<void> {
  const place = page.locator('main [data-player-row]').first()
  await expect(place).toBeHidden()
  const tops = await place.evaluate((element) => {
    const [main, below] = [element.closest('main'), element.nextElementSibling]
    // Where it stands in the page, wherever the page stands.
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
  // What fills it stands there.
  await expect(place).toBeVisible()
  expect(tops.filled).toBeGreaterThan(tops.empty)
}

test('CAT-04 PER-01 what the lobby shows below its first view comes with one answer; rows keep to their caps and link to their full page; a player’s row has its place among them, without room for guests', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/pages')) asked.push(request.url())
  })
  await page.goto('/')
  await whenHydrated(page)
  await whenQuiet(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await whenQuiet(page)
  expect(asked).toHaveLength(1)

  const top = page.getByRole('region', { name: 'Top 10 în România' })
  // A row is whole once somebody turns to it.
  await top.hover()
  await expect(top.getByRole('article')).toHaveCount(10)
  const newest = page.getByRole('region', { name: 'Toate sloturile noi' })
  await newest.hover()
  await expect(newest.getByRole('article')).toHaveCount(20)
  await expect(newest.getByRole('link', { name: /Vezi toate/ })).toHaveAttribute('href', /^\/categorii\//)
  await rowHasItsPlace(page)
})

test('ADM-04 MNU-05 the HTML is the same for everyone and says pending; its data are those of its first view', async ({
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

test('MNU-07 UXP-02 the phone menu opens as a dialog and holds the switches; Escape and Back close it and give the focus back, on the same page, which asks for nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/turnee')
  await whenHydrated(page)
  const opener = page.getByRole('button', { name: 'Meniu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Meniu' })
  await expect(menu.getByRole('link', { name: 'Sport' })).toBeVisible()
  await expect(menu.getByRole('button', { name: /^Temă/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(menu).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/turnee')
  expect(asked.filter((path) => path.endsWith('.data') || path === '/turnee')).toEqual([])
})
