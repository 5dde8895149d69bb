import { test } from '../players/ownSite.ts'
import { shiftsOf, sumOf, watchShifts } from '../support/shifts.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, whenHydrated } from '../support/test.ts'
import { expectLostLine, hubNow, LIST, noFeedNote, rested, TABLE, toHub, toTable } from './hub.ts'
import { languages, main, SALON, seatAt, seatsOf } from './salon.ts'

test.beforeEach(async ({ request, site }) => {
  await rested({ request, site })
  await toTable({ request, site }, TABLE, 'open')
})

test('LIV-12 UXP-07 by keyboard: arrows move between tables, End and Home to the last and the first, Tab to the details, a skip link past a language; Enter sits down', async ({
  page,
}) => {
  await page.goto(SALON)
  await whenHydrated(page)
  await expect(languages(page).first()).toHaveText('Română')
  const tables = main(page).locator('a[data-table]')
  await tabTo(page, main(page).getByRole('link', { name: 'Sari peste Română' }))
  await page.keyboard.press('Tab')
  await expect(tables.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tables.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const columns = await tables.evaluateAll(
    (links) =>
      new Set(
        links.slice(0, 12).map((link) => Math.round(link.closest('li')?.getBoundingClientRect().left ?? 0)),
      ).size,
  )
  await expect(tables.nth(1 + columns)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tables.last()).toBeFocused()
  await expect(tables.last()).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(
    main(page)
      .getByRole('link', { name: /^Detalii despre / })
      .last(),
  ).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await expect(tables.first()).toBeFocused()
  await expect(tables.first()).toBeInViewport()
  const href = await tables.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('LIV-12 LIV-08 UXP-13 without the feed the tables stand by stake with unknown seats, which is said; filters of the feed are named as not applied; a press still sits down', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await request.post(`${site}/sandbox/control/faults`, {
    data: { path: '/hub/negotiate', mode: 'error-503' },
  })
  await page.goto(`${SALON}?locuri=libere`)
  await expect(noFeedNote(page)).toBeVisible()
  await expect(languages(page)).toHaveText(['Limbă necunoscută'])
  await expect(seatAt(page)).toHaveAccessibleName(/lei, masa: nu știm acum/)
  await expect(seatAt(page)).not.toHaveAccessibleName(/liber|plină/)
  await expect(main(page)).toContainText('Neaplicat, nu știm acum starea meselor: Doar locuri libere.')
  await expect(main(page).getByText('Masa: nu știm acum').first()).toBeVisible()
  await seatAt(page).scrollIntoViewIfNeeded()
  await expect(seatAt(page).locator('xpath=ancestor::article').getByText('Masa: nu știm acum')).toBeVisible()
  await expect(seatsOf(page)).toHaveCount(0)

  await request.delete(`${site}/sandbox/control/faults`)
  await noFeedNote(page).locator('..').getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(languages(page).first()).toHaveText('Română')
  await expect(noFeedNote(page)).toHaveCount(0)
  await toTable({ request, site }, TABLE, 'free')
  await seatAt(page).scrollIntoViewIfNeeded()
  await expect(seatsOf(page)).toHaveCount(7)
  expectLostLine(complaints)
})

test('LIV-12 LIV-11 a table that fills stays under the mouse until the visitor takes the change; without a pointer it goes', async ({
  page,
  request,
  site,
}) => {
  await toTable({ request, site }, TABLE, 'free')
  await page.goto(`${SALON}?locuri=libere`)
  await expect(seatAt(page)).toHaveAccessibleName(/7 locuri libere/)
  await seatAt(page).hover()
  await toTable({ request, site }, TABLE, 'fill')
  await expect(page.getByText('O schimbare așteaptă')).toBeVisible()
  await expect(seatAt(page)).toHaveAccessibleName(/masă plină/)
  await page.getByRole('button', { name: 'Arată', exact: true }).click()
  await expect(seatAt(page)).toHaveCount(0)
})

test('LIV-12 UXP-14 seats light up within 200 ms, and at once in quiet mode', async ({
  page,
  context,
  request,
  site,
}) => {
  await toTable({ request, site }, TABLE, 'fill')
  const times = () =>
    seatsOf(page).evaluateAll((seats) =>
      seats.map((seat) => Number.parseFloat(getComputedStyle(seat).transitionDuration)),
    )
  await page.goto(SALON)
  await expect(seatAt(page)).toHaveAccessibleName(/masă plină/)
  await seatAt(page).scrollIntoViewIfNeeded()
  await expect.poll(times).toEqual(Array(7).fill(0.2))
  await context.addCookies([{ name: 'motion', value: 'quiet', url: site }])
  await page.reload()
  await expect(seatAt(page)).toHaveAccessibleName(/masă plină/)
  await seatAt(page).scrollIntoViewIfNeeded()
  await expect.poll(async () => Math.max(...(await times()))).toBeLessThanOrEqual(0.001)
  await expect(seatsOf(page)).toHaveCount(7)
})

test('LIV-12 only tables in view follow the feed: 500 changes a second change no other one', async ({
  page,
  request,
  site,
}) => {
  await page.goto(SALON)
  await expect(seatAt(page)).toHaveAccessibleName(/liber|plină/)
  const changed = await page.evaluate(() => {
    const far: string[] = []
    const near: string[] = []
    Object.assign(window, { far, near })
    for (const link of document.querySelectorAll('main a[data-table]')) {
      const { top, bottom } = link.closest('li')?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      if (bottom > 0 && top < innerHeight)
        new MutationObserver(() => near.push(link.textContent ?? '')).observe(link, { attributes: true })
      else if (top > 2 * innerHeight)
        new MutationObserver(() => far.push(link.textContent ?? '')).observe(link, { attributes: true })
    }
    return { far, near }
  })
  expect(changed).toEqual({ far: [], near: [] })
  await toHub({ request, site }, 'rate', { rate: 500 })
  const seen = () =>
    page.evaluate(() => {
      const { far, near } = window as unknown as Record<'far' | 'near', string[]>
      return { far: far.length, near: near.length }
    })
  await expect.poll(async () => (await seen()).near).toBeGreaterThan(20)
  expect((await seen()).far).toBe(0)
  const { watching } = await hubNow({ request, site })
  expect(watching).toBe(1)
})

test('LIV-12 the address is a page of the server that search engines leave out, and its links work without scripts', async ({
  browser,
  request,
  site,
}) => {
  const html = await (await request.get(site + SALON)).text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site}${SALON}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salonul live')
  await expect(seatAt(page)).toHaveAccessibleName(/lei, masa: se află acum/)
  await page.getByRole('link', { name: 'Vezi ca listă' }).click()
  await expect(page).toHaveURL(`${site}${LIST}`)
  await page.context().close()
})

test('LIV-12 groups of tables far from the view keep their height while the page scrolls, and their links stay in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(SALON)
  await whenHydrated(page)
  await expect(languages(page).first()).toHaveText('Română')
  const skipped = main(page).locator('ul[data-far]')
  await expect(skipped.last()).toBeAttached()
  const tables = main(page).locator('a[data-table]')
  const count = await tables.count()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await tables.last().scrollIntoViewIfNeeded()
  await expect(tables.last().locator('xpath=ancestor::article').getByRole('link')).toHaveCount(2)
  expect(await height()).toBe(before)
  await expect(tables).toHaveCount(count)
  await tables.first().scrollIntoViewIfNeeded()
  await expect(tables.first()).toBeInViewport()
  expect(await height()).toBe(before)
})

for (const width of [390, 1440])
  test(`LIV-12 the languages and stakes of the feed replace the list of all tables without a layout shift, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await page.goto(SALON)
    await expect(languages(page).first()).toHaveText('Română')
    expect(sumOf(await shiftsOf(page))).toBeLessThan(0.1)
  })
