import { expect, test, whenHydrated } from './support/test.ts'

/** Dates as the list shows them: „Până la 31 decembrie”, „1 noiembrie – 31 decembrie 2026”. */
const until = /^Până la \d{1,2} \p{Letter}+(?: \d{4})?$/u
const between = /^\d{1,2} \p{Letter}+(?: \d{4})? – \d{1,2} \p{Letter}+(?: \d{4})?$/u

test('PRO-04 the list shows the dates of each promotion that has dates', async ({ page }) => {
  await page.goto('/promotii')
  const card = (name: string) => page.getByRole('article', { name, exact: true })
  await expect(card('Turneul castelului').getByText(between)).toBeVisible()
  await expect(card('Seară de poveste').getByText(until)).toBeVisible()
  await expect(card('Bun venit: 50 de rotiri gratuite')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Fără dată')
})

test('PRO-04 a promotion that has ended or not begun is in no list, on no page and in no site map', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/promotii')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const name of ['Recolta lunii trecute', 'Caravana cu premii'])
    await expect(page.getByRole('article', { name })).toHaveCount(0)
  const map = await (await request.get(`${site}/sitemap.xml`)).text()
  for (const slug of ['luna-trecuta', 'in-curand']) {
    expect((await request.get(`${site}/promotii/${slug}`)).status()).toBe(404)
    expect(map).not.toContain(slug)
  }
  expect(map).toContain('/promotii/turneul-castelului')
})

test('PRO-01 PRO-04 preview shows such a promotion, and one for players, with the reason', async ({
  page,
}) => {
  const reasons = {
    'luna-trecuta': /S-a văzut până la \d{1,2} \p{Letter}+ \d{4}, inclusiv/u,
    'in-curand': /Se vede din 1 \p{Letter}+ \d{4}/u,
    'rotiri-duminica': 'Se vede numai din cont',
  }
  for (const [slug, reason] of Object.entries(reasons)) {
    const response = await page.goto(`/preview/promotii/${slug}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('note')).toContainText(reason)
    await expect(page.getByRole('main').getByRole('link', { name: 'Termeni și condiții' })).toBeVisible()
  }
  await page.goto('/preview/promotii/turneul-castelului')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turneul castelului')
  await expect(page.getByRole('note')).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`PRO-03 at ${width} px a promotion shows its offer with its action in the first view, then its games`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/promotii/premii-de-sezon')
    await whenHydrated(page)
    const main = page.getByRole('main')
    const action = main.getByRole('button', { name: /^Participă/ })
    await expect(action).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('link', { name: 'Termeni și condiții' })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(between)).toBeVisible()
    const games = main.getByRole('region', { name: 'Jocurile turneului' })
    await expect(games.getByRole('article')).toHaveCount(4)
    await expect(games.getByRole('button', { name: /Înainte|Înapoi/ })).toHaveCount(0)
    await action.click()
    await expect(page.getByRole('dialog', { name: 'Intră în cont' })).toBeVisible()
  })

test('PRO-01 every promotion of the list has its benefit and its action, and none is alone in a row', async ({
  page,
}) => {
  await page.goto('/promotii')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(5)
  for (const card of await cards.all()) {
    const join = card.getByRole('button', { name: /^Participă / })
    await expect(join.or(card.getByRole('link', { name: /^(?:Vezi|Deschide) / }))).toBeVisible()
    await expect(card.getByText(/\.$/).first()).toBeVisible()
  }
  for (const width of [390, 820, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
    const places = boxes.map((box) => ({
      top: Math.round(box?.y ?? 0),
      end: (box?.x ?? 0) + (box?.width ?? 0),
    }))
    const edge = Math.max(...places.map(({ end }) => end))
    const rows = [...Map.groupBy(places, ({ top }) => top).values()]
    // A card that is alone in its row fills it.
    expect(rows.filter((row) => row.length === 1 && row.every(({ end }) => end < edge - 1))).toEqual([])
  }
})
